/// `loginButton.tap` in a `view` block: the control, what lies between, and its event or property.
import PorticoSyntax

struct ControlResolver {
  let scope: Scope
  /// The types of the view's parameters.
  let controls: [String: String]

  private enum Direction { case read, set }

  /// What a path leads to: the class of the control, where UIKit has it.
  private struct Owner {
    var parameter: String
    var type: String
    var kind: (kind: ControlKind, isSubclass: Bool)?
    var inner: [String]
    var property: PathNode.Component

    /// As it is called in messages.
    var name: String { kind.map { "`\($0.kind.name)`" } ?? "`\(type)`" }
  }

  // MARK: The two sides

  func source(_ path: PathNode, argument: ControlPath.Argument?, expected: Element) -> ControlPath? {
    if let stream = stream(path, .read) { return mayFail(stream, at: path.span) ? nil : stream }
    guard let owner = owner(path, .read), var control = control(owner, argument, .read) else { return nil }
    guard let member = control.member else { return control }
    switch member.meaning {
    case .model:
      if let argument { control.element = TypeText.named(argument.type) } else { control.element = expected }
      if control.element.text == nil {
        report(
          "which type it shows is not known here; write `\(member.name)(Item.self)` with that type", at: path.span)
        return nil
      }
    case .action where member.type == nil:
      control.element = expected.isVoid ? .void : .type(owner.kind?.kind.name ?? owner.type)
    default:
      // A text is there for certain where the input does not ask for an optional.
      let type = TypeText.named(member.type ?? "Void")
      control.element = TypeText.unwrapped(expected) == nil ? TypeText.unwrapped(type) ?? type : type
    }
    return control
  }

  func sink(_ path: PathNode, argument: ControlPath.Argument?) -> ControlPath? {
    if let stream = stream(path, .set) { return stream }
    guard let owner = owner(path, .set), var control = control(owner, argument, .set) else { return nil }
    if let type = control.member?.type { control.element = TypeText.named(type) }
    return control
  }

  /// `(PostCell.self)`, `(cellIdentifier: "post", cellType: PostCell.self)`.
  static func argument(_ text: String) -> ControlPath.Argument? {
    guard text.hasPrefix("("), text.hasSuffix(".self)") else { return nil }
    let inside = String(text.dropFirst().dropLast(6))
    let identifierLabel = "cellIdentifier:"
    let typeLabel = "cellType:"
    guard inside.hasPrefix(identifierLabel) else {
      let type = inside.hasPrefix(typeLabel) ? trimmed(inside.dropFirst(typeLabel.count)) : inside
      return ControlPath.Argument(type: type)
    }
    guard let comma = inside.ranges(of: ", " + typeLabel).last else { return nil }
    let identifier = trimmed(inside[..<comma.lowerBound].dropFirst(identifierLabel.count))
    return ControlPath.Argument(type: trimmed(inside[comma.upperBound...]), identifier: identifier)
  }

  private static func trimmed(_ text: Substring) -> String { String(text.drop { $0 == " " }) }

  // MARK: Streams that the view owns

  private func stream(_ path: PathNode, _ direction: Direction) -> ControlPath? {
    guard path.components.count == 1, let name = path.components.first?.name.text, let type = controls[name],
      let carried = TypeText.carried(type), let kind = CarrierResolver.named[carried.carrier],
      kind != .value, kind != .published, (kind == .anyObserver) == (direction == .set) || Carrier(kind).isOwned
    else { return nil }
    var control = ControlPath(parameter: name, type: type, property: "", meaning: .stream(Carrier(kind)))
    control.element = carried.element
    return control
  }

  /// A control never fails, nor does what stands in for one.
  private func mayFail(_ stream: ControlPath, at span: Span) -> Bool {
    guard case .stream(let carrier) = stream.meaning,
      [.anyPublisher, .passthroughSubject, .currentValueSubject].contains(carrier.kind),
      !stream.type.filter({ $0 != " " }).hasSuffix(",Never>")
    else { return false }
    report("`\(stream.parameter)` may fail, and a view's stream must not; hand it over with `Never`", at: span)
    return true
  }

