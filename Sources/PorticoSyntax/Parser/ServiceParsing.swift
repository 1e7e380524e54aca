/// Services and their methods.
extension Parsing {
  mutating func parseService(_ documentation: [String], _ access: Name?, from start: Int) -> ServiceNode? {
    index += 1
    guard let name = parseName(after: "service") else { return nil }
    let inheritance = parseInheritance()
    var methods: [MethodNode] = []
    if findBrace(after: "the service's name") {
      methods = parseRegion(linesMatter: true) { $0.parseMethods() }
    }
    return ServiceNode(
      documentation: documentation, access: access, name: name, inheritance: inheritance, methods: methods,
      span: span(from: start))
  }

  private mutating func parseMethods() -> [MethodNode] {
    var methods: [MethodNode] = []
    while index < limit {
      if kind == .semicolon || isClosing(index) {
        index += 1
        continue
      }
      let start = index
      if let method = parseMethod() { methods.append(method) }
      finishMember(from: start)
    }
    return methods
  }

  private mutating func parseMethod() -> MethodNode? {
    let start = index
    if kind == .hash, isConditional(at: index + 1) {
      refuseConditional()
      return nil
    }
    let documentation = documentation(at: index)
    if isModifier("func", at: index) {
      let span = tokens[index].span
      report(
        "unexpected-func", "a service's method is written without `func`", at: span, fixes: [replace(span, with: "")])
      index += 1
    }
    guard kind == .identifier else {
      expected("expected-name", "a method's name")
      return nil
    }
    let name = words.name(at: index)
    index += 1
    guard kind == .leftParenthesis, isOnLine(index) else {
      expected("expected-parenthesis", "`(` after the method's name")
      return nil
    }
    let parameters = parseRegion(linesMatter: false) { $0.parseMethodParameters() }
    guard !isBroken else { return nil }
    let isAsync = isWord("async", at: index)
    if isAsync { index += 1 }
    let isThrowing = isWord("throws", at: index)
    var errorType: SwiftText?
    if isThrowing {
      index += 1
      if kind == .leftParenthesis, isOnLine(index) {
        errorType = parseRegion(linesMatter: false) { parsing in
          let type = parsing.parseType("in `throws(…)`")
          parsing.finishArguments()
          return type
        }
      }
    }
    let result = parseMethodResult()
    return MethodNode(
      documentation: documentation, name: name, parameters: parameters, isAsync: isAsync, isThrowing: isThrowing,
      errorType: errorType, resultKind: result.kind, result: result.type, span: span(from: start))
  }

  private mutating func parseMethodResult() -> (kind: MethodNode.Result, type: SwiftText?) {
    guard !isBroken, kind == .rightArrow else { return (.plain, nil) }
    index += 1
    var result = MethodNode.Result.plain
    if startsType(at: index + 1) {
      if isWord("stream", at: index) { result = .stream } else if isWord("single", at: index) { result = .single }
    }
    if result != .plain { index += 1 }
    return (result, parseType("after `->`"))
  }

  private mutating func parseMethodParameters() -> [MethodNode.Parameter] {
    var parameters: [MethodNode.Parameter] = []
    while index < limit {
      guard let parameter = parseMethodParameter() else { break }
      parameters.append(parameter)
      finishArgument()
    }
    return parameters
  }

  private mutating func parseMethodParameter() -> MethodNode.Parameter? {
    var label: Name?
    if kind == .identifier, kind(at: index + 1) == .identifier {
      label = words.name(at: index)
      index += 1
    }
    guard let name = parseLabel() else {
      expected("expected-name", "a parameter's name and type: `name: Type`")
      return nil
    }
    guard let type = parseType("after `\(name.text):`") else { return nil }
    var value: SwiftText?
    if kind == .equal {
      index += 1
      value = parseArgumentText("after `=`")
    }
    return MethodNode.Parameter(label: label, name: name, type: type, value: value)
  }
}
