/// Two editions of a project's declarations, screen by screen and service by service.
import PorticoModel

package struct DeclarationComparison {
  /// A screen or service where it is declared.
  private struct Place<Declared> {
    var path: String
    var name: String
    var declared: Declared
  }

  private let pipeline: Pipeline
  /// What changed, by path and in the order of the text; what did not is left out.
  package private(set) var changes: [MeaningChanges] = []
  /// How many there are now.
  package let count: Int

  /// Both sides by paths that mean the same on either.
  package init(_ old: [Declarations], _ new: [Declarations], _ pipeline: Pipeline) {
    self.pipeline = pipeline
    count = new.reduce(0) { $0 + $1.screens.count + $1.services.count }
    let screens = Self.pairs(Self.places(old, \.screens, \.name), Self.places(new, \.screens, \.name))
    let services = Self.pairs(Self.places(old, \.services, \.name), Self.places(new, \.services, \.name))
    for (before, after) in services { compare(before, after) }
    for (before, after) in screens { compare(before, after) }
    // Where two are of one path, the order of the text stays.
    changes = changes.enumerated().sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }
      .map(\.element)
  }

  private static func places<Declared>(
    _ files: [Declarations], _ declared: (Declarations) -> [Declared], _ name: (Declared) -> String
  ) -> [Place<Declared>] {
    files.flatMap { file in
      declared(file).map { Place(path: file.path, name: name($0), declared: $0) }
    }
  }

  /// Those of one path and name; then, where a name is left only once on either side, those of one name.
  private static func pairs<Declared>(
    _ old: [Place<Declared>], _ new: [Place<Declared>]
  ) -> [(Place<Declared>?, Place<Declared>?)] {
    let standing = Dictionary(old.map { ("\($0.path)\n\($0.name)", $0) }) { first, _ in first }
    let come = Set(new.map { "\($0.path)\n\($0.name)" })
    let gone = old.filter { !come.contains("\($0.path)\n\($0.name)") }
    let strangers = new.filter { standing["\($0.path)\n\($0.name)"] == nil }
    var moved: Set<String> = []
    var result: [(Place<Declared>?, Place<Declared>?)] = []
    for place in new {
      if let before = standing["\(place.path)\n\(place.name)"] {
        result.append((before, place))
        continue
      }
      let origins = gone.filter { $0.name == place.name }
      let isAlone = origins.count == 1 && strangers.count { $0.name == place.name } == 1
      if isAlone { moved.insert(place.name) }
      result.append((isAlone ? origins[0] : nil, place))
    }
    return gone.filter { !moved.contains($0.name) }.map { ($0, nil) } + result
  }

  // MARK: Screens

  private mutating func compare(_ old: Place<Screen>?, _ new: Place<Screen>?) {
    switch (old, new) {
    case (let old?, let new?):
      let found = ScreenComparison.changes(edition(old.declared), edition(new.declared))
      add("screen \(new.name)", new.path, move(old.path, new.path) + found)
    case (let old?, nil):
      let logic: Set<MeaningChange.Audience> = edition(old.declared).shape.hasLogic ? [.logic] : []
      let breaks = logic.union([.view, .callers, .tests])
      add("screen \(old.name)", old.path, [MeaningChange(.removed, "the whole screen", breaks: breaks)])
    case (nil, let new?): add("screen \(new.name)", new.path, [MeaningChange(.added, "the whole screen")])
    case (nil, nil): break
    }
  }

  private func edition(_ screen: Screen) -> ScreenEdition {
    ScreenEdition(screen, stubs: pipeline.stubs(LogicFile(screen: screen, name: "")))
  }

  private mutating func compare(_ old: Place<Service>?, _ new: Place<Service>?) {
    switch (old, new) {
    case (let old?, let new?):
      add(
        "service \(new.name)", new.path,
        move(old.path, new.path) + ServiceComparison.changes(old.declared, new.declared))
    case (let old?, nil):
      add(
        "service \(old.name)", old.path,
        [MeaningChange(.removed, "the whole service", breaks: [.callers, .conformers, .logic, .tests])])
    case (nil, let new?): add("service \(new.name)", new.path, [MeaningChange(.added, "the whole service")])
    case (nil, nil): break
    }
  }

  private func move(_ was: String, _ now: String) -> [MeaningChange] {
    was == now ? [] : [MeaningChange(.changed, "moved here from \(code: was)")]
  }

  private mutating func add(_ subject: String, _ path: String, _ found: [MeaningChange]) {
    if !found.isEmpty { changes.append(MeaningChanges(subject, path, found)) }
  }
}
