/// What `--help` says.
package enum Help {
  package static var text: String {
    let width = Tool.commands.map { $0.name.count }.max() ?? 0
    let commands = Tool.commands.map { "  \(padded($0.name, to: width))  \($0.summary)\n" }.joined()
    return """
      Portico writes Swift view models (Input, Output, and what binds them) from .portico declarations.

      Usage: portico COMMAND [PATHS] [options]

      Commands:
      \(commands)
      Options:
        --help     Show this help; after a command, that command's.
        --version  Show the version.

      Exit status: 0 done, 1 problems in the input, 2 wrong usage, 3 the disk refused something.

      """
  }

  package static func text(of command: any Command.Type) -> String {
    let options = command.options + [.help]
    let width = options.map(\.spelled.count).max() ?? 0
    let lines = options.map { "  \(padded($0.spelled, to: width))  \($0.summary)\n" }.joined()
    let paths = """
      PATHS are .portico files, and folders that are searched for them, hidden ones aside; without any, the current
      folder.
      """
    let takesPaths = command.arguments.contains("PATHS")
    return """
      \(command.summary)

      Usage: portico \(command.name) \(command.arguments) [options]

      \(takesPaths ? paths + " " : "")\(command.discussion)

      Options:
      \(lines)
      """
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
