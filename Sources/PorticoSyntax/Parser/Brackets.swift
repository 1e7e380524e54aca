/// Which bracket closes which, for the whole file at once: whatever is opaque to the parser is then one step wide, and
/// each bracket that is missing is reported once, where it is seen best.
struct Brackets {
  /// By the index of the opening token: that of the closing one, or, where it has none, of the first token behind
  /// what it can enclose.
  private var ends: [Int32]
  private var closed: [Bool]
  private(set) var diagnostics: [Diagnostic] = []
  /// The names of all groups: what follows `group.port` is a step.
  private(set) var groups: Set<String> = []

  private struct Open {
    var index: Int
    /// The brace of a declaration, in which members may stand.
    var isDeclaration: Bool
    /// Of the declaration.
    var title = ""
  }
  /// Declarations stand in declarations only, so they are the lowest.
  private var stack: [Open] = []
  private var declarationCount = 0
  /// How many of each kind are open above the declarations, so that a stray bracket costs no search.
  private var openCounts: [Token.Kind: Int] = [:]
  private let words: TokenText
  private var lineStart = 0

  /// `faults` are the offsets of literals that lack their end: the rest of their line may have closed what is open.
  init(_ words: TokenText, faults: Set<Int>) {
    self.words = words
    ends = [Int32](repeating: -1, count: words.tokens.count)
    closed = [Bool](repeating: false, count: words.tokens.count)
    match(faults: faults)
  }

  /// The index of the bracket that closes the one at `index`, or of what its content has to end before.
  func end(of index: Int) -> Int { Int(ends[index]) }

  func isClosed(_ index: Int) -> Bool { closed[index] }

  private mutating func match(faults: Set<Int>) {
    var declaration: String?
    for index in words.tokens.indices {
      let token = words.tokens[index]
      if token.startsLine { startLine(at: index) }
      switch token.kind {
      case .identifier: noteDeclaration(at: index, &declaration)
      case .leftBrace:
        push(Open(index: index, isDeclaration: declaration != nil, title: declaration ?? ""))
        declaration = nil
      case .leftParenthesis, .leftBracket: push(Open(index: index, isDeclaration: false))
      case .rightParenthesis, .rightBracket, .rightBrace: close(at: index)
      case .string, .regex:
        if !faults.isEmpty, faults.contains(token.start) { giveUpLine(before: index + 1) }
      case .endOfFile: giveUpAll(before: index)
      default: break
      }
    }
  }

  private mutating func noteDeclaration(at index: Int, _ declaration: inout String?) {
    guard index + 1 < words.tokens.count, stack.last?.isDeclaration ?? true else { return }
    guard let keyword = words.keyword(at: index) else { return }
    let next = words.tokens[index + 1]
    switch keyword {
    case .screen, .service:
      if next.kind == .identifier { declaration = "\(keyword.rawValue) \(words.text(at: index + 1))" }
    case .settings:
      if next.kind == .leftBrace { declaration = "settings" }
    case .group:
      if next.kind == .identifier, index + 2 < words.tokens.count, words.tokens[index + 2].kind == .leftBrace {
        declaration = "group \(words.text(at: index + 1))"
        groups.insert(words.name(at: index + 1).text)
      }
    default: break
    }
  }

  /// A declaration at the first column, or a member inside of anything that can't hold one, says what is not closed.
  private mutating func startLine(at index: Int) {
    lineStart = index
    guard let top = stack.last else { return }
    if words.tokens[index].start == 0 || ByteClass.isNewline(words.source.bytes[words.tokens[index].start - 1]),
      words.startsDeclaration(at: index)
    {
      giveUpAll(before: index)
    } else if !top.isDeclaration, declarationCount > 0, words.startsMember(at: index, insideSwift: true) {
      giveUp(from: declarationCount, before: index)
    }
  }

  private mutating func push(_ open: Open) {
    stack.append(open)
    if open.isDeclaration {
      declarationCount += 1
    } else {
      openCounts[words.tokens[open.index].kind, default: 0] += 1
    }
  }

