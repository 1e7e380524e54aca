/// What a command was given: its options with their values, and the paths.
import PorticoModel

package struct Options: Hashable, Sendable {
  package private(set) var paths: [String] = []
  /// Several of an option that may be repeated.
  private var values: [Option: [String]] = [:]
  private let command: String

  package init(_ arguments: [String], of command: any Command.Type) throws(UsageProblem) {
    self.command = command.name
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        paths += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        guard !word.isEmpty else { throw problem("a path is empty") }
        paths.append(word)
        continue
      }
      try add(word, &rest, known: command.options + [.help])
    }
    try exclude(.quiet, .verbose)
  }

  /// Without the first path, which was something else.
  package func droppingFirstPath() -> Options {
    var rest = self
    rest.paths.removeFirst()
    return rest
  }

  package func adding(paths: [String]) -> Options {
    var more = self
    more.paths += paths
    return more
  }

  /// What was given, in an order of its own, but for what decides only how much is said, and on how many threads, and
  /// whether anything is written.
  package var words: [String] {
    let silent: [Option] = [.quiet, .verbose, .jobs, .check, .diff, .dryRun, .force]
    let given = values.filter { !silent.contains($0.key) }.flatMap { option, values in
      values.map { "\(option.name)=\($0)" }
    }
    return [command] + given.sorted() + ["--"] + paths
  }

  /// The line that a shell would be given for the same without some of it. What only decides how much is said is left out.
  package func line(without left: [Option]) -> String {
    let silent: [Option] = [.quiet, .verbose, .jobs, .noCache]
    let given = values.filter { !(left + silent).contains($0.key) }.sorted { $0.key.name < $1.key.name }
    let words = given.flatMap { option, values in
      values.flatMap { option.value == nil ? [option.name] : [option.name, $0] }
    }
    // The paths of a list are the list's to name.
    let paths = has(.inputList) ? [] : paths
    return (["portico", command] + (paths + words).map(ShellWord.quoted)).joined(separator: " ")
  }

  package func has(_ option: Option) -> Bool { values[option] != nil }

  package subscript(option: Option) -> String? { values[option]?.first }

  package func all(_ option: Option) -> [String] { values[option] ?? [] }

  package func library() throws(UsageProblem) -> Settings.Library? {
    guard let name = self[.library] ?? self[.writtenLibrary] else { return nil }
    if let library = Settings.Library(rawValue: name) { return library }
    let names = Settings.Library.allCases.map(\.rawValue)
    throw UsageProblem(
      "there is no library `\(name)`, but \(names.joined(separator: ", "))", near: name, among: names,
      command: command)
  }

  package func locations() throws(UsageProblem) -> Bool? {
    switch self[.locations] {
    case nil: nil
    case "on": true
    case "off": false
    case .some(let word): throw problem("`--locations` is on or off, not `\(word)`")
    }
  }

  /// How many threads a run may have: as many as the machine has cores, unless it is said.
  package func jobs(in surroundings: Surroundings) throws(UsageProblem) -> Int {
    guard let text = self[.jobs] else { return surroundings.cores }
    guard let number = Int(text), number > 0 else { throw problem("`--jobs` takes a number from 1 on, not `\(text)`") }
    return number
  }

  /// Refuses two that contradict one another.
  package func exclude(_ options: Option...) throws(UsageProblem) {
    let given = options.filter(has)
    guard given.count > 1 else { return }
    throw problem("`\(given[0].name)` and `\(given[1].name)` exclude each other")
  }

  package func style() throws(UsageProblem) -> Settings.Style? {
    guard let name = self[.style] else { return nil }
    if let style = Settings.Style(rawValue: name), Option.styles.contains(name) { return style }
    throw UsageProblem(
      "there is no style `\(name)`, but \(Option.styles.joined(separator: ", "))", near: name, among: Option.styles,
      command: command)
  }

  private mutating func add(
    _ word: String, _ rest: inout ArraySlice<String>, known: [Option]
  ) throws(UsageProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? "--help" : parts[0]
    guard let option = known.first(where: { $0.name == name }) else {
      throw UsageProblem(
        "`\(command)` has no option `\(name)`", near: name, among: known.map(\.name), command: command)
    }
    guard option.isRepeatable || values[option] == nil else { throw problem("`\(name)` is given twice") }
    guard option.value != nil else {
      if parts.count > 1 { throw problem("`\(name)` takes no value") }
      values[option] = [""]
      return
    }
    let following = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    guard let value = parts.count > 1 ? parts[1] : following, !value.isEmpty else {
      throw problem("`\(option.spelled)` lacks its value")
    }
    if parts.count == 1 { rest.removeFirst() }
    values[option, default: []].append(value)
  }

  private func problem(_ message: String) -> UsageProblem { UsageProblem(message, command: command) }
}
