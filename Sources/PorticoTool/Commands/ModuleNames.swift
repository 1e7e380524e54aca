/// Which module each source is compiled into: what `--module` says of it, else the SwiftPM target that it lies in.

struct ModuleNames {
  static let discussion = """
    A harness imports the module that its source is compiled into: the SwiftPM target that it lies in, or NAME where
    `--module NAME` is given. `--module NAME=PATH` says it of one file or of all below a folder, the nearest PATH
    counts, and may be given for each. Harnesses of several modules share one clock, in which each module has its part,
    PorticoHarness+NAME.generated.swift.
    """

  /// By the paths of files and folders.
  private var names: [String: String] = [:]
  private var all: String?

  init(_ options: Options, in surroundings: Surroundings, command: String) throws(UsageProblem) {
    for word in options.all(.module) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.allSatisfy({ !$0.isEmpty }) else {
        throw UsageProblem("`--module` is NAME or NAME=PATH, not `\(word)`", command: command)
      }
      if parts.count > 1 {
        let path = FilePath(parts[1], in: surroundings.currentFolder)
        if let other = names.updateValue(parts[0], forKey: path.real), other != parts[0] {
          throw UsageProblem("`--module` names \(other) and \(parts[0]) for \(path.shown)", command: command)
        }
        continue
      }
      guard all == nil else {
        throw UsageProblem(
          "`--module` names \(all ?? "") and \(word) for all sources: say `--module NAME=PATH`", command: command)
      }
      all = word
    }
  }

  /// Those that have sources, and those that are said to have some: a build waits for the files of either.
  func all(of sources: [Source]) -> Set<String> {
    Set(sources.compactMap(module)).union(names.values)
  }

  func module(of source: Source) -> String? {
    var path = source.path.real
    while true {
      if let name = names[path] { return name }
      if path == "/" || names.isEmpty { return all ?? source.module }
      path = FilePath.parent(path)
    }
  }
}
