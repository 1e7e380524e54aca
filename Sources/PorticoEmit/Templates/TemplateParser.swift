/// Builds the nodes of a template from its pieces: which tag opens, divides and closes which.
struct TemplateParser {
  /// Deep enough for any template that people read, shallow enough for the stack of a thread.
  private static let depthLimit = 64

  /// A tag that ends or divides the body before it.
  private struct Divider {
    var word: String
    var offset: Int
    var rest: TemplateExpressionParser
  }

  private let source: TemplateSource
  private let pieces: [TemplateScanner.Piece]
  private var position = 0
  private var depth = 0

  init(_ source: TemplateSource) throws(TemplateError) {
    self.source = source
    self.pieces = try TemplateScanner(source).pieces()
  }

  mutating func nodes() throws(TemplateError) -> [TemplateNode] {
    let (nodes, divider) = try body()
    if let divider {
      let opening = divider.word == "endfor" || divider.word == "empty" ? "for" : "if"
      throw error("there is no {% \(opening) %} for this {% \(divider.word) %}", at: divider.offset)
    }
    return nodes
  }

  /// The nodes up to the first tag that is none of theirs.
  private mutating func body() throws(TemplateError) -> ([TemplateNode], Divider?) {
    var nodes: [TemplateNode] = []
    while position < pieces.count {
      let piece = pieces[position]
      position += 1
      switch piece {
      case .text(let text):
        nodes.append(.text(text))
      case .output(let tokens, let indentation):
        var parser = TemplateExpressionParser(tokens, in: source)
        nodes.append(.output(try parser.condition(), indentation: indentation))
        try parser.expectEnd()
      case .tag(let tokens, let offset):
        var parser = TemplateExpressionParser(tokens, in: source)
        let word = parser.current
        guard word.kind == .name else { throw parser.expected("the name of a tag") }
        parser.advance()
        switch word.text {
        case "if": nodes.append(try condition(&parser, from: offset))
        case "for": nodes.append(try loop(&parser, from: offset))
        case "include": nodes.append(try include(&parser))
        case "elif", "else", "empty", "endif", "endfor":
          return (nodes, Divider(word: word.text, offset: offset, rest: parser))
        default:
          throw error("there is no tag '\(word.text)'; there are: for, if, include", at: word.offset)
        }
      }
    }
    return (nodes, nil)
  }

  private mutating func condition(
    _ parser: inout TemplateExpressionParser, from opening: Int
  ) throws(TemplateError) -> TemplateNode {
    try enter(at: opening)
    defer { depth -= 1 }
    var branches: [TemplateNode.Branch] = []
    var condition = try parser.condition()
    try parser.expectEnd()
    while true {
      let (nodes, end) = try body()
      branches.append(TemplateNode.Branch(condition: condition, body: nodes))
      var divider = try self.divider(end, among: ["elif", "else", "endif"], closing: "if", from: opening)
      switch divider.word {
      case "elif":
        condition = try divider.rest.condition()
        try divider.rest.expectEnd()
      case "else":
        try divider.rest.expectEnd()
        return .condition(branches, otherwise: try lastBody(closing: "if", from: opening))
      default:
        try divider.rest.expectEnd()
        return .condition(branches, otherwise: [])
      }
    }
  }

  private mutating func loop(
    _ parser: inout TemplateExpressionParser, from opening: Int
  ) throws(TemplateError) -> TemplateNode {
    try enter(at: opening)
    defer { depth -= 1 }
    let variable = try parser.variable()
    guard parser.current.isName("in") else { throw parser.expected("'in'") }
    parser.advance()
    let list = try parser.operand()
    try parser.expectEnd()
    let (nodes, end) = try body()
    let divider = try divider(end, among: ["else", "empty", "endfor"], closing: "for", from: opening)
    try divider.rest.expectEnd()
    let otherwise = divider.word == "endfor" ? [] : try lastBody(closing: "for", from: opening)
    return .loop(TemplateNode.Loop(variable: variable, list: list, body: nodes, otherwise: otherwise))
  }

  private func include(_ parser: inout TemplateExpressionParser) throws(TemplateError) -> TemplateNode {
    let offset = parser.current.offset
    let name = try parser.string()
    try parser.expectEnd()
    return .include(name, offset: offset)
  }

  private mutating func lastBody(closing tag: String, from opening: Int) throws(TemplateError) -> [TemplateNode] {
    let (nodes, end) = try body()
    try divider(end, among: ["end" + tag], closing: tag, from: opening).rest.expectEnd()
    return nodes
  }

  private func divider(
    _ divider: Divider?, among words: [String], closing tag: String, from opening: Int
  ) throws(TemplateError) -> Divider {
    guard let divider else {
      throw error("{% \(tag) %} is never closed by {% end\(tag) %}", at: opening)
    }
    if words.contains(divider.word) { return divider }
    let line = TemplateError("", in: source, at: opening).line
    let expected = words.map { "{% \($0) %}" }.joined(separator: " or ")
    throw error(
      "expected \(expected) for the {% \(tag) %} of line \(line), found {% \(divider.word) %}", at: divider.offset)
  }

  private mutating func enter(at offset: Int) throws(TemplateError) {
    if depth == Self.depthLimit { throw error("this is nested more than \(Self.depthLimit) deep", at: offset) }
    depth += 1
  }

  private func error(_ message: String, at offset: Int) -> TemplateError {
    TemplateError(message, in: source, at: offset)
  }
}
