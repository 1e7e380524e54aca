/// What a rename means for the user's half: the labels and names of its hooks, and what it reads of its Context. Only what
/// is certain is edited.
import PorticoEmit
import PorticoSyntax

package struct HalfRename {
  /// By the path of the file.
  package private(set) var edits: [String: TextEdits] = [:]
  package private(set) var sources: [String: SourceFile] = [:]

  private let old: String
  private let new: String

  /// `stubs`: what the declaration asked for, and what it asks for then, in the same order.
  package init(
    _ half: UserHalf, _ stubs: [(old: LogicStub, new: LogicStub)], isInContext: Bool, from old: String, to new: String
  ) {
    self.old = old
    self.new = new
    sources[half.outline.source.path] = half.outline.source
    for method in half.methods where method.isOwn { sources[method.source.path] = method.source }
    for (before, after) in stubs where before.signature != after.signature {
      guard let was = SwiftFunction(signature: before.signature), let now = SwiftFunction(signature: after.signature),
        was.parameters.count == now.parameters.count
      else { continue }
      for method in half.methods(named: was.compoundName) where method.isOwn { rename(method, was, now) }
    }
    if isInContext {
      for (_, source) in sources.sorted(by: { $0.key < $1.key }) { renameMembers(of: source) }
    }
  }

  // MARK: Signatures

  private mutating func rename(_ method: UserHalf.Method, _ was: SwiftFunction, _ now: SwiftFunction) {
    let source = method.source
    if was.name == old, now.name == new { edit(method.function.nameSpan, new, in: source) }
    let tokens = Self.tokens(of: source)
    for index in was.parameters.indices where was.parameters[index].label == old && now.parameters[index].label == new {
      guard let words = Self.words(ofParameter: index, of: method.function, tokens, source),
        source.text(words[0].span) == old
      else { continue }
      // A label of its own is all there is to change.
      if words.count > 1 {
        edit(words[0].span, new, in: source)
      } else if let places = places(in: method.function.body, tokens, source) {
        edit(words[0].span, new, in: source)
        for place in places { edit(place, new, in: source) }
      } else {
        edit(words[0].span, "\(new) \(old)", in: source)
      }
    }
  }

  /// The one or two words before a parameter's colon.
  private static func words(
    ofParameter number: Int, of function: SwiftFunction, _ tokens: [Token], _ source: SourceFile
  ) -> [Token]? {
    guard var index = tokens.firstIndex(where: { $0.start >= function.nameSpan.upper && $0.kind == .leftParenthesis })
    else { return nil }
    index += 1
    var (depth, parameter) = (0, 0)
    while index < tokens.count, depth >= 0 {
      if parameter == number {
        let words = tokens[index...].prefix { $0.kind == .identifier }
        let end = index + words.count
        return (1...2).contains(words.count) && end < tokens.count && tokens[end].kind == .colon ? Array(words) : nil
      }
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 0: parameter += 1
      // `Result<Int, E>` has a comma of its own.
      case .symbol where source.text(tokens[index].span) == "<": depth += 1
      case .symbol where source.text(tokens[index].span).hasPrefix(">"): depth -= source.text(tokens[index].span).count
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where a body names its parameter; nil where that is not certain.
  private func places(in body: Span?, _ tokens: [Token], _ source: SourceFile) -> [Span]? {
    guard let body else { return nil }
    let inner = tokens.filter { $0.start >= body.lower && $0.end <= body.upper }
    var places: [Span] = []
    for (index, token) in inner.enumerated() {
      let text = source.text(token.span)
      if token.kind == .string {
        // What is interpolated, or only said, is for its writer to tell apart.
        if text.contains(old) || text.contains(new) { return nil }
        continue
      }
      guard token.kind == .identifier else { continue }
      if text == new { return nil }
      guard text == old else { continue }
      let before = index > 0 ? source.text(inner[index - 1].span) : ""
      let after = index + 1 < inner.count ? source.text(inner[index + 1].span) : ""
      if before == "." { continue }
      if ["let", "var", "func", "case", "for", "weak", "unowned", "[", "{"].contains(before)
        || [":", "in"].contains(after)
      {
        return nil
      }
      places.append(token.span)
    }
    return places
  }

  // MARK: Context

  /// `context.email`, in a file where `context` is the Context.
  private mutating func renameMembers(of source: SourceFile) {
    let tokens = Self.tokens(of: source)
    let words = tokens.map { source.text($0.span) }
    let isDeclared = words.indices.contains { index in
      words[index] == "context" && index + 1 < words.count && words[index + 1] == ":"
        && words[index...].dropFirst(2).prefix(4).contains("Context")
    }
    guard isDeclared else { return }
    for index in words.indices.dropFirst(2)
    where words[index] == old && words[index - 1] == "." && words[index - 2] == "context" {
      let isMember = index > 2 && words[index - 3] == "." && (index < 4 || words[index - 4] != "self")
      if !isMember { edit(tokens[index].span, new, in: source) }
    }
  }

  private mutating func edit(_ span: Span, _ text: String, in source: SourceFile) {
    edits[source.path, default: TextEdits()].add(span, text)
  }

  private static func tokens(of source: SourceFile) -> [Token] { Lexer.lex(source).tokens }
}
