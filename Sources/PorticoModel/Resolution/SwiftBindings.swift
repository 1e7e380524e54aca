/// The names that Swift text binds itself: variables, patterns, loops, functions. They are none of the screen's.
import PorticoSyntax

extension SwiftNames {
  mutating func bindVariable(_ tokens: [Token], _ index: Int, _ range: Range<Int>) -> Int {
    guard index + 1 < range.upperBound else { return index }
    let before = index > range.lowerBound ? text.text(tokens[index - 1]) : ""
    if before == "case" || before == "catch" { return bindPattern(tokens, index + 1, range, isImmediate: true) }
    let variable = tokens[index + 1]
    if variable.kind == .leftParenthesis { return bindPattern(tokens, index + 1, range, isImmediate: false) }
    guard variable.kind == .identifier else { return index }
    let name = text.name(variable)
    let next = index + 2 < range.upperBound ? tokens[index + 2].kind : nil
    if next == .equal || next == .colon {
      pending.append(Pending(name: name, depth: brackets.count))
      return index + 1
    }
    // `if let coordinator {` is short for `if let coordinator = coordinator {`.
    if controlDepth == brackets.count, !bound.contains(name),
      case .fragment(let fragment) = meaning(name, variable.span, false)
    {
      append(upTo: variable.end)
      fragments += [.text(" = "), fragment]
    }
    bound.append(name)
    return index + 1
  }

  /// Every name of a pattern that is neither a member nor a label, up to what follows the pattern.
  mutating func bindPattern(
    _ tokens: [Token], _ start: Int, _ range: Range<Int>, isImmediate: Bool
  ) -> Int {
    var index = start
    var depth = 0
    while index < range.upperBound {
      let token = tokens[index]
      switch token.kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .equal, .leftBrace: return index - 1
      case .colon where depth == 0: return index - 1
      case .identifier:
        let name = text.name(token)
        if depth == 0, name == "in" || name == "where" { return index - 1 }
        let isLabel = index + 1 < range.upperBound && tokens[index + 1].kind == .colon && depth > 0
        if tokens[index - 1].kind != .period, !isLabel {
          if isImmediate { bound.append(name) } else { pending.append(Pending(name: name, depth: brackets.count)) }
        }
      default: break
      }
      index += 1
      if depth < 0 { return index - 2 }
    }
    return range.upperBound - 1
  }

  mutating func bindFunction(_ tokens: [Token], _ index: Int, _ range: Range<Int>) -> Int {
    var index = index + 1
    var depth = 0
    while index < range.upperBound, tokens[index].kind != .leftBrace {
      switch tokens[index].kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .identifier:
        let isParameter = index + 1 < range.upperBound && tokens[index + 1].kind == .colon
        if depth == 0, tokens[index - 1].kind == .identifier {
          bound.append(text.name(tokens[index]))
        } else if depth == 1, isParameter {
          pending.append(Pending(name: text.name(tokens[index]), depth: brackets.count))
        }
      default: break
      }
      index += 1
    }
    controlDepth = brackets.count
    return index - 1
  }

  mutating func bindPending(before token: Token) {
    guard !pending.isEmpty else { return }
    let depth = brackets.count
    let ends =
      token.startsLine || token.kind == .semicolon || token.kind == .leftBrace || token.kind == .comma
      || token.kind == .rightBrace || (token.kind == .identifier && text.text(token) == "else")
    guard ends else { return }
    pending.removeAll { variable in
      guard depth <= variable.depth else { return false }
      bound.append(variable.name)
      return true
    }
  }
}
