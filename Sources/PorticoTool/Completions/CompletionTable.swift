/// What a shell can complete, as the commands' own tables say it: each command with its options and what it is given.
package struct CompletionTable: Sendable {
  /// What stands behind an option, or in a command's place for paths.
  package enum Value: Hashable, Sendable {
    case words([String])
    case files, folders
    /// `.portico` files, and folders that hold them.
    case declarations
    /// Nobody but the user knows it.
    case text
  }

  package struct Flag: Sendable {
    package var name: String
    package var summary: String
    /// What its usage calls the value, and what that is; nil where it takes none.
    package var value: (name: String, kind: Value)?
    package var isRepeatable = false
  }

  package struct Verb: Sendable {
    package var name: String
    package var summary: String
    package var flags: [Flag]
    /// What it takes beside options, wherever that stands.
    package var operands: [Value]
  }

  package let verbs: [Verb]
  /// Those that stand in a command's place.
  package let flags: [Flag]

  package init(_ commands: [any Command.Type]) {
    verbs = commands.map { command in
      Verb(
        name: command.name, summary: command.summary, flags: (command.options + [.help]).map(Self.flag),
        operands: Self.operands(command.arguments))
    }
    flags = [
      Flag(name: "--help", summary: "Show this help."), Flag(name: "--version", summary: "Show the version."),
    ]
  }

  private static func flag(_ option: Option) -> Flag {
    Flag(
      name: option.name, summary: option.summary,
      value: option.value.map { ($0, option.words.isEmpty ? kind(of: $0) : .words(option.words)) },
      isRepeatable: option.isRepeatable)
  }

  /// `NAME [PATHS]`, `bash|zsh|fish`.
  private static func operands(_ usage: String) -> [Value] {
    usage.split { " []".contains($0) }.map { kind(of: String($0)) }.filter { $0 != .text }
  }

  private static func kind(of word: String) -> Value {
    switch word {
    case "PATHS": .declarations
    case "DIR": .folders
    case "FILE", "F": .files
    default: word.contains("|") ? .words(word.split(separator: "|").map(String.init)) : .text
    }
  }
}
