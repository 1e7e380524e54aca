/// `--input-list` and `@file`: arguments that a file holds.

enum InputList {
  /// The options with the paths of the list among their own.
  static func expand(_ options: Options, _ report: inout Report, in surroundings: Surroundings) throws(UsageProblem)
    -> Options
  {
    guard let list = options[.inputList] else { return options }
    let text = try text(of: list, command: GenerateCommand.name, in: surroundings)
    let paths = FileList.paths(text, variable: surroundings.variable)
    // An empty list means nothing, where no path at all means the current folder.
    guard !paths.isEmpty || !options.paths.isEmpty else {
      throw UsageProblem("`--input-list`: \(list) lists no path", command: GenerateCommand.name)
    }
    // Xcode's lists name what else a phase reads too.
    return options.adding(paths: paths.filter { !$0.hasSuffix(".settings") && !$0.hasSuffix(".stencil") })
  }

  /// `arguments` with the words of a response file in the place of each `@file`.
  static func respond(_ arguments: [String], in surroundings: Surroundings) throws(UsageProblem) -> [String] {
    var result: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return result + arguments[index...] }
      guard argument.hasPrefix("@"), argument.utf8.count > 1 else {
        result.append(argument)
        continue
      }
      result += FileList.words(try text(of: String(argument.dropFirst()), command: nil, in: surroundings))
    }
    return result
  }

  private static func text(
    of path: String, command: String?, in surroundings: Surroundings
  ) throws(UsageProblem) -> String {
    do throws(DiskProblem) {
      return String(decoding: try Disk.read(FilePath(path, in: surroundings.currentFolder).real), as: UTF8.self)
    } catch {
      throw UsageProblem(error.message(path), command: command)
    }
  }
}
