/// The token walk that finds a screen's names in Swift text: not after a `.`, not a label, not bound in the text itself.
import PorticoSyntax

struct SwiftNames {
  /// What a free name means; a group needs the member after it to mean something.
  enum Meaning {
    case fragment(Code.Fragment)
    case group
    case none
  }

  let text: SourceText
  let meaning: (_ name: String, _ span: Span, _ isCalled: Bool) -> Meaning
  let member: (_ group: String, _ name: String, _ span: Span) -> Code.Fragment?
  /// In a call `$0` is the flow's element, except in closures of its own.
  let readsElement: Bool

  /// Told of `.a.b` behind the element, or behind one of several parameters, by its number.
  var members: ((_ parameter: Int?, _ names: [Span]) -> Void)?

  var fragments: [Code.Fragment] = []
  /// Told of `input.a` and `output.a`, where nothing else is called so.
  var sides: ((PortSide, _ name: String, Span) -> Void)?
  var ownParameters: [String] = []
  /// Whether `$0` is all of the element, the whole closure says.
  private var parameterMembers: [(number: Int, spans: [Span])] = []
  /// Whether an error or a suspension leaves the text (those of nested closures stay there).
  private(set) var isThrowing = false
  private(set) var isAsync = false
  /// `$0` where there is neither an element nor a closure.
  private(set) var strays: [Span] = []

  private var cursor = 0
  var bound: [String] = []
  private var braces: [Brace] = []
  var brackets: [Token.Kind] = []
  var pending: [Pending] = []
  private var closureDepth = 0
  var controlDepth: Int?
  private var closureBase = 0
  private var highestParameter = -1

  private struct Brace {
    var mark: Int
    var isClosure: Bool
    var catches: Bool
  }

  struct Pending {
    var name: String
    var depth: Int
  }

  init(
    _ text: SourceText, readsElement: Bool,
    meaning: @escaping (String, Span, Bool) -> Meaning,
    member: @escaping (String, String, Span) -> Code.Fragment?
  ) {
    self.text = text
    self.readsElement = readsElement
    self.meaning = meaning
    self.member = member
  }

  mutating func read(_ code: SwiftText) -> Code {
    cursor = code.span.lower
    walk(text.tokens, code.tokens)
    return finish(code.span)
  }

  /// One closure, whose own `try` and `await` count as the text's.
  mutating func readClosure(_ code: SwiftText) -> Closure {
    let tokens = text.tokens
    let brace = code.tokens.lowerBound
    // A closure that the text breaks off has no `}`.
    let isClosed = code.tokens.count > 1 && tokens[code.tokens.upperBound - 1].kind == .rightBrace
    let close = isClosed ? code.tokens.upperBound - 1 : code.tokens.upperBound
    closureBase = 1
    closureDepth = 1
    brackets.append(.leftBrace)
    var first = brace + 1
    var signature: Code?
    let head = ClosureHead(at: brace, in: tokens, upTo: close, of: text)
    if let head {
      let span = Span(tokens[first].start, tokens[head.bodyStart - 2].end)
      cursor = span.lower
      if let captures = head.captures { readCaptures(tokens, captures) }
      signature = finish(span)
      bound.append(contentsOf: head.parameters)
      ownParameters = head.parameters
      first = head.bodyStart
    }
    let count = head.map(\.parameters.count) ?? 0
    let span = text.trimmed(Span(tokens[first - 1].end, isClosed ? tokens[close].start : code.span.upper))
    cursor = span.lower
    walk(tokens, first..<close)
    var closure = Closure(body: finish(span), parameterCount: count > 0 ? count : highestParameter + 1)
    closure.signature = signature
    for (number, spans) in parameterMembers { members?(highestParameter > 0 ? number : nil, spans) }
    closure.isSingleExpression = SingleExpression.isOne(first..<close, in: text, span: span)
    return closure
  }

  private mutating func finish(_ span: Span) -> Code {
    append(upTo: span.upper)
    defer { fragments = [] }
    return Code(fragments, at: text.location(span.lower))
  }

  mutating func append(upTo offset: Int) {
    if cursor < offset { fragments.append(.text(text.text(Span(cursor, offset)))) }
    cursor = offset
  }

  private mutating func replace(_ span: Span, with fragment: Code.Fragment) {
    append(upTo: span.lower)
    fragments.append(fragment)
    cursor = span.upper
  }

