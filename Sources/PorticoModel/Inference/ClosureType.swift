/// What a closure visibly gives: its own `-> T in`, an empty body, a literal, `$0` or a part of it.
import PorticoSyntax

enum ClosureType {
  static func result(of closure: SwiftText, input: Element, in text: SourceText) -> Element {
    let range = closure.tokens
    guard let brace = range.first, range.count >= 2 else { return .unknown }
    let head = ClosureHead(at: brace, in: text.tokens, upTo: range.upperBound, of: text)
    if let result = head?.result, let first = result.first, let last = result.last {
      let span = text.tokens[first].span.union(text.tokens[last].span)
      return TypeText.element(SwiftText(span: span, tokens: result), in: text)
    }
    let body = (head?.bodyStart ?? brace + 1)..<max(range.upperBound - 1, head?.bodyStart ?? brace + 1)
    guard let first = body.first else { return .void }
    guard text.text(text.tokens[first]) == "$0" else { return LiteralType.element(body, in: text) }
    if body.count == 1 { return input }
    guard body.count == 3, text.tokens[first + 1].kind == .period, case .tuple(let parts) = input else {
      return .unknown
    }
    let name = text.text(text.tokens[first + 2])
    if let index = Int(name), parts.indices.contains(index) { return parts[index].element }
    return parts.first { $0.label == name }?.element ?? .unknown
  }

  /// Whether what the closure shows stands against what is wanted: not a value that promotes to it, and not what is
  /// called by a type's name, which may be generic.
  static func isCertain(_ result: Element, of closure: SwiftText, _ expected: Element, in text: SourceText) -> Bool {
    if result == .unknown { return false }
    if expected == .unknown { return true }
    guard let brace = closure.tokens.first else { return false }
    let head = ClosureHead(at: brace, in: text.tokens, upTo: closure.tokens.upperBound, of: text)
    if head?.result != nil { return true }
    return result != TypeText.unwrapped(expected)
      && text.tokens[closure.tokens.upperBound - 2].kind != .rightParenthesis
  }

  /// The few properties whose type is the same wherever a key path ends in them.
  static func result(ofKeyPath keyPath: SwiftText, in text: SourceText) -> Element {
    guard let last = keyPath.tokens.last else { return .unknown }
    switch text.text(text.tokens[last]) {
    case "count": return .type("Int")
    case "isEmpty": return .type("Bool")
    case "description": return .type("String")
    default: return .unknown
    }
  }
}
