/// One screen while it is being resolved: what it declares, what its names mean, what was found wrong.
import PorticoSyntax

final class Scope {
  // Slots are objects so that reading one field of a port copies nothing.
  final class PortSlot {
    var port: Port
    let node: PortNode
    /// Index of its group.
    let group: Int?
    /// Some `<-` or `bind` stands there, resolved or not.
    var isFed: Bool

    init(port: Port, node: PortNode, group: Int?) {
      self.port = port
      self.node = node
      self.group = group
      isFed = node.flow != nil
    }
  }

  final class StateSlot {
    var stream: StreamDeclaration
    let node: StateNode
    var isFed: Bool

    init(stream: StreamDeclaration, node: StateNode) {
      self.stream = stream
      self.node = node
      isFed = node.flow != nil
    }
  }

  final class LocalSlot {
    enum Progress { case waiting, running, done }
    var stream: StreamDeclaration
    let name: Name
    /// nil for one that several targets of a `bind` share.
    let node: LetNode?
    let group: Int?
    var progress: Progress
    /// What it carries is unknown because something else is wrong.
    var isBroken = false

    init(stream: StreamDeclaration, name: Name, node: LetNode?, group: Int?, progress: Progress = .waiting) {
      self.stream = stream
      self.name = name
      self.node = node
      self.group = group
      self.progress = progress
    }
  }

  let text: SourceText
  let settings: Settings
  let carriers: CarrierResolver
  let services: [String: Service]
  let isMainActor: Bool
  /// Where the parser found errors.
  let syntaxErrors: [Span]

  var names = NameTable()
  var ports: [PortSlot] = []
  var states: [StateSlot] = []
  var locals: [LocalSlot] = []
  var needs: [Need] = []
  var groupNodes: [GroupNode] = []
  var needNames: [Name] = []
  var hooks: HookCollector
  var diagnostics: [Diagnostic] = []
  /// Where its names stand; nil where nobody asks.
  var uses: [NameUse]?
  /// Which port or let reads which, for cycles.
  var reads: [(reader: NameTable.Meaning, source: NameTable.Meaning)] = []

  init(text: SourceText, settings: Settings, services: [String: Service], isMainActor: Bool, syntaxErrors: [Span]) {
    self.text = text
    self.settings = settings
    carriers = CarrierResolver(settings: settings)
    self.services = services
    self.isMainActor = isMainActor
    self.syntaxErrors = syntaxErrors
    hooks = HookCollector()
    // A screen has three ports a side at the median, and few have more than six.
    names.own.inputs.reserveCapacity(6)
    names.own.outputs.reserveCapacity(6)
    names.shared.reserveCapacity(6)
    ports.reserveCapacity(12)
  }

  func error(
    _ code: String, _ message: String, at span: Span, notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    diagnostics.append(Diagnostic(code, .error, message, at: span, notes: notes, fixes: fixes))
  }

  func warning(_ code: String, _ message: String, at span: Span, fixes: [Diagnostic.Fix] = []) {
    diagnostics.append(Diagnostic(code, .warning, message, at: span, fixes: fixes))
  }

  /// What is there in `init` only is no more when `transform` wires the flows.
  func reportNotKept(_ need: Int, at span: Span) {
    let (kind, name) = (needs[need].kind, needNames[need])
    guard settings.inputShape != .owned else { return }
    switch kind {
    case .stored, .weak: break
    case .initializer:
      let modifier = text.tokens.last { $0.end <= name.span.lower }
      let edit = modifier.map { Diagnostic.Edit(Span($0.start, name.span.lower), "") }
      error(
        "need-not-kept",
        "`\(name.text)` is there in `init` only, and flows are wired after it; write `needs \(name.text)` to keep it",
        at: span, fixes: edit.map { [Diagnostic.Fix("keep it", [$0])] } ?? [])
    case .superclass:
      error(
        "need-not-kept",
        "`\(name.text)` is passed to `super.init` and not kept; read it from the base class, `self.\(name.text)`, or "
          + "keep it as a need of another name",
        at: span)
    }
  }

  func isBrokenSyntax(_ span: Span) -> Bool {
    syntaxErrors.contains { $0.lower <= span.upper && span.lower <= $0.upper }
  }

  func location(_ span: Span) -> Location {
    text.location(span.lower)
  }

  func reference(_ meaning: NameTable.Meaning) -> StreamReference? {
    switch meaning {
    case .port(let index): .port(ports[index].port.id)
    case .state(let index): .state(states[index].stream.name)
    case .local(let index): .local(locals[index].stream.name)
    case .need, .group: nil
    }
  }

  func portIndex(_ id: PortID) -> Int? {
    let group = id.group.flatMap { name in names.groupNames.firstIndex(of: name) }
    return names.index(id.side, id.name, group: group)
  }

  func stateIndex(_ name: String) -> Int? {
    if case .state(let index) = names.shared[name] { index } else { nil }
  }

  func localIndex(_ name: String) -> Int? {
    if case .local(let index) = names.shared[name] { index } else { nil }
  }

  /// `readers`: what is fed by the flow that reads.
  func countReader(of meaning: NameTable.Meaning, readers: [NameTable.Meaning]) {
    for reader in readers { reads.append((reader, meaning)) }
    switch meaning {
    case .port(let index): ports[index].port.readers += 1
    case .state(let index): states[index].stream.readers += 1
    case .local(let index): locals[index].stream.readers += 1
    case .need, .group: break
    }
  }
}
