/// Which module each source is compiled into: what `--module` says of it, else the SwiftPM target that it lies in.
import PorticoModel

struct ModuleNames {
  static let discussion = """
    A harness imports the module that its source is compiled into: the SwiftPM target that it lies in, or NAME where
    `--module NAME` is given. `--module NAME=PATH` says it of one file or of all below a folder, the nearest PATH
    counts, and may be given for each. Harnesses of several modules share one clock, in which each module has its part,
    PorticoHarness+NAME.generated.swift.
    """

  private struct Choice {
    var name: String
    var path: String
  }

  private var choices: [Choice] = []
  private var all: String?

  init(_ options: Options, in surroundings: Surroundings, command: String) throws(UsageProblem) {
    for word in options.all(.module) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.allSatisfy({ !$0.isEmpty }) else {
        throw UsageProblem("`--module` is NAME or NAME=PATH, not `\(word)`", command: command)
      }
      if parts.count > 1 {
        choices.append(Choice(name: parts[0], path: FilePath(parts[1], in: surroundings.currentFolder).real))
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
    Set(sources.compactMap(module)).union(choices.map(\.name))
  }

  func module(of source: Source) -> String? {
    let said = choices.filter { FilePath.isBelow(source.path.real, $0.path) }
      .max { $0.path.utf8.count < $1.path.utf8.count }
    return said?.name ?? all ?? source.module
  }
}
