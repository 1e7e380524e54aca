import PorticoModel

/// UIKit's controls by the support file's publishers, for Combine has none.
package struct CombineControls: ControlVocabulary {
  package init() {}

  package var imports: [String] { [] }

  // MARK: Inputs

  package func events(_ member: ControlMember, _ path: ControlPath) -> Chain {
    let owner = Chain(path.owner)
    switch member.meaning {
    case .value(let event): return owner.then(".flowEvents(.\(event))").then(Self.values(path))
    case .event(let event): return owner.then(".flowEvents(.\(event))")
    case .text where member.owner == "UISearchBar":
      return Chain("\(path.owner).searchTextField", [".flowEvents(.editingChanged)"] + Self.values(path))
    case .text: return notifications("textDidChangeNotification", path).then(Self.values(path))
    case .editing where member.owner == "UISearchBar":
      let event = member.name == "textDidBeginEditing" ? "editingDidBegin" : "editingDidEnd"
      return Chain("\(path.owner).searchTextField", [".flowEvents(.\(event))"])
    case .editing:
      let name = member.name == "didBeginEditing" ? "textDidBeginEditing" : "textDidEndEditing"
      return notifications("\(name)Notification", path).then(".map { _ in }")
    case .action where member.owner == "UIBarButtonItem": return owner.then(".flowTaps()")
    case .action:
      return owner.then(".flowRecognitions()").then(path.element.isVoid ? [] : Self.itself(path))
    case .barButton: return owner.then(".flowSearchEvents(.\(member.name))")
    case .item: return owner.then(".flowEvents(.\(member.name))")
    case .model(let event): return owner.then(".flowEvents(.\(event))").then(Self.model(path))
    case .lifecycle where member.name == "viewDidLoad": return owner.then(".flowViewDidLoad()")
    case .lifecycle: return owner.then(".flowAppearances(.\(member.name))")
    case .property, .ofNormalState, .items, .activity: return Chain("\(path.owner).\(path.memberName)")
    }
  }

  private func notifications(_ name: String, _ path: ControlPath) -> Chain {
    Chain(
      "NotificationCenter.default",
      [".publisher(for: \(path.member?.owner ?? "").\(name), object: \(path.owner))"])
  }

  /// The property's value now, and at each event that comes in.
  static func values(_ path: ControlPath) -> [String] {
    let weak = "[weak \(Identifier.escaped(path.parameter))]"
    guard path.member?.type == "String?" else {
      return [
        ".compactMap { \(weak) _ in \(path.weakOwner).\(path.memberName) }",
        ".prepend(\(path.owner).\(path.memberName))",
      ]
    }
    let fallback = path.element == .type("String") ? " ?? \"\"" : ""
    return [
      ".map { \(weak) _ in \(path.weakOwner).\(path.memberName)\(fallback) }",
      ".prepend(\(path.owner).\(path.memberName)\(fallback))",
    ]
  }

  /// What is shown where something was done.
  static func model(_ path: ControlPath) -> [String] {
    let weak = "[weak \(Identifier.escaped(path.parameter))]"
    return [".compactMap { \(weak) in \(path.weakOwner).flowModel(\(path.metatype), at: $0) }"]
  }

  static func itself(_ path: ControlPath) -> [String] {
    let owner = Identifier.escaped(path.parameter)
    let inner = path.inner.isEmpty ? owner : path.weakOwner
    return [".compactMap { [weak \(owner)] in \(inner) }"]
  }

  // MARK: Outputs

  package func sink(_ source: ControlSource, _ path: ControlPath, scheduler: String) -> Chain {
    let chain = source.chain.then(".receive(on: \(CombineLibrary.named(scheduler)))")
    guard let member = path.member else { return chain.then(".sink \(assignment(source, path))") }
    switch member.meaning {
    case .items: return chain.then(Layout.call(".sink", ["receiveValue: \(items(path))"]))
    case .ofNormalState:
      let setter = "set\(Identifier.upperFirst(member.name))"
      return chain.then(".sink \(closure(source, path, "\(path.weakOwner).\(setter)(value, for: .normal)"))")
    case .activity:
      let method = "flow\(Identifier.upperFirst(member.name))"
      return chain.then(".sink \(closure(source, path, "\(path.weakOwner).\(method)(value)"))")
    default: return chain.then(".sink \(assignment(source, path))")
    }
  }

  private func assignment(_ source: ControlSource, _ path: ControlPath) -> String {
    if path.isStream { return "{ \(path.owner).send($0) }" }
    return closure(source, path, "\(path.weakOwner).\(path.memberName) = value")
  }

  /// Says the type, so that a literal in a step is of the property's.
  private func closure(_ source: ControlSource, _ path: ControlPath, _ body: String) -> String {
    let type = source.element.text ?? path.element.text
    return "{ [weak \(Identifier.escaped(path.parameter))] \(type.map { "(value: \($0))" } ?? "value") in \(body) }"
  }

  private func items(_ path: ControlPath) -> String {
    guard let maker = path.cellMaker else { return "{ _ in }" }
    let name = Identifier.escaped(maker.name)
    guard let argument = path.argument, let identifier = path.cellIdentifier else {
      return "\(path.owner).flowItems(\(name))"
    }
    return Layout.call(
      "\(path.owner).flowItems",
      ["cellIdentifier: \(identifier)", "cellType: \(argument.type).self", "configure: \(name)"])
  }
}
