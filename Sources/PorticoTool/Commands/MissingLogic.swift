/// The screens whose user's half is nowhere to be seen, and the line that begins it.
struct MissingLogic {
  private var missing: [(source: Source, screen: String)] = []

  init(_ sources: [CheckedSource], _ places: inout LogicPlaces) {
    for checked in sources where checked.isSound {
      for logic in checked.logicFiles where !places.has(logic.name, of: checked.source) {
        missing.append((checked.source, logic.screen.name))
      }
    }
  }

  /// Those that a run like this one asked for.
  init(_ record: RunRecord, _ reading: SourceReading) {
    var places = LogicPlaces(reading)
    for logic in record.logics where reading.sources.indices.contains(logic.source) {
      let source = reading.sources[logic.source]
      if !places.has(logic.file, of: source) { missing.append((source, logic.screen)) }
    }
  }

  func tell(_ options: Options, _ report: Report) {
    guard !missing.isEmpty else { return }
    let named = missing.prefix(missing.count > 6 ? 5 : 6).map(\.screen).joined(separator: ", ")
    let others = missing.count > 6 ? " and \(missing.count - 5) others" : ""
    let whose = missing.count == 1 ? "1 screen lacks its" : "\(missing.count) screens lack their"
    report.say("\(whose) Logic: \(named)\(others)")
    report.say("  " + line(options))
  }

  private func line(_ options: Options) -> String {
    var files: [String] = []
    for path in missing.map(\.source.path.shown) where files.last != path { files.append(path) }
    // A long list is no line to run; the paths that were given find the same.
    let paths = files.count > 3 ? options.paths : files
    let flags = [Option.output, .library].flatMap { option in options[option].map { [option.name, $0] } ?? [] }
    return (["portico", "scaffold"] + (paths + flags).map(ShellWord.quoted)).joined(separator: " ")
  }
}
