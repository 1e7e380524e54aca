/// Hooks and calls made of operands, and the shapes of both that are refused.
extension Parsing {
  mutating func hookNode(_ name: Name, labels: [Name]?, _ effects: Effects, from start: Int) -> HookNode {
    let result = parseResult()
    return HookNode(
      tryKeyword: effects.tryKeyword, awaitKeyword: effects.awaitKeyword, name: name, labels: labels, result: result,
      span: span(from: start))
  }

  mutating func callNode(_ path: PathNode, _ text: SwiftText, _ effects: Effects, from start: Int) -> CallNode {
    let hasClosure = text.tokens.contains { words.tokens[$0].kind == .leftBrace }
    let result = parseResult()
    return CallNode(
      tryKeyword: effects.tryKeyword, awaitKeyword: effects.awaitKeyword, path: path, text: text,
      hasClosure: hasClosure, result: result, span: span(from: start))
  }

  /// `isValid(email)`: what a hook is given follows from the flow. `Post($0)` makes a value and stays.
  mutating func refuseCallOfBareName(_ path: PathNode, _ text: SwiftText) -> Name? {
    guard path.components.count == 1, path.components[0].mark == nil else { return nil }
    let name = path.components[0].name
    guard !(name.text.unicodeScalars.first?.properties.isUppercase ?? false) else { return nil }
    let arguments = Span(name.span.upper, text.span.upper)
    report(
      "call-of-bare-name",
      "write the hook's name, `\(name.text)`: the flow's element is what it is given", at: text.span,
      fixes: [Diagnostic.Fix("write `\(name.text)`", [Diagnostic.Edit(arguments, "")])])
    return name
  }
}
