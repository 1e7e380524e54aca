/// States, lets and what is bound to something outside the screen.
import PorticoModel

package struct StreamComparison {
  private let old: ScreenEdition
  private let new: ScreenEdition
  package private(set) var changes: [MeaningChange] = []

  package init(_ old: ScreenEdition, _ new: ScreenEdition) {
    self.old = old
    self.new = new
    compare("state", old.screen.states, new.screen.states)
    compare("let", Self.declared(old.screen), Self.declared(new.screen))
    compareBinds()
  }

  /// What several targets of a `bind` share has a name that nobody wrote; it stands where its flow does.
  private static func declared(_ screen: Screen) -> [StreamDeclaration] {
    screen.lets.filter { $0.flows.isEmpty || $0.location != $0.flows[0].location }
  }

  private mutating func compare(_ word: String, _ before: [StreamDeclaration], _ after: [StreamDeclaration]) {
    for stream in before where !after.contains(where: { $0.name == stream.name }) {
      changes.append(MeaningChange(.removed, Self.declaration(word, stream), breaks: Self.readers(stream)))
    }
    for stream in after {
      guard let standing = before.first(where: { $0.name == stream.name }) else {
        changes.append(MeaningChange(.added, Self.declaration(word, stream)))
        continue
      }
      compare(word, standing, stream)
    }
  }

  private mutating func compare(_ word: String, _ before: StreamDeclaration, _ after: StreamDeclaration) {
    func change(_ wording: Wording, _ breaks: Set<MeaningChange.Audience> = []) {
      changes.append(MeaningChange(.changed, "\(word) \(code: after.name) \(wording)", breaks: breaks))
    }
    let readers = Self.readers(before)
    if !PortComparison.isSame(before.element, after.element), let was = before.element.text,
      let now = after.element.text
    {
      change("is \(code: now), was \(code: was)", readers)
    }
    if let was = before.carrier, let now = after.carrier, was != now,
      old.screen.settings.library == new.screen.settings.library
    {
      change(
        "is carried by \(code: now.text ?? now.kind.rawValue), was by \(code: was.text ?? was.kind.rawValue)", readers)
    }
    if let wording = PortComparison.valueWording(before.value, after.value) { change(wording) }
    if before.access != after.access {
      let isNarrower = Access.isNarrower(Self.access(after), than: Self.access(before))
      change("is \(Self.access(after)), was \(Self.access(before))", isNarrower ? [.view] : [])
    }
    if let suffix = FlowComparison.suffix(old.side(before.flows), new.side(after.flows)) {
      changes.append(MeaningChange(.changed, "\(word) \(code: after.name)\(suffix)"))
    }
  }

  /// The Logic has the states in its Context; whoever else sees one was let to.
  private static func readers(_ stream: StreamDeclaration) -> Set<MeaningChange.Audience> {
    guard stream.carrier != nil else { return [] }
    return access(stream) == "private" ? [.logic] : [.logic, .view]
  }

  private static func access(_ stream: StreamDeclaration) -> String {
    stream.access.isEmpty ? "private" : stream.access
  }

  private static func declaration(_ word: String, _ stream: StreamDeclaration) -> Wording {
    let type = stream.element.isVoid ? "" : stream.element.text.map { ": \($0)" } ?? ""
    return "\(word) \(code: stream.name + (stream.carrier == nil ? "" : type))"
  }

  // MARK: Binds

  private struct Bound {
    var target: String
    var flow: Flow
  }

  private mutating func compareBinds() {
    var (gone, come) = (Self.bound(old.screen), Self.bound(new.screen))
    // Those of the same target belong together, the same flow first.
    for bind in gone {
      let wanted = FlowPieces(bind.flow.text)
      let twins = come.indices.filter { come[$0].target == bind.target }
      guard let twin = twins.first(where: { FlowPieces(come[$0].flow.text) == wanted }) ?? twins.first else { continue }
      if twins.count > 1, FlowPieces(come[twin].flow.text) != wanted { continue }
      if let suffix = FlowComparison.suffix(old.side([bind.flow]), new.side([come[twin].flow])) {
        changes.append(MeaningChange(.changed, "bind \(code: bind.target)\(suffix)"))
      }
      come.remove(at: twin)
      if let index = gone.firstIndex(where: { $0.target == bind.target && $0.flow == bind.flow }) {
        gone.remove(at: index)
      }
    }
    changes += gone.map { MeaningChange(.removed, Self.declaration($0)) }
    changes += come.map { MeaningChange(.added, Self.declaration($0)) }
  }

  private static func bound(_ screen: Screen) -> [Bound] {
    screen.binds.flatMap { bind in
      bind.targets.map { Bound(target: text($0), flow: bind.flow) }
    }
  }

  private static func declaration(_ bind: Bound) -> Wording {
    "bind \(code: "\(bind.target) <- \(bind.flow.text)")"
  }

  private static func text(_ target: Bind.Target) -> String {
    guard case .function(let function) = target else {
      if case .observer(let code) = target { return code.declared }
      return ""
    }
    let words = (function.isAsync ? "await " : "")
    switch function.body {
    case .hook(let call): return words + call.name
    case .call(let code), .keyPath(let code): return words + code.declared
    case .closure(let closure): return words + "{ \(closure.body.declared) }"
    }
  }
}
