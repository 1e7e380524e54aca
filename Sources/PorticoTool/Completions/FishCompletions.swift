/// Completions for fish: a file in its `completions` folder.
struct FishCompletions {
  let table: CompletionTable

  init(_ table: CompletionTable) { self.table = table }

  var script: String {
    let verbs = table.verbs.map { line("-n __fish_use_subcommand -a \($0.name)", $0.summary) }
    let flags = table.flags.map { line("-n __fish_use_subcommand -l \(bare($0.name))", $0.summary) }
    let first = "# What fish completes behind `portico`: portico completions fish | source"
    let lines = [first, "complete -c portico -f"] + verbs + flags + table.verbs.flatMap(lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ verb: CompletionTable.Verb) -> [String] {
    let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
    let flags = verb.flags.map { flag in
      let value = flag.value.map { " " + action($0.kind, isValue: true) } ?? ""
      return line("\(condition) -l \(bare(flag.name))\(value)", flag.summary)
    }
    return flags + verb.operands.map { "complete -c portico \(condition) \(action($0, isValue: false))" }
  }

  /// A value that an option cannot do without is `-r`; with `-x` files are none.
  private func action(_ kind: CompletionTable.Value, isValue: Bool) -> String {
    let words =
      switch kind {
      case .words(let list): "-a '\(list.joined(separator: " "))'"
      case .files: "-F"
      case .folders: "-a '(__fish_complete_directories)'"
      // Fish gives other files too, only later.
      case .declarations: #"-a '(__fish_complete_suffix .portico | string match -re "(?:/|[.]portico)(?:\t|\$)")'"#
      case .text: ""
      }
    guard isValue else { return words }
    return kind == .files ? "-r -F" : "-x" + (words.isEmpty ? "" : " " + words)
  }

  private func line(_ text: String, _ summary: String) -> String {
    let escaped = summary.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : String($1) }
    return "complete -c portico \(text) -d '\(escaped)'"
  }

  private func bare(_ flag: String) -> String { String(flag.drop { $0 == "-" }) }
}
