/// Doc comments: the lines that are carried to the Swift, without their marks.
extension Parsing {
  /// The doc comment in front of the token; a plain comment behind one takes it away, as in Swift.
  func documentation(at index: Int) -> [String] {
    let token = words.tokens[index]
    guard token.start - token.triviaStart > 3 else { return [] }
    let bytes = words.source.bytes
    var lines: [String] = []
    var position = token.triviaStart
    while position + 2 < token.start {
      guard bytes[position] == UInt8(ascii: "/") else {
        position += 1
        continue
      }
      let start = position
      let isBlock = bytes[position + 1] == UInt8(ascii: "*")
      position = isBlock ? blockEnd(from: start, to: token.start) : lineEnd(from: start, to: token.start)
      let marker = bytes[start + 2]
      let isDoc = marker == bytes[start + 1] && position - start > 2
      // `////` and `/***/` are rulers and empty comments.
      if isDoc, start + 3 >= position || bytes[start + 3] != marker || !isBlock && bytes[start + 3] != marker {
        if isBlock {
          lines += blockLines(Span(start + 3, max(start + 3, position - 2)))
        } else {
          lines.append(line(Span(start + 3, position)))
        }
      } else if start >= token.triviaStart, !isTrailing(start, token) {
        lines = []
      }
    }
    return lines
  }

  /// A comment at the end of the line before says nothing about what follows it.
  private func isTrailing(_ start: Int, _ token: Token) -> Bool {
    token.triviaStart > 0
      && !words.source.bytes[token.triviaStart..<start].contains(where: ByteClass.isNewline)
  }

  private func lineEnd(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, !ByteClass.isNewline(words.source.bytes[index]) { index += 1 }
    return index
  }

  private func blockEnd(from start: Int, to end: Int) -> Int {
    var depth = 0
    var index = start
    while index + 1 < end {
      let pair = (words.source.bytes[index], words.source.bytes[index + 1])
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return end
  }

  private func line(_ span: Span) -> String {
    let text = words.source.text(span)
    return trimmedEnd(text.first == " " ? text.dropFirst() : text[...])
  }

  private func blockLines(_ span: Span) -> [String] {
    var lines = words.source.text(span).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      part in
      var line = part.drop { $0 == " " || $0 == "\t" }
      if line.first == "*" {
        line = line.dropFirst()
        if line.first == " " { line = line.dropFirst() }
      }
      return trimmedEnd(line)
    }
    if lines.first == "" { lines.removeFirst() }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func trimmedEnd(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
  }
}