  private mutating func walk(_ tokens: [Token], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      bindPending(before: token)
      switch token.kind {
      case .leftBrace: index = openBrace(tokens, index, range)
      case .rightBrace: closeBrace()
      case .leftParenthesis, .leftBracket: brackets.append(token.kind)
      case .rightParenthesis, .rightBracket: _ = brackets.popLast()
      case .string: readInterpolations(of: token)
      case .identifier: index = identifier(tokens, index, range)
      default: break
      }
      index += 1
    }
  }

  private mutating func readInterpolations(of token: Token) {
    for inner in interpolations(of: token, in: text.source) {
      brackets.append(.leftParenthesis)
      walk(inner, 0..<inner.count)
      _ = brackets.popLast()
    }
  }

  // MARK: Braces

  private mutating func openBrace(_ tokens: [Token], _ index: Int, _ range: Range<Int>) -> Int {
    let before = index > range.lowerBound ? text.text(tokens[index - 1]) : ""
    let isControl = controlDepth == brackets.count || Self.blockWords.contains(before)
    if controlDepth == brackets.count { controlDepth = nil }
    braces.append(Brace(mark: bound.count, isClosure: !isControl, catches: before == "do"))
    brackets.append(.leftBrace)
    if before == "catch" { bound.append("error") }
    guard !isControl else { return index }
    closureDepth += 1
    guard let head = ClosureHead(at: index, in: tokens, upTo: range.upperBound, of: text) else { return index }
    if let captures = head.captures { readCaptures(tokens, captures) }
    bound.append(contentsOf: head.parameters)
    return head.bodyStart - 1
  }

  private mutating func closeBrace() {
    if brackets.last == .leftBrace { brackets.removeLast() }
    guard let brace = braces.popLast() else { return }
    bound.removeSubrange(min(brace.mark, bound.count)...)
    if brace.isClosure { closureDepth -= 1 }
  }

  /// `[weak coordinator]` of a need becomes `[weak coordinator = …]`.
  private mutating func readCaptures(_ tokens: [Token], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      guard token.kind == .identifier else {
        index += 1
        continue
      }
      let name = text.name(token)
      let next = index + 1 < range.upperBound ? tokens[index + 1].kind : .comma
      if next == .comma, !bound.contains(name), case .fragment(let fragment) = meaning(name, token.span, false) {
        append(upTo: token.end)
        fragments += [.text(" = "), fragment]
      }
      if next == .comma || next == .equal { bound.append(name) }
      guard next == .equal else {
        index += 1
        continue
      }
      let end = (index..<range.upperBound).first { tokens[$0].kind == .comma } ?? range.upperBound
      walk(tokens, (index + 2)..<max(end, index + 2))
      index = end
    }
  }

  // MARK: Names

  private mutating func identifier(_ tokens: [Token], _ index: Int, _ range: Range<Int>) -> Int {
    let token = tokens[index]
    let previous = index > range.lowerBound ? tokens[index - 1].kind : nil
    if previous == .period { return index }
    let written = text.text(token)
    let isEscaped = written.utf8.first == UInt8(ascii: "`")
    let name = isEscaped ? String(written.dropFirst().dropLast()) : written
    if !isEscaped, let end = keyword(name, tokens, index, range) { return end }
    let next = index + 1 < range.upperBound ? tokens[index + 1].kind : nil
    if next == .colon, previous == .leftParenthesis || previous == .comma, brackets.last == .leftParenthesis {
      return index
    }
    if name == "self" {
      replace(token.span, with: .reference(.owner))
      return index
    }
    if bound.contains(name) {
      tellMembers(ofParameter: name, tokens, index, range)
      return index
    }
    if name.utf8.first == UInt8(ascii: "$") {
      if closureDepth == 0 {
        if name == "$0", readsElement {
          tellMembers(of: nil, tokens, index, range)
          replace(token.span, with: .element(path: []))
        } else if Int(name.dropFirst()) != nil {
          strays.append(token.span)
        }
      }
      if closureDepth == 1, let number = Int(name.dropFirst()) {
        highestParameter = max(highestParameter, number)
        if closureBase == 1 {
          if members != nil { parameterMembers.append((number, Self.memberSpans(tokens, index, range))) }
          replace(token.span, with: .parameter(number))
        }
      }
      return index
    }
    return reference(name, tokens, index, range)
  }

  private mutating func reference(_ name: String, _ tokens: [Token], _ index: Int, _ range: Range<Int>) -> Int {
    let next = index + 1 < range.upperBound ? tokens[index + 1].kind : nil
    switch meaning(name, tokens[index].span, next == .leftParenthesis || next == .leftBrace) {
    case .none:
      if let sides, let side = References.side(name), let span = Self.memberSpans(tokens, index, range).first {
        sides(side, text.text(span), span)
      }
      return index
    case .fragment(let fragment):
      replace(tokens[index].span, with: fragment)
      return index
    case .group:
      guard index + 2 < range.upperBound, tokens[index + 1].kind == .period, tokens[index + 2].kind == .identifier
      else { return index }
      let span = tokens[index].span.union(tokens[index + 2].span)
      guard let fragment = member(name, text.name(tokens[index + 2]), span) else { return index }
      replace(span, with: fragment)
      return index + 2
    }
  }

  /// Where the words that the keyword binds end; nil for what is none.
  private mutating func keyword(_ name: String, _ tokens: [Token], _ index: Int, _ range: Range<Int>) -> Int? {
    switch name {
    case "let", "var": return bindVariable(tokens, index, range)
    case "for":
      controlDepth = brackets.count
      return bindPattern(tokens, index + 1, range, isImmediate: false)
    case "func": return bindFunction(tokens, index, range)
    case "if", "guard", "while", "switch", "catch":
      controlDepth = brackets.count
      return index
    case "try":
      let next = index + 1 < range.upperBound ? tokens[index + 1] : nil
      let isHandled = next.map { $0.kind == .symbol && $0.triviaStart == $0.start } ?? false
      if !isHandled, closureDepth <= closureBase, !braces.contains(where: \.catches) { isThrowing = true }
      return index
    case "await":
      if closureDepth <= closureBase { isAsync = true }
      return index
    default: return nil
    }
  }

  private static let blockWords: Set<String> = ["else", "do", "catch", "defer", "repeat"]
}
