/// Inputs and outputs: which are new or gone, and what became of the others.
import PorticoEmit
import PorticoModel

package struct PortComparison {
  private let old: ScreenEdition
  private let new: ScreenEdition
  /// With another library or shape every carrier is another; that is told once, of the setting.
  private let comparesCarriers: Bool
  package private(set) var changes: [MeaningChange] = []

  package init(_ old: ScreenEdition, _ new: ScreenEdition) {
    self.old = old
    self.new = new
    let (before, after) = (old.shape, new.shape)
    comparesCarriers =
      before.settings.library == after.settings.library && before.inputShape == after.inputShape
      && before.outputShape == after.outputShape
    for port in old.ports where new.screen.port(port.id) == nil { removed(port) }
    for port in new.ports {
      if let standing = old.screen.port(port.id) { compare(standing, port) } else { added(port) }
    }
    compareLabels()
  }

  // MARK: One port

  private mutating func removed(_ port: Port) {
    var breaks: Set<MeaningChange.Audience> = [.view, .tests]
    if isInContext(port, old) { breaks.insert(.logic) }
    if port.id.side == .input, old.shape.inputShape == .struct { breaks.insert(.callers) }
    changes.append(MeaningChange(.removed, Self.declaration(port), breaks: breaks))
  }

  private mutating func added(_ port: Port) {
    changes.append(MeaningChange(.added, Self.declaration(port), breaks: breaksOfAdded(port)))
  }

  /// `bind` and the harness have a default for every port. What is new to a type that others make or switch over is not.
  private func breaksOfAdded(_ port: Port) -> Set<MeaningChange.Audience> {
    let siblings = old.screen.pairs.first { $0.group == port.id.group }
    switch port.id.side {
    case .input:
      let isArgument = new.shape.inputShape == .struct && siblings?.inputs.isEmpty == false
      return isArgument ? [.callers] : []
    case .output:
      let isCase = new.shape.outputShape == .enum && siblings?.outputs.isEmpty == false
      return isCase ? [.view] : []
    }
  }

  private mutating func compare(_ before: Port, _ after: Port) {
    let name = Self.name(after.id)
    let context: Set<MeaningChange.Audience> =
      isInContext(before, old) && isInContext(after, new) ? [.logic] : []
    func change(_ wording: Wording, _ breaks: Set<MeaningChange.Audience> = []) {
      changes.append(MeaningChange(.changed, "\(name) \(wording)", breaks: breaks))
    }
    if !Self.isSame(before.element, after.element) {
      let (was, now) = (Self.shown(before), Self.shown(after))
      change("is \(code: now), was \(code: was)", context.union([.view, .tests]))
    } else if before.partLabel != after.partLabel {
      let (was, now) = (Self.shown(before), Self.shown(after))
      change("is \(code: now), was \(code: was)", new.shape.storage(after) == .enumCase ? [.view] : [])
    }
    if comparesCarriers { compareCarriers(before, after, change, context) }
    if before.isEvent != after.isEvent {
      change(after.isEvent ? "is a one-shot event now" : "is no one-shot event any more")
    }
    compareValues(before, after, change)
    if before.access != after.access || before.isVariable != after.isVariable {
      let isNarrower = Access.isNarrower(after.access, than: before.access)
      let (was, now) = (Self.modifiers(before), Self.modifiers(after))
      change("is declared \(code: now), was \(code: was)", isNarrower ? [.view] : [])
    }
    if before.attributes != after.attributes {
      let (was, now) = (before.attributes.joined(separator: " "), after.attributes.joined(separator: " "))
      if was.isEmpty {
        change("has \(code: now) now")
      } else {
        change(now.isEmpty ? "no longer has \(code: was)" : "has \(code: now), had \(code: was)")
      }
    }
    if isInContext(before, old) != isInContext(after, new) {
      if isInContext(after, new) {
        change("is sent by the Logic now, through its Context")
      } else {
        change("is fed by the screen now and no longer in the Logic's Context", [.logic])
      }
    }
    if before.isActivityTarget != after.isActivityTarget {
      change(after.isActivityTarget ? "tells what is under way now" : "no longer tells what is under way")
    }
    if before.isErrorTarget != after.isErrorTarget {
      change(after.isErrorTarget ? "gets errors now" : "no longer gets errors")
    }
    if let suffix = FlowComparison.suffix(old.side(before.flows), new.side(after.flows)) {
      changes.append(MeaningChange(.changed, name + suffix))
    }
  }

  private func compareCarriers(
    _ before: Port, _ after: Port, _ change: (Wording, Set<MeaningChange.Audience>) -> Void,
    _ context: Set<MeaningChange.Audience>
  ) {
    let (was, now) = (old.shape.storage(before), new.shape.storage(after))
    if was != now, was == .enumCase || now == .enumCase {
      change(now == .enumCase ? "is a case of Input now, was a subject" : "is a subject now, was a case", [.view])
      return
    }
    // The cases of an enum have none.
    guard before.carrier != after.carrier, now != .enumCase else { return }
    let (old, new) = (Self.text(before.carrier), Self.text(after.carrier))
    change("is carried by \(code: new), was by \(code: old)", context.union([.view]))
  }

  private func compareValues(
    _ before: Port, _ after: Port, _ change: (Wording, Set<MeaningChange.Audience>) -> Void
  ) {
    let wording = Self.valueWording(before.value, after.value)
    if let wording { change(wording, []) }
  }

  static func valueWording(_ before: Code?, _ after: Code?) -> Wording? {
    let (was, now) = (before?.declared, after?.declared)
    if was == now { return nil }
    switch (was, now) {
    case (let was?, let now?): return "starts with \(code: now), not \(code: was)"
    case (nil, let now?): return "starts with \(code: now) now"
    case (let was?, nil): return "no longer starts with \(code: was)"
    case (nil, nil): return nil
    }
  }

  // MARK: All of them

  /// The arguments of `bind` stand in an order and have names.
  private mutating func compareLabels() {
    let (before, after) = (BindWriter.labels(old.shape), BindWriter.labels(new.shape))
    for (id, label) in after {
      guard let was = before.first(where: { $0.port == id })?.label, was != label else { continue }
      changes.append(
        MeaningChange(.changed, "\(Self.name(id)) is \(code: label) in `bind`, was \(code: was)", breaks: [.view]))
    }
    for side in [old.screen.inputs, old.screen.outputs] {
      let standing = side.map(\.id).filter { new.screen.port($0) != nil }
      let now = after.map(\.port).filter(standing.contains)
      guard standing != now, let first = standing.first else { continue }
      let order = FlowComparison.list(now.map(\.qualifiedName))
      var breaks: Set<MeaningChange.Audience> = [.view]
      if first.side == .input, new.shape.inputShape == .struct { breaks.insert(.callers) }
      changes.append(
        MeaningChange(.changed, "the \(first.side.rawValue)s are in another order: \(order)", breaks: breaks))
    }
  }

  private func isInContext(_ port: Port, _ edition: ScreenEdition) -> Bool {
    edition.shape.contextPorts.contains { $0.id == port.id }
  }

  // MARK: Words

  static func name(_ id: PortID) -> Wording { "\(id.side.rawValue) \(code: id.qualifiedName)" }

  /// `output token: String`
  private static func declaration(_ port: Port) -> Wording {
    let event = port.isEvent && port.id.side == .output && !port.element.isVoid ? "event " : ""
    let payload = payload(port)
    return "\(port.id.side.rawValue) \(event)\(code: port.id.qualifiedName + payload)"
  }

  private static func payload(_ port: Port) -> String {
    if port.element.isVoid { return "" }
    let text = shown(port)
    return text.hasPrefix("(") ? text : ": \(text)"
  }

  /// As it is declared behind the name.
  private static func shown(_ port: Port) -> String {
    port.partLabel.map { "(\($0): \(type(port)))" } ?? type(port)
  }

  static func type(_ port: Port) -> String { port.element.text ?? "of an unknown type" }

  private static func text(_ carrier: Carrier) -> String { carrier.text ?? carrier.kind.rawValue }

  private static func modifiers(_ port: Port) -> String {
    let access = port.access.isEmpty ? "internal" : port.access
    return access + (port.isVariable ? " var" : "")
  }

  static func isSame(_ left: Element, _ right: Element) -> Bool {
    left == right || left.isVoid && right.isVoid || left.text != nil && left.text == right.text
  }
}
