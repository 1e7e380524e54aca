/// Ports and states, and what both may have: a type, a carrier, a first value, a flow.
extension Parsing {
  struct Clauses {
    var carrier: SwiftText?
    var value: SwiftText?
    var flow: FlowNode?
  }

  mutating func parsePort(
    _ side: PortSide, _ documentation: [String], _ before: [AttributeNode], _ accessBefore: Name?, from start: Int
  ) -> PortNode? {
    var attributes = before
    var access = accessBefore
    var isEvent = false
    var isVariable = false
    while index < limit {
      if kind == .at {
        attributes += parseAttributes()
      } else if !isEvent, isModifier("event", at: index) {
        isEvent = true
        index += 1
      } else if !isVariable, isModifier("var", at: index) {
        isVariable = true
        index += 1
      } else if access == nil, words.isAccess(at: index), isModified(at: words.afterAccess(at: index)) {
        access = parseAccess()
      } else {
        break
      }
    }
    guard !isBroken, let name = parseName(after: side.rawValue) else { return nil }
    let payload = parsePayload()
    let clauses = parseClauses()
    return PortNode(
      documentation: documentation, side: side, isEvent: isEvent, attributes: attributes, access: access,
      isVariable: isVariable, name: name, payload: payload, carrier: clauses.carrier, value: clauses.value,
      flow: clauses.flow, span: span(from: start))
  }

  /// A modifier is one only before a name on the line: `output event <- x` is a port named event.
  func isModifier(_ word: StaticString, at index: Int) -> Bool {
    isWord(word, at: index) && isModified(at: index + 1)
  }

  private func isModified(at index: Int) -> Bool {
    guard isOnLine(index) else { return false }
    if isWord("as", at: index) { return !startsType(at: index + 1) }
    return kind(at: index) == .identifier || kind(at: index) == .at
  }

  private mutating func parsePayload() -> PortNode.Payload {
    switch kind {
    case .colon:
      index += 1
      return parseType("after `:`").map { .type($0) } ?? .none
    case .leftParenthesis where isOnLine(index):
      let opening = index
      let parts = parseRegion(linesMatter: false) { $0.parseParts() }
      if parts.isEmpty, !isBroken, brackets.end(of: opening) == opening + 1 {
        report("empty-payload", "a port without a payload has no parentheses", at: tokens[opening].span)
      }
      return parts.isEmpty ? .none : .parts(parts)
    default: return .none
    }
  }

  private mutating func parseParts() -> [PartNode] {
    var parts: [PartNode] = []
    while index < limit {
      if let label = parseLabel() {
        guard let type = parseType("after `\(label.text):`") else { break }
        parts.append(PartNode(label: label, type: type))
      } else {
        let here = tokens[index].span
        report(
          "missing-label", "a part of a payload has a label: `name(label: Type)`; a single type stands behind `:`",
          at: here)
        skipArgument()
      }
      finishArgument()
    }
    return parts
  }

  /// `as Carrier`, `= value`, `<- flow`, in this order.
  mutating func parseClauses() -> Clauses {
    var clauses = Clauses()
    while !isBroken {
      if isWord("as", at: index), clauses.carrier == nil, clauses.flow == nil {
        let keyword = tokens[index].span
        index += 1
        clauses.carrier = parseType("after `as`")
        if clauses.value != nil { report("clause-order", "`as` stands before `=`", at: keyword) }
      } else if kind == .equal, clauses.value == nil, clauses.flow == nil {
        index += 1
        clauses.value = parseValue("after `=`")
      } else if kind == .leftArrow, clauses.flow == nil {
        clauses.flow = parseFeed()
      } else if kind == .rightArrow, clauses.flow == nil {
        report(
          "wrong-arrow", "a flow stands behind `<-`", at: tokens[index].span,
          fixes: [replace(tokens[index].span, with: "<-")])
        index += 1
        clauses.flow = parseFlow("after `<-`")
      } else {
        break
      }
    }
    return clauses
  }

  mutating func parseState(_ documentation: [String], _ access: Name?, from start: Int) -> StateNode? {
    guard let name = parseName(after: "state") else { return nil }
    var type: SwiftText?
    if kind == .colon {
      index += 1
      type = parseType("after `:`")
    }
    let clauses = parseClauses()
    return StateNode(
      documentation: documentation, access: access, name: name, type: type, carrier: clauses.carrier,
      value: clauses.value, flow: clauses.flow, span: span(from: start))
  }
}
