/// Writes the nodes of a template with the values of one context.
struct TemplateRenderer {
  /// A template may include itself, to follow a tree; one that never stops is found here.
  private static let includeLimit = 32

  /// One turn of a loop around the node at hand.
  private struct Turn {
    var variable: String
    var item: TemplateValue
    var index: Int
    var count: Int
  }

  private let templates: TemplateSet
  private let context: TemplateObject
  private var template: Template
  private var output = ""
  private var turns: [Turn] = []
  private var includeDepth = 0

  static func render(
    _ template: Template, _ context: TemplateValue, including templates: TemplateSet
  ) throws(TemplateError) -> String {
    guard case .object(let object) = context else {
      throw TemplateError("a template is rendered with an object, not with \(context.kind)", in: template.source, at: 0)
    }
    var renderer = TemplateRenderer(templates: templates, context: object, template: template)
    renderer.output.reserveCapacity(2 * template.source.text.utf8.count)
    try renderer.write(template.nodes)
    return renderer.output
  }

  private init(templates: TemplateSet, context: TemplateObject, template: Template) {
    self.templates = templates
    self.context = context
    self.template = template
  }

  private mutating func write(_ nodes: [TemplateNode]) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .text(let text): output += text
      case .output(let expression, let indentation): try write(expression, indentation)
      case .condition(let branches, let otherwise): try write(branches, otherwise)
      case .loop(let loop): try write(loop)
      case .include(let name, let offset): try include(name, at: offset)
      }
    }
  }

  private mutating func write(_ expression: TemplateExpression, _ indentation: String) throws(TemplateError) {
    let value = try value(of: expression)
    guard case .string(let text) = value else {
      throw error("\(expression.name) is \(value.kind); only a string can be written", at: expression.offset)
    }
    if indentation.isEmpty {
      output += text
    } else {
      output.append(text, indentingFollowingLinesBy: indentation)
    }
  }

  private mutating func write(
    _ branches: [TemplateNode.Branch], _ otherwise: [TemplateNode]
  ) throws(TemplateError) {
    for branch in branches where try isTrue(branch.condition) {
      return try write(branch.body)
    }
    try write(otherwise)
  }

  private mutating func write(_ loop: TemplateNode.Loop) throws(TemplateError) {
    let value = try value(of: loop.list)
    guard case .list(let items) = value else {
      throw error("\(loop.list.name) is \(value.kind); only a list can be walked", at: loop.list.offset)
    }
    guard let first = items.first else { return try write(loop.otherwise) }
    let turn = turns.count
    turns.append(Turn(variable: loop.variable, item: first, index: 0, count: items.count))
    for index in items.indices {
      turns[turn].item = items[index]
      turns[turn].index = index
      try write(loop.body)
    }
    turns.removeLast()
  }

  private mutating func include(_ name: String, at offset: Int) throws(TemplateError) {
    guard let included = templates[name] else { throw error(templates.missing(name), at: offset) }
    if includeDepth == Self.includeLimit {
      throw error("includes are nested more than \(Self.includeLimit) deep", at: offset)
    }
    let including = template
    template = included
    includeDepth += 1
    try write(included.nodes)
    includeDepth -= 1
    template = including
  }
}

// MARK: Values

extension TemplateRenderer {
  private func value(of expression: TemplateExpression) throws(TemplateError) -> TemplateValue {
    switch expression {
    case .path(let path): return try value(of: path)
    case .literal(let value, _): return value
    case .loopState(let state, let offset): return try value(of: state, at: offset)
    case .filter(let filter, let operand, let argument, let offset):
      return try apply(filter, to: operand, argument, at: offset)
    case .not, .and, .or, .equal: return .bool(try isTrue(expression))
    }
  }

  private func isTrue(_ expression: TemplateExpression) throws(TemplateError) -> Bool {
    switch expression {
    case .not(let operand): return try !isTrue(operand)
    case .and(let left, let right): return try isTrue(left) ? try isTrue(right) : false
    case .or(let left, let right): return try isTrue(left) ? true : try isTrue(right)
    case .equal(let left, let right, let isNegated, let offset):
      return try isEqual(left, right, at: offset) != isNegated
    case .path, .literal, .loopState, .filter: return try value(of: expression).isTrue
    }
  }

  private func isEqual(
    _ left: TemplateExpression, _ right: TemplateExpression, at offset: Int
  ) throws(TemplateError) -> Bool {
    switch (try value(of: left), try value(of: right)) {
    case (.string(let left), .string(let right)): return left == right
    case (.bool(let left), .bool(let right)): return left == right
    case (let left, let right):
      throw error(
        "strings are compared with strings and bools with bools, not \(left.kind) with \(right.kind)", at: offset)
    }
  }

  private func value(of path: TemplatePath) throws(TemplateError) -> TemplateValue {
    var value = try root(path)
    for index in path.members.indices {
      let name = path.members[index].name
      guard case .object(let object) = value, let next = object[name] else {
        throw missing(name, in: value, calledBy: path, at: index)
      }
      value = next
    }
    return value
  }

  private func missing(
    _ name: String, in value: TemplateValue, calledBy path: TemplatePath, at index: Int
  ) -> TemplateError {
    let owner = "'\(path.text(before: index))'"
    let offset = path.members[index].offset
    guard case .object(let object) = value else {
      return error("\(owner) is \(value.kind), it has no '\(name)'", at: offset)
    }
    return error("\(object.typeName ?? owner) has no '\(name)'; it has: \(listed(object.names))", at: offset)
  }

  private func root(_ path: TemplatePath) throws(TemplateError) -> TemplateValue {
    var index = turns.count
    while index > 0 {
      index -= 1
      if turns[index].variable == path.root { return turns[index].item }
    }
    if let value = context[path.root] { return value }
    let names = turns.reversed().map(\.variable) + context.names
    let owner = context.typeName ?? "the context"
    throw error("\(owner) has no '\(path.root)'; known here: \(listed(names))", at: path.offset)
  }

  private func value(of state: TemplateLoopState, at offset: Int) throws(TemplateError) -> TemplateValue {
    guard let turn = turns.last else {
      throw error("'forloop' is known only inside {% for %}", at: offset)
    }
    switch state {
    case .counter: return .string(String(turn.index + 1))
    case .first: return .bool(turn.index == 0)
    case .last: return .bool(turn.index + 1 == turn.count)
    }
  }

  private func apply(
    _ filter: TemplateFilter, to operand: TemplateExpression, _ argument: TemplateExpression?, at offset: Int
  ) throws(TemplateError) -> TemplateValue {
    let value = try value(of: operand)
    var text = ""
    if let argument {
      let given = try self.value(of: argument)
      guard case .string(let string) = given else {
        throw error("'\(filter.rawValue)' takes a string, \(argument.name) is \(given.kind)", at: argument.offset)
      }
      text = string
    }
    do {
      return try filter.apply(to: value, argument: text)
    } catch {
      throw self.error(error.message, at: offset)
    }
  }

  private func listed(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  private func error(_ message: String, at offset: Int) -> TemplateError {
    TemplateError(message, in: template.source, at: offset)
  }
}
