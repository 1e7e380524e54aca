/// What a step is given, resolved: closures, key paths and calls with the screen's names found in them.
import PorticoSyntax

struct FunctionResolver {
  let scope: Scope

  func closure(_ text: SwiftText, input: Part, in place: FlowPlace) -> Function {
    var names = names(in: place, parts: [], readsElement: false)
    if scope.uses != nil { names.members = { number, spans in noteParts(spans, of: number, input) } }
    let closure = names.readClosure(text)
    let result = ClosureType.result(of: text, input: input.element, in: scope.text)
    var function = Function(.closure(closure), input: input, result: result)
    function.isThrowing = names.isThrowing
    function.isAsync = names.isAsync
    function.location = scope.location(text.span)
    return function
  }

  func keyPath(_ text: SwiftText, input: Part) -> Function {
    let code = Code(scope.text.text(text.span), at: scope.location(text.span))
    let result = ClosureType.result(ofKeyPath: text, in: scope.text)
    noteParts(ofKeyPath: text, input)
    var function = Function(.keyPath(code), input: input, result: result)
    function.location = code.location
    return function
  }

  /// nil where the call's first name means nothing. Without an input no element is there to be named.
  func call(_ node: CallNode, input: Part?, in place: FlowPlace) -> Function? {
    let parts = input.map { ElementParts.names(of: $0) } ?? []
    let hasElement = input != nil
    let input = input ?? Part(nil, .void)
    guard isCallable(node, parts: parts, in: place) else { return nil }
    var names = names(in: place, parts: parts, readsElement: hasElement)
    if scope.uses != nil { names.members = { _, spans in scope.noteParts(spans, of: input.element) } }
    let code = names.read(node.text)
    reportNoElement(names.strays)
    var function = Function(.call(code), input: input, result: .unknown)
    function.isThrowing = node.tryKeyword != nil
    function.isAsync = node.awaitKeyword != nil
    function.isOptional =
      node.path.components.contains { $0.mark == .optional } || node.path.components.first?.name.text == "self"
    function.hasClosure = node.hasClosure
    function.location = scope.location(node.span)
    if let result = node.result {
      function.result = TypeText.element(result, in: scope.text)
    } else if let only = node.path.components.first, node.path.components.count == 1, isOneCall(node.text) {
      function.result = .type(only.name.text)
    }
    return function
  }

