/// The shells that there are completions for.
package enum CompletedShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  package func script(_ table: CompletionTable) -> String {
    switch self {
    case .bash: BashCompletions(table).script
    case .zsh: ZshCompletions(table).script
    case .fish: FishCompletions(table).script
    }
  }
}