  private mutating func pop(endingAt end: Int, closed isClosed: Bool) {
    let open = stack.removeLast()
    ends[open.index] = Int32(end)
    closed[open.index] = isClosed
    if open.isDeclaration {
      declarationCount -= 1
    } else {
      openCounts[words.tokens[open.index].kind, default: 0] -= 1
    }
  }

  /// Where in the stack the bracket is that a closing one of `kind` closes.
  private func match(for kind: Token.Kind) -> Int? {
    if openCounts[opening(of: kind), default: 0] > 0 {
      return stack.lastIndex { words.tokens[$0.index].kind == opening(of: kind) }
    }
    return kind == .rightBrace && declarationCount > 0 ? declarationCount - 1 : nil
  }

  private mutating func close(at index: Int) {
    let kind = words.tokens[index].kind
    if let match = match(for: kind) {
      giveUp(from: match + 1, before: index)
      pop(endingAt: index, closed: true)
    } else if let top = stack.last, !top.isDeclaration, top.index >= lineStart {
      // The wrong kind, most likely meant for the one that is open.
      pop(endingAt: index, closed: true)
      let expected = text(of: closing(of: words.tokens[top.index].kind))
      let span = words.tokens[index].span
      diagnostics.append(
        Diagnostic(
          "wrong-bracket", .error, "expected `\(expected)`, found `\(text(of: kind))`", at: span,
          notes: [Diagnostic.Note("opened here", at: words.tokens[top.index].span)],
          fixes: [Diagnostic.Fix("write `\(expected)`", [Diagnostic.Edit(span, expected)])]))
    } else {
      let span = words.tokens[index].span
      diagnostics.append(
        Diagnostic(
          "extra-bracket", .error, "`\(text(of: kind))` closes nothing", at: span,
          fixes: [Diagnostic.Fix("remove it", [Diagnostic.Edit(span, "")])]))
    }
  }

  private mutating func giveUpLine(before index: Int) {
    while let top = stack.last, top.index >= lineStart, !top.isDeclaration {
      pop(endingAt: index, closed: false)
    }
  }

  private mutating func giveUpAll(before index: Int) { giveUp(from: 0, before: index) }

  /// All that is open from `depth` on ends before `index`, unclosed. What is open inside of it is no problem of its own.
  private mutating func giveUp(from depth: Int, before index: Int) {
    guard stack.count > depth else { return }
    var isReported = false
    for open in stack[depth...] {
      if open.isDeclaration {
        diagnostics.append(missingBrace(of: open, before: index))
      } else if !isReported {
        diagnostics.append(unclosed(open))
        isReported = true
      }
    }
    while stack.count > depth { pop(endingAt: index, closed: false) }
  }

  private func missingBrace(of open: Open, before index: Int) -> Diagnostic {
    let token = words.tokens[index]
    let isEnd = token.kind == .endOfFile
    let lastEnd = words.tokens[max(index - 1, 0)].end
    let next = isEnd ? "the end of the file" : "`\(words.text(at: index))`"
    let edit = Diagnostic.Edit(Span(lastEnd, lastEnd), "\n}")
    return Diagnostic(
      "missing-brace", .error, "expected `}` before \(next): `\(open.title)` is still open",
      at: isEnd ? Span(lastEnd, lastEnd) : token.span,
      notes: [Diagnostic.Note("opened here", at: words.tokens[open.index].span)],
      fixes: [Diagnostic.Fix("close it with `}`", [edit])])
  }

  private func unclosed(_ open: Open) -> Diagnostic {
    let kind = words.tokens[open.index].kind
    return Diagnostic(
      "unclosed-bracket", .error,
      "`\(words.text(at: open.index))` is never closed; add the `\(text(of: closing(of: kind)))` that belongs to it",
      at: words.tokens[open.index].span)
  }

  private func closing(of kind: Token.Kind) -> Token.Kind {
    switch kind {
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    default: .rightBrace
    }
  }

  private func opening(of kind: Token.Kind) -> Token.Kind {
    switch kind {
    case .rightParenthesis: .leftParenthesis
    case .rightBracket: .leftBracket
    default: .leftBrace
    }
  }

  private func text(of kind: Token.Kind) -> String {
    switch kind {
    case .rightParenthesis: ")"
    case .rightBracket: "]"
    default: "}"
    }
  }
}
