/// A compiled template: what its text and tags say, each with the byte offset that an error names.
enum TemplateNode: Sendable {
  case text(String)
  /// `indentation` is what stands before an output that has its line to itself.
  case output(TemplateExpression, indentation: String)
  case condition([Branch], otherwise: [TemplateNode])
  case loop(Loop)
  case include(String, offset: Int)

  struct Branch: Sendable {
    var condition: TemplateExpression
    var body: [TemplateNode]
  }

  struct Loop: Sendable {
    var variable: String
    var list: TemplateExpression
    var body: [TemplateNode]
    var otherwise: [TemplateNode]
  }
}

indirect enum TemplateExpression: Sendable {
  case literal(TemplateValue, offset: Int)
  case path(TemplatePath)
  case loopState(TemplateLoopState, offset: Int)
  case filter(TemplateFilter, of: TemplateExpression, argument: TemplateExpression?, offset: Int)
  case not(TemplateExpression)
  case and(TemplateExpression, TemplateExpression)
  case or(TemplateExpression, TemplateExpression)
  case equal(TemplateExpression, TemplateExpression, isNegated: Bool, offset: Int)

  /// Where it begins.
  var offset: Int {
    switch self {
    case .literal(_, let offset), .loopState(_, let offset): offset
    case .path(let path): path.offset
    case .filter(_, let operand, _, _): operand.offset
    case .not(let operand), .and(let operand, _), .or(let operand, _), .equal(let operand, _, _, _): operand.offset
    }
  }

  /// How error messages call it.
  var name: String {
    switch self {
    case .path(let path): "'\(path.text)'"
    case .loopState(let state, _): "'forloop.\(state.rawValue)'"
    case .filter(let filter, _, _, _): "what '\(filter.rawValue)' gives"
    case .literal, .not, .and, .or, .equal: "this"
    }
  }
}

/// `a.b.c`
struct TemplatePath: Sendable {
  struct Member: Sendable {
    var name: String
    var offset: Int
  }

  var root: String
  var offset: Int
  var members: [Member]

  var text: String { text(before: members.count) }

  func text(before count: Int) -> String {
    members.prefix(count).reduce(into: root) { $0 += "." + $1.name }
  }
}

/// What a loop knows of its own progress: `forloop.first`.
enum TemplateLoopState: String, CaseIterable, Sendable {
  case counter, first, last
}
