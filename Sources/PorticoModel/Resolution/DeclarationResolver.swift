/// The first pass over a screen: every need, port, state, let and group gets its name, its type and its carrier.
import PorticoSyntax

struct DeclarationResolver {
  let scope: Scope

  func declare(_ members: [MemberNode], group: Int? = nil) {
    for member in members {
      switch member {
      case .need(let node): declare(node)
      case .port(let node): declare(node, group: group)
      case .state(let node): declare(node)
      case .stream(let node): declare(node, group: group)
      case .group(let node): declare(node)
      case .bind, .view, .byHand, .swift: break
      }
    }
  }

  private func declare(_ node: NeedNode) {
    var need = Need(name: node.name.text, type: node.type.map(scope.text.oneLine) ?? "")
    need.kind =
      switch node.modifier {
      case .weak: .weak
      case .initializer: .initializer
      case .superclass: .superclass
      case nil: .stored
      }
    need.documentation = node.documentation
    need.service = service(of: need.type)
    need.location = scope.location(node.name.span)
    need.value = node.value.map { Code(scope.text.text($0.span), at: scope.location($0.span)) }
    guard share(node.name, .need(scope.needs.count)) else { return }
    scope.needs.append(need)
    scope.needNames.append(node.name)
  }

  private func service(of type: String) -> String? {
    var name = Substring(type)
    if name.hasSuffix("?") { name = name.dropLast() }
    if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
    if name.hasPrefix("any ") { name = name.dropFirst(4) }
    return scope.services[String(name)]?.name
  }

  private func declare(_ node: PortNode, group: Int?) {
    let name = node.name.text
    if let first = scope.names.index(node.side, name, group: group) {
      duplicate(node.name, "this screen has an \(node.side.rawValue) `\(name)` already", scope.ports[first].node.name)
      return
    }
    if group == nil, let other = scope.names.shared[name] {
      duplicate(node.name, "`\(name)` is a \(word(other)) already", declaredName(other))
      return
    }
    let index = scope.ports.count
    if let group {
      scope.names.groups[group][node.side, name] = index
    } else {
      scope.names.own[node.side, name] = index
    }
    scope.ports.append(Scope.PortSlot(port: port(node, group: group), node: node, group: group))
  }

  private func port(_ node: PortNode, group: Int?) -> Port {
    let element = element(of: node)
    let isEvent = node.isEvent || (node.side == .input ? node.value == nil : element.isVoid)
    let id = PortID(node.side, node.name.text, group: group.map { scope.names.groupNames[$0] })
    var port = Port(id: id, element: element, carrier: carrier(of: node, isEvent: isEvent))
    port.documentation = node.documentation
    port.attributes = node.attributes.map { scope.text.oneLine($0.span) }
    port.access = node.access?.text ?? ""
    port.isVariable = node.isVariable
    port.isEvent = isEvent
    if case .parts(let parts) = node.payload, parts.count == 1, parts[0].label.text != "_" {
      port.partLabel = parts[0].label.text
    }
    port.value = node.value.map { FunctionResolver(scope: scope).value($0, mayNameStates: false) }
    port.location = scope.location(node.name.span)
    return port
  }

  private func element(of node: PortNode) -> Element {
    switch node.payload {
    case .none: return node.value.map { literal($0) } ?? .void
    case .type(let type): return TypeText.element(type, in: scope.text)
    case .parts(let parts):
      let all = parts.map {
        Part($0.label.text == "_" ? nil : $0.label.text, TypeText.element($0.type, in: scope.text))
      }
      reportEqualLabels(parts.map(\.label))
      return all.count == 1 ? all[0].element : .tuple(all)
    }
  }

  private func literal(_ value: SwiftText) -> Element {
    let element = LiteralType.element(value, in: scope.text)
    return element == .unknown ? .void : element
  }

  private func reportEqualLabels(_ labels: [Name]) {
    var seen: [String: Name] = [:]
    for label in labels where label.text != "_" {
      if let first = seen[label.text] {
        duplicate(label, "this payload has a part `\(label.text)` already", first, code: "duplicate-label")
      }
      seen[label.text] = label
    }
  }

