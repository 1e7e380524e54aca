/// `portico completions`: what a shell needs to complete commands, options and paths, made of the commands' own tables.
package enum CompletionsCommand: Command {
  package static let name = "completions"
  package static let summary = "Print the completions for a shell."
  package static let options: [Option] = []
  package static var arguments: String { CompletedShell.allCases.map(\.rawValue).joined(separator: "|") }
  package static let discussion = """
    To have them in every session:

      bash  eval "$(portico completions bash)" in ~/.bashrc
      zsh   eval "$(portico completions zsh)" in ~/.zshrc, below compinit
      fish  portico completions fish > ~/.config/fish/completions/portico.fish
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    let names = CompletedShell.allCases.map(\.rawValue)
    guard let word = options.paths.first else {
      throw UsageProblem("for which shell? Give \(names.joined(separator: ", "))", command: name)
    }
    guard let shell = CompletedShell(rawValue: word) else {
      throw UsageProblem(
        "there are no completions for `\(word)`, but for \(names.joined(separator: ", "))", near: word, among: names,
        command: name)
    }
    if let surplus = options.paths.dropFirst().first {
      throw UsageProblem("one shell at a time: `\(surplus)` is too much", command: name)
    }
    surroundings.write(.output, shell.script(CompletionTable(Tool.commands)))
    return .done
  }
}