  // MARK: Controls

  private func owner(_ path: PathNode, _ direction: Direction) -> Owner? {
    let components = path.components
    let parameter = components[0].name.text
    let type = controls[parameter] ?? ""
    var kind = ControlKind.of(type)
    guard components.count > 1 else {
      report(bare(parameter, kind?.kind, direction), at: path.span)
      return nil
    }
    if let optional = components.dropLast().first(where: { $0.mark == .optional }) {
      report(
        "`\(optional.name.text)` may be missing, and a flow cannot be; write `!`, or hand it to the view by itself",
        at: optional.name.span)
      return nil
    }
    var inner: [String] = []
    for component in components.dropFirst().dropLast() {
      kind = kind?.kind.part(component.name.text).map { ($0, false) }
      inner.append((component.isProjected ? "$" : "") + component.name.text + (component.mark?.rawValue ?? ""))
    }
    return Owner(parameter: parameter, type: type, kind: kind, inner: inner, property: components.last ?? components[0])
  }

  private func control(
    _ owner: Owner, _ argument: ControlPath.Argument?, _ direction: Direction
  ) -> ControlPath? {
    let name = owner.property.name.text
    let property = (owner.property.isProjected ? "$" : "") + name
    var control = ControlPath(parameter: owner.parameter, type: owner.type, property: property, meaning: .unknown)
    control.inner = owner.inner
    control.argument = argument
    guard let kind = owner.kind else { return argument == nil ? control : refuse(argument, of: owner) }
    guard let member = kind.kind.member(property) else {
      if kind.isSubclass { return argument == nil ? control : refuse(argument, of: owner) }
      unknown(owner, kind.kind, direction)
      return nil
    }
    guard direction == .read ? member.isRead : member.isSet else {
      let what = direction == .read ? "tells nothing, it is set" : "is an event"
      report("`\(name)` of \(owner.name) \(what); " + list(kind.kind, direction), at: owner.property.name.span)
      return nil
    }
    switch member.meaning {
    case .items, .model: break
    default: if argument != nil { return refuse(argument, of: owner) }
    }
    control.meaning = .member(member)
    return control
  }

  private func refuse(_ argument: ControlPath.Argument?, of owner: Owner) -> ControlPath? {
    report("`\(owner.property.name.text)` of \(owner.name) takes no type", at: owner.property.name.span)
    return nil
  }

  // MARK: What is wrong

  private func unknown(_ owner: Owner, _ kind: ControlKind, _ direction: Direction) {
    let name = owner.property.name
    let candidates = kind.members.filter { direction == .read ? $0.isRead : $0.isSet }.map(\.name)
    let near = nearName(name.text, among: candidates)
    let hint = near.map { "; did you mean `\($0)`?" } ?? ""
    report(
      "\(owner.name) has no `\(name.text)`\(hint.isEmpty ? ";" : hint) " + list(kind, direction), at: name.span,
      fixes: near.map { [Diagnostic.Fix("write `\($0)`", [Diagnostic.Edit(name.span, $0)])] } ?? [])
  }

  private func list(_ kind: ControlKind, _ direction: Direction) -> String {
    let names = kind.members.filter { direction == .read ? $0.isRead : $0.isSet }.map { "`\($0.name)`" }
    guard !names.isEmpty else { return "it tells nothing that a view block knows" }
    return (direction == .read ? "it tells " : "what can be set: ") + names.joined(separator: ", ")
  }

  private func bare(_ parameter: String, _ kind: ControlKind?, _ direction: Direction) -> String {
    let first = kind?.members.first { direction == .read ? $0.isRead : $0.isSet }?.name
    return direction == .read
      ? "say which event or property of `\(parameter)`: `\(parameter).\(first ?? "tap")`"
      : "say which property of `\(parameter)`: `\(parameter).\(first ?? "isHidden")`"
  }

  private func report(_ message: String, at span: Span, fixes: [Diagnostic.Fix] = []) {
    scope.error("control-property", message, at: span, fixes: fixes)
  }
}