  /// Nothing follows the call's own brackets: `Parser($0)`, not `Parser().parse($0)`.
  private func isOneCall(_ text: SwiftText) -> Bool {
    var depth = 0
    for index in text.tokens {
      switch scope.text.tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        depth -= 1
        if depth == 0, index != text.tokens.upperBound - 1 { return false }
      default: break
      }
    }
    return true
  }

  /// `a.b` without parentheses: something of a need's, of `self`, of a Swift type.
  func path(_ node: PathNode, in place: FlowPlace) -> Code {
    var names = names(in: place, parts: [], readsElement: false)
    return names.read(node.text)
  }

  /// An initial value, a fallback, a count. `=` is read before any state has a value.
  func value(_ text: SwiftText, mayNameStates: Bool = true, in place: FlowPlace? = nil) -> Code {
    guard hasNames(text) else { return Code(scope.text.text(text.span), at: scope.location(text.span)) }
    let place = place ?? FlowPlace()
    let parts = place.element.map { ElementParts.names(of: $0) } ?? []
    var names = SwiftNames(
      scope.text, readsElement: place.element != nil,
      meaning: { name, span, isCalled in
        if let part = parts.first(where: { $0.name == name }) {
          scope.notePart(name, at: span)
          return .fragment(.element(path: part.path))
        }
        if case .need(let index) = scope.names.shared[name] {
          scope.note(.need(index), at: span)
          if mayNameStates { scope.reportNotKept(index, at: span) }
          return .fragment(.reference(.need(name)))
        }
        if mayNameStates { return self.meaning(name, span, isCalled, in: place) }
        if !isCalled, isStream(scope.names.find(name)) { reportStreamAsValue(name, at: span) }
        return .none
      },
      member: { _, _, _ in nil })
    let code = names.read(text)
    reportNoElement(names.strays)
    return code
  }

  private func reportNoElement(_ strays: [Span]) {
    for span in strays {
      let name = scope.text.text(span)
      scope.error(
        "no-element",
        "nothing arrives here that `\(name)` could be; each element is `$0` in a step's closure or call, and in the "
          + "flow that a flatMap is given",
        at: span)
    }
  }

  /// Most values are literals, in which there is nothing to find.
  private func hasNames(_ text: SwiftText) -> Bool {
    scope.text.tokens[text.tokens].contains { token in
      switch token.kind {
      case .identifier: true
      case .string: scope.text.source.bytes[token.start..<token.end].contains(UInt8(ascii: "\\"))
      default: false
      }
    }
  }

  private func isCallable(_ node: CallNode, parts: [ElementParts.Named], in place: FlowPlace) -> Bool {
    guard let first = node.path.components.first?.name else { return false }
    if node.path.components.count == 1 { return true }
    let name = first.text
    if name == "self" || name == "super" || name.hasPrefix("$") || place.controls?[name] != nil { return true }
    if parts.contains(where: { $0.name == name }) { return true }
    if scope.names.find(name, inside: place.group) != .nothing { return true }
    if References.isSide(name) { return true }
    if name.unicodeScalars.first?.properties.isUppercase == true { return true }
    References(scope: scope).unknown(first, in: place)
    return false
  }

  private func names(in place: FlowPlace, parts: [ElementParts.Named], readsElement: Bool) -> SwiftNames {
    var names = SwiftNames(
      scope.text, readsElement: readsElement,
      meaning: { name, span, isCalled in
        if let part = parts.first(where: { $0.name == name }) {
          scope.notePart(name, at: span)
          return .fragment(.element(path: part.path))
        }
        return meaning(name, span, isCalled, in: place)
      },
      member: { group, name, span in
        guard case .group(let index) = scope.names.shared[group] else { return nil }
        let found = scope.names.find(name, among: scope.names.groups[index])
        noteMember(found, of: index, at: span)
        if let fragment = fragment(found) { return fragment }
        if found != .nothing { reportStream("\(group).\(name)", at: span) }
        return nil
      })
    if scope.uses != nil { names.sides = { side, name, span in noteSide(side, name, span, in: place) } }
    return names
  }

  private func meaning(_ name: String, _ span: Span, _ isCalled: Bool, in place: FlowPlace) -> SwiftNames.Meaning {
    if place.controls != nil { return .none }
    let found = scope.names.find(name, inside: place.group)
    note(found, at: span, isCalled: isCalled)
    switch found {
    case .one(.group): return .group
    case .one(.need(let index)):
      scope.reportNotKept(index, at: span)
      return .fragment(.reference(.need(scope.needs[index].name)))
    case .one(.state(let index)):
      let state = scope.states[index].stream
      if state.value == nil { reportNoValue(of: state, at: span) }
      return .fragment(.reference(.state(name)))
    case .nothing: return .none
    case let found:
      if let fragment = fragment(found) { return .fragment(fragment) }
      // A function of the module may bear the name of a port.
      if !isCalled { reportStream(name, at: span) }
      return .none
    }
  }

  // MARK: Where names stand

  /// A function of the module may bear the name of a port.
  private func note(_ found: NameTable.Found, at span: Span, isCalled: Bool) {
    guard scope.uses != nil else { return }
    switch found {
    case .one(.port(let index)): if !isCalled || port(index) != nil { scope.note(.port(index), at: span) }
    case .both(let input, let output):
      if let index = [input, output].first(where: { port($0) != nil }) { scope.note(.port(index), at: span) }
    default: scope.note(found, at: span)
    }
  }

  /// `scroll.pageChanged`
  private func noteMember(_ found: NameTable.Found, of group: Int, at span: Span) {
    guard scope.uses != nil, let dot = scope.text.source.bytes[span.lower..<span.upper].lastIndex(of: UInt8(ascii: "."))
    else { return }
    scope.note(.group(group), at: Span(span.lower, span.lower + scope.names.groupNames[group].utf8.count))
    note(found, at: scope.text.trimmed(Span(dot + 1, span.upper)), isCalled: false)
  }

  /// `input.email`, as the generated code says it.
  private func noteSide(_ side: PortSide, _ name: String, _ span: Span, in place: FlowPlace) {
    if let index = scope.names.index(side, name, group: nil) { scope.note(.port(index), at: span) }
  }

  /// Of several parameters each is a part of the element's.
  private func noteParts(_ spans: [Span], of number: Int?, _ input: Part) {
    guard let number, case .tuple(let parts) = input.element else { return scope.noteParts(spans, of: input.element) }
    if number < parts.count { scope.noteParts(spans, of: parts[number].element) }
  }

  private func noteParts(ofKeyPath text: SwiftText, _ input: Part) {
    guard scope.uses != nil else { return }
    let names = scope.text.tokens[text.tokens].filter { $0.kind == .identifier }.map(\.span)
    scope.noteParts(names, of: input.element)
  }

  /// A port that Swift text may name: an input's current value, or what the model owns.
  private func fragment(_ found: NameTable.Found) -> Code.Fragment? {
    switch found {
    case .one(.port(let index)): port(index)
    case .both(let input, let output): port(input) ?? port(output)
    default: nil
    }
  }

  private func port(_ index: Int) -> Code.Fragment? {
    let port = scope.ports[index].port
    if port.id.side == .input, port.value != nil, port.carrier.isOwned {
      scope.ports[index].port.readers += 1
      return .reference(.inputValue(port.id))
    }
    guard port.carrier.isOwned else { return nil }
    if port.id.side == .output { scope.ports[index].port.isInContext = true }
    return .reference(.port(port.id))
  }

  private func reportStream(_ name: String, at span: Span) {
    scope.warning(
      "stream-in-text",
      "`\(name)` is a stream and has no current value here; take its latest with `withLatestFrom(\(name))` before",
      at: span)
  }

  private func isStream(_ found: NameTable.Found) -> Bool {
    switch found {
    case .one(.port), .one(.state), .one(.local), .both: true
    case .one(.need), .one(.group), .nothing: false
    }
  }

  private func reportStreamAsValue(_ name: String, at span: Span) {
    scope.warning(
      "stream-in-text", "`\(name)` is a stream and has no value when the model is made; a flow stands behind `<-`",
      at: span)
  }

  private func reportNoValue(of state: StreamDeclaration, at span: Span) {
    scope.error(
      "state-without-value",
      "`\(state.name)` has no current value: it was declared without one; write `state \(state.name)… = value`, "
        + "or take its latest with `withLatestFrom(\(state.name))`",
      at: span)
  }
}
