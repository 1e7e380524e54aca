/// `--input-list` and `@file`: arguments that a file holds.

enum InputList {
  /// The options with the paths of the list among their own.
  /// nil where it cannot be read, which is told.
  static func expand(
    _ options: Options, _ report: inout Report, in surroundings: Surroundings
  ) throws(UsageProblem) -> Options? {
    guard let list = options[.inputList] else { return options }
    let text: String
    do throws(DiskProblem) { text = try Self.text(of: list, in: surroundings) } catch {
      report.add(FileProblem(error.message(list)))
      return nil
    }
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
      let path = String(argument.dropFirst())
      do throws(DiskProblem) { result += FileList.words(try text(of: path, in: surroundings)) } catch {
        throw UsageProblem(error.message(path))
      }
    }
    return result
  }

  private static func text(of path: String, in surroundings: Surroundings) throws(DiskProblem) -> String {
    String(decoding: try Disk.read(FilePath(path, in: surroundings.currentFolder).real), as: UTF8.self)
  }
}
