/// An option that some command has: `--quiet`, `--output DIR`.
import PorticoModel

package struct Option: Hashable, Sendable {
  package var name: String
  /// What stands for its value in usage texts; nil where it has none.
  package var value: String?
  package var summary: String
  /// The values that there are, where they can be listed.
  package var words: [String] = []
  package var isRepeatable = false

  /// Those that screens can be generated in.
  package static let styles = Settings.Style.allCases.filter { $0 != .protocol }.map(\.rawValue)

  package var spelled: String { value.map { "\(name) \($0)" } ?? name }

  package static let help = Option(name: "--help", summary: "Show this help.")
  package static let output = Option(
    name: "--output", value: "DIR", summary: "Write below DIR, in the folders that the sources have, not beside them.")
  package static let testsOutput = Option(
    name: "--tests-output", value: "DIR", summary: "Write the test harnesses below DIR, a folder of the test target.")
  package static let harnessOutput = Option(
    name: "--output", value: "DIR", summary: "Write below DIR, a folder of the test target.")
  package static let module = Option(
    name: "--module", value: "NAME[=PATH]",
    summary: "The module that harnesses import, or those of sources at PATH; may be repeated.", isRepeatable: true)
  package static let library = Option(
    name: "--library", value: "L",
    summary: "rxswift, combine or portico, whatever portico.settings says; a file or screen may differ.",
    words: Settings.Library.allCases.map(\.rawValue))
  package static let writtenLibrary = Option(
    name: "--library", value: "L",
    summary: "rxswift, combine or portico; without it, what portico.settings says, or the project shows.",
    words: library.words)
  package static let style = Option(
    name: "--style", value: "S", summary: "\(styles.joined(separator: ", ")): the shapes of Input and Output.",
    words: styles)
  package static let locations = Option(
    name: "--locations", value: "on|off",
    summary: "Whether errors in copied text lie in the declaration; a file may say otherwise.", words: ["on", "off"])
  package static let wholeModule = Option(
    name: "--whole-module",
    summary: "The PATHS are all that their module declares; other generated files in DIR count for nothing.")
  package static let templates = Option(
    name: "--templates", value: "DIR", summary: "Take the .stencil files in DIR in place of the built-in ones.")
  package static let outputFile = Option(
    name: "--output", value: "FILE", summary: "Write FILE, or into it if it is a folder, not beside the declaration.")
  package static let stdout = Option(name: "--stdout", summary: "Write to standard output, no file.")
  package static let remove = Option(
    name: "--remove", summary: "Take out the declaration too, with what was generated of it.")
  package static let checkHalves = Option(
    name: "--check", summary: "Say what is missing, write nothing; the exit status is 1 where something is.")
  package static let check = Option(
    name: "--check", summary: "Write nothing, show what would change; the exit status is 1 where something would.")
  package static let diff = Option(name: "--diff", summary: "Write nothing, show what would change.")
  package static let dryRun = Option(name: "--dry-run", summary: "Write nothing, name the files that would change.")
  package static let force = Option(
    name: "--force", summary: "Write over files that were changed by hand; each is kept as NAME.orig.")
  package static let prune = Option(
    name: "--prune", summary: "Remove generated files whose declaration is gone, if nobody has changed them.")
  package static let stdin = Option(
    name: "--stdin", summary: "Read one declaration from standard input; a PATH says which file it is.")
  package static let depfile = Option(
    name: "--depfile", value: "FILE", summary: "Write the rule `outputs: inputs` to FILE, for Make and Ninja.")
  package static let depfileTarget = Option(
    name: "--depfile-target", value: "FILE", summary: "What that rule is for, not the outputs: a stamp.")
  package static let inputList = Option(
    name: "--input-list", value: "FILE", summary: "Take the paths that FILE lists, one a line, as .xcfilelist files do."
  )
  package static let outputList = Option(
    name: "--output-list", value: "FILE", summary: "Write the paths of all outputs to FILE, one a line.")
  package static let watch = Option(
    name: "--watch", summary: "Go on, and generate again whenever a declaration or setting changes, until Ctrl-C.")
  package static let jobs = Option(
    name: "--jobs", value: "N", summary: "Work on N files at a time; without it, on as many as there are cores.")
  package static let noCache = Option(
    name: "--no-cache", summary: "Do all the work, even where the last run has shown that nothing changed.")
  package static let quiet = Option(name: "--quiet", summary: "Say only what is wrong.")
  package static let verbose = Option(name: "--verbose", summary: "Name every file and what became of it; show notes.")
}
