/// The command line: finds the verb, reads its options, runs it.
package enum Tool {
  package static let version = "0.1.0"

  package static var commands: [any Command.Type] {
    [
      GenerateCommand.self, CheckCommand.self, ScaffoldCommand.self, InitCommand.self, NewCommand.self,
      HarnessCommand.self, DiffCommand.self, RenameCommand.self, EjectCommand.self, CompletionsCommand.self,
    ]
  }

  /// `arguments` without the name of the program.
  package static func run(_ arguments: [String], in surroundings: Surroundings) -> ExitStatus {
    do throws(UsageProblem) {
      let arguments = try InputList.respond(arguments, in: surroundings)
      guard let first = arguments.first else { throw UsageProblem("what is to be done? Give a command") }
      if let command = commands.first(where: { $0.name == first }) {
        let options = try Options(Array(arguments.dropFirst()), of: command)
        if options.has(.help) {
          surroundings.write(.output, Help.text(of: command))
          return .done
        }
        return try command.run(options, in: surroundings)
      }
      if first == "help", let name = arguments.dropFirst().first, arguments.count == 2 {
        return run([name, "--help"], in: surroundings)
      }
      guard ["--help", "-h", "help", "--version", "version"].contains(first) else { throw unknown(first) }
      if let surplus = arguments.dropFirst().first {
        throw UsageProblem("`\(first)` stands alone: `\(surplus)` is too much")
      }
      surroundings.write(.output, first.hasSuffix("version") ? "portico \(version)\n" : Help.text)
      return .done
    } catch {
      surroundings.write(.errors, error.text)
      return .usage
    }
  }

  private static func unknown(_ word: String) -> UsageProblem {
    let isOption = word.hasPrefix("-")
    let names = isOption ? ["--help", "--version"] : commands.map { $0.name }
    return UsageProblem("there is no \(isOption ? "option" : "command") `\(word)`", near: word, among: names)
  }
}

extension Tool {
  /// What `main` calls: the process's own arguments and surroundings, the status for `exit`.
  public static func main() -> Int32 {
    Disk.fillStandardStreams()
    guard let surroundings = Surroundings.process else {
      Surroundings.say("error: the current folder is gone: change into one that is there\n", to: .errors)
      return ExitStatus.disk.rawValue
    }
    return run(Array(CommandLine.arguments.dropFirst()), in: surroundings).rawValue
  }
}