  private func carrier(of node: PortNode, isEvent: Bool) -> Carrier {
    if let text = node.carrier { return written(text) }
    if node.side == .output {
      for attribute in node.attributes where isWrapper(attribute.name.text) {
        return Carrier(attribute.name.text == "Published" ? .published : .wrapper)
      }
    }
    return scope.carriers
      .port(side: node.side, isEvent: isEvent, hasValue: node.value != nil)
  }

  private func isWrapper(_ attribute: String) -> Bool {
    guard let initial = attribute.unicodeScalars.first, initial.properties.isUppercase else { return false }
    return attribute != "MainActor"
  }

  private func written(_ text: SwiftText) -> Carrier {
    let line = scope.text.oneLine(text)
    if let carrier = CarrierResolver.written(line) { return carrier }
    let known = CarrierResolver.named.keys.sorted()
    if let near = nearName(line, among: known) {
      scope.error(
        "unknown-carrier", "no carrier is named `\(line)`; did you mean `\(near)`?", at: text.span,
        fixes: [Diagnostic.Fix("write `\(near)`", [Diagnostic.Edit(text.span, near)])])
    } else {
      scope.error(
        "unknown-carrier",
        "no carrier is named `\(line)`; a type of your own is written with `_` for the element: `\(line)<_>`",
        at: text.span,
        fixes: [Diagnostic.Fix("write `\(line)<_>`", [Diagnostic.Edit(text.span, "\(line)<_>")])])
    }
    return Carrier(.custom, text: line)
  }

  private func declare(_ node: StateNode) {
    let element = node.type.map { TypeText.element($0, in: scope.text) } ?? node.value.map(literal) ?? .void
    var stream = StreamDeclaration(name: node.name.text, element: element)
    stream.documentation = node.documentation
    stream.access = node.access?.text ?? ""
    stream.carrier =
      node.carrier.map(written) ?? scope.carriers.state(hasValue: node.value != nil)
    stream.value = node.value.map { FunctionResolver(scope: scope).value($0, mayNameStates: false) }
    stream.isEvent = node.value == nil
    stream.location = scope.location(node.name.span)
    guard share(node.name, .state(scope.states.count)) else { return }
    scope.states.append(Scope.StateSlot(stream: stream, node: node))
  }

  private func declare(_ node: LetNode, group: Int?) {
    guard share(node.name, .local(scope.locals.count)) else { return }
    var stream = StreamDeclaration(name: node.name.text, element: .unknown)
    stream.documentation = node.documentation
    stream.location = scope.location(node.name.span)
    scope.locals.append(Scope.LocalSlot(stream: stream, name: node.name, node: node, group: group))
  }

  private func declare(_ node: GroupNode) {
    let index = scope.names.groups.count
    guard share(node.name, .group(index)) else { return }
    scope.names.groups.append(NameTable.Ports())
    scope.names.groupNames.append(node.name.text)
    scope.groupNodes.append(node)
    declare(node.members, group: index)
  }

  // MARK: The shared namespace

  private func share(_ name: Name, _ meaning: NameTable.Meaning) -> Bool {
    if let other = scope.names.shared[name.text] {
      duplicate(name, "`\(name.text)` is a \(word(other)) already", declaredName(other))
      return false
    }
    if let port = scope.names.own.inputs[name.text] ?? scope.names.own.outputs[name.text] {
      let first = scope.ports[port].node
      duplicate(name, "`\(name.text)` is an \(first.side.rawValue) already", first.name)
      return false
    }
    scope.names.shared[name.text] = meaning
    return true
  }

  private func word(_ meaning: NameTable.Meaning) -> String {
    switch meaning {
    case .port: "port"
    case .state: "state"
    case .local: "let"
    case .need: "need"
    case .group: "group"
    }
  }

  private func declaredName(_ meaning: NameTable.Meaning) -> Name? {
    switch meaning {
    case .port(let index): scope.ports[index].node.name
    case .state(let index): scope.states[index].node.name
    case .local(let index): scope.locals[index].name
    case .group(let index): scope.groupNodes[index].name
    case .need(let index): scope.needNames[index]
    }
  }

  private func duplicate(_ name: Name, _ message: String, _ first: Name?, code: String = "duplicate-name") {
    let notes = first.map { [Diagnostic.Note("the first one", at: $0.span)] } ?? []
    scope.error(code, "\(message); give this one another name", at: name.span, notes: notes)
  }
}
