import PorticoModel

/// How a library reads a control's events and sets its properties.
package protocol ControlVocabulary: Sendable {
  /// The modules that views need besides the library's, where there is UIKit.
  var imports: [String] { get }
  func events(_ member: ControlMember, _ path: ControlPath) -> Chain
  /// Sets the property on main, without keeping the control alive.
  func sink(_ source: ControlSource, _ path: ControlPath, scheduler: String) -> Chain
}

extension ControlVocabulary {
  package func events(_ path: ControlPath) -> Chain {
    switch path.meaning {
    case .stream: Chain(path.owner)
    case .unknown: Chain("\(path.owner).\(path.memberName)")
    case .member(let member): events(member, path)
    }
  }
}

/// What sets a control's property: a stream, or to the letter an output of that carrier.
package struct ControlSource: Hashable, Sendable {
  package var chain: Chain
  package var carrier: Carrier?
  package var element: Element

  package init(_ chain: Chain, carrier: Carrier? = nil, element: Element = .unknown) {
    self.chain = chain
    self.carrier = carrier
    self.element = element
  }
}

extension ControlPath {
  /// `searchController.searchBar`: what has the property.
  package var owner: String { ([Identifier.escaped(parameter)] + inner).joined(separator: ".") }

  /// The same from a weak reference.
  package var weakOwner: String { ([Identifier.escaped(parameter) + "?"] + inner).joined(separator: ".") }

  package var isStream: Bool {
    if case .stream = meaning { true } else { false }
  }

  /// `Post.self`, of what it tells.
  package var metatype: String {
    let type = element.text ?? "Any"
    let isOperand = !type.contains(" ") || type.hasPrefix("(") || type.hasPrefix("[") || type.hasSuffix(">")
    return isOperand ? "\(type).self" : "(\(type)).self"
  }

  package var memberName: String { Identifier.member(property) }

  /// The closure that the view passes to fill or make a cell: `tableViewCell`.
  package var cellMaker: (name: String, type: String)? {
    guard let member, member.meaning == .items, let item = element.text else { return nil }
    let name = ([parameter] + inner.map { Identifier.upperFirst($0) }).joined() + "Cell"
    guard let argument else { return (name, "(\(member.owner), Int, \(item)) -> \(member.owner)Cell") }
    return (name, "(Int, \(item), \(argument.type)) -> Void")
  }

  /// How the cells of this type are called: by the type's name where nothing else is said.
  package var cellIdentifier: String? {
    argument.map { $0.identifier ?? "\"\($0.type.split(separator: ".").last ?? "")\"" }
  }
}
