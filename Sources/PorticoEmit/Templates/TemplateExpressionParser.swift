/// Reads what stands inside a tag: paths, literals, filters and conditions.
///
///     condition  = conjunction { "or" conjunction }
///     conjunction = negation { "and" negation }
///     negation   = "not" negation | comparison
///     comparison = operand [ ( "==" | "!=" ) operand ]
///     operand    = primary { "|" filter [ ":" argument ] }
///     primary    = argument | "(" condition ")"
///     argument   = string | number | "true" | "false" | path
struct TemplateExpressionParser {
  private static let reserved: Set<String> = ["and", "or", "not", "in", "true", "false"]
  /// Deep enough for any template that people read, shallow enough for the stack of a thread.
  private static let depthLimit = 64

  let source: TemplateSource
  private let tokens: [TemplateToken]
  private var position = 0
  private var depth = 0

  /// `tokens` end with one of kind `end`.
  init(_ tokens: [TemplateToken], in source: TemplateSource) {
    self.tokens = tokens
    self.source = source
  }

  var current: TemplateToken { tokens[position] }

  mutating func advance() {
    if position + 1 < tokens.count { position += 1 }
  }

  func expected(_ what: String) -> TemplateError {
    TemplateError("expected \(what), found \(current.found)", in: source, at: current.offset)
  }

  func expectEnd() throws(TemplateError) {
    if current.kind != .end { throw expected("the end of the tag") }
  }

  /// A name that a loop gives to its items.
  mutating func variable() throws(TemplateError) -> String {
    let name = current
    guard name.kind == .name else { throw expected("a name") }
    if name.text == "forloop" || Self.reserved.contains(name.text) {
      throw TemplateError("'\(name.text)' is a word of the template language", in: source, at: name.offset)
    }
    advance()
    return name.text
  }

  mutating func string() throws(TemplateError) -> String {
    guard current.kind == .string else { throw expected("a string") }
    defer { advance() }
    return current.text
  }

  mutating func condition() throws(TemplateError) -> TemplateExpression {
    var left = try conjunction()
    while current.isName("or") {
      advance()
      left = .or(left, try conjunction())
    }
    return left
  }

  private mutating func conjunction() throws(TemplateError) -> TemplateExpression {
    var left = try negation()
    while current.isName("and") {
      advance()
      left = .and(left, try negation())
    }
    return left
  }

  private mutating func negation() throws(TemplateError) -> TemplateExpression {
    guard current.isName("not") else { return try comparison() }
    try enter()
    defer { depth -= 1 }
    advance()
    return .not(try negation())
  }

  private mutating func comparison() throws(TemplateError) -> TemplateExpression {
    let left = try operand()
    let sign = current
    guard sign.isSymbol("==") || sign.isSymbol("!=") else { return left }
    advance()
    return .equal(left, try operand(), isNegated: sign.text == "!=", offset: sign.offset)
  }

  /// A value and its filters.
  mutating func operand() throws(TemplateError) -> TemplateExpression {
    var value = try primary()
    while current.isSymbol("|") {
      advance()
      value = try filtered(value)
    }
    return value
  }

  private mutating func filtered(_ value: TemplateExpression) throws(TemplateError) -> TemplateExpression {
    let name = current
    guard name.kind == .name else { throw expected("the name of a filter") }
    guard let filter = TemplateFilter(rawValue: name.text) else {
      let names = TemplateFilter.allCases.map(\.rawValue).joined(separator: ", ")
      throw TemplateError("there is no filter '\(name.text)'; there are: \(names)", in: source, at: name.offset)
    }
    advance()
    var given: TemplateExpression?
    if current.isSymbol(":") {
      if filter.argument == nil {
        throw TemplateError("'\(name.text)' takes no argument", in: source, at: current.offset)
      }
      advance()
      given = try argument()
    } else if let example = filter.argument {
      throw TemplateError("'\(name.text)' needs an argument: \(name.text):\(example)", in: source, at: name.offset)
    }
    return .filter(filter, of: value, argument: given, offset: name.offset)
  }

  private mutating func primary() throws(TemplateError) -> TemplateExpression {
    guard current.isSymbol("(") else { return try argument() }
    try enter()
    defer { depth -= 1 }
    advance()
    let inner = try condition()
    guard current.isSymbol(")") else { throw expected("')'") }
    advance()
    return inner
  }

  private mutating func argument() throws(TemplateError) -> TemplateExpression {
    let token = current
    switch token.kind {
    case .string, .number:
      advance()
      return .literal(.string(token.text), offset: token.offset)
    case .name where token.text == "true" || token.text == "false":
      advance()
      return .literal(.bool(token.text == "true"), offset: token.offset)
    case .name where !Self.reserved.contains(token.text):
      return try path()
    case .name, .symbol, .end:
      throw expected("a value")
    }
  }

  private mutating func path() throws(TemplateError) -> TemplateExpression {
    var path = TemplatePath(root: current.text, offset: current.offset, members: [])
    advance()
    while current.isSymbol(".") {
      advance()
      guard current.kind == .name else { throw expected("a name") }
      path.members.append(TemplatePath.Member(name: current.text, offset: current.offset))
      advance()
    }
    return path.root == "forloop" ? try loopState(path) : .path(path)
  }

  private func loopState(_ path: TemplatePath) throws(TemplateError) -> TemplateExpression {
    let names = TemplateLoopState.allCases.map(\.rawValue).joined(separator: ", ")
    guard let member = path.members.first else {
      throw TemplateError("'forloop' is no value by itself; it has: \(names)", in: source, at: path.offset)
    }
    guard let state = TemplateLoopState(rawValue: member.name) else {
      throw TemplateError("forloop has no '\(member.name)'; it has: \(names)", in: source, at: member.offset)
    }
    if path.members.count > 1 {
      let next = path.members[1]
      throw TemplateError("forloop.\(member.name) has no '\(next.name)'", in: source, at: next.offset)
    }
    return .loopState(state, offset: path.offset)
  }

  private mutating func enter() throws(TemplateError) {
    if depth == Self.depthLimit {
      throw TemplateError("this is nested more than \(Self.depthLimit) deep", in: source, at: current.offset)
    }
    depth += 1
  }
}
