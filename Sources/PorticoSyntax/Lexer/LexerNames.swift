/// Names, numbers, operators, and bytes that are none of these.
extension Lexer {
  /// The rest of a name whose first character is read.
  mutating func scanName() -> Token.Kind {
    while position < end {
      let byte = bytes[position]
      if ByteClass.continuesName(byte) {
        position += 1
      } else if byte >= 0x80, let scalar = decodeScalar(in: bytes, at: position, end: end),
        IdentifierScalars.role(of: scalar.value) == .name
      {
        position += scalar.length
      } else {
        break
      }
    }
    return .identifier
  }

  mutating func scanBackticks() -> Token.Kind {
    let start = position
    var index = position + 1
    while index < end, !ByteClass.isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "`") {
        position = index + 1
        return .identifier
      }
      index += 1
    }
    position += 1
    report("unterminated-name", "this backtick is never closed", at: Span(start, start + 1))
    return .unknown
  }

  mutating func scanNumber() -> Token.Kind {
    if bytes[position] == UInt8(ascii: "0"), [0x78, 0x62, 0x6F].contains(peek(position + 1)) {
      return finishNumber()
    }
    skipDigits()
    if peek(position) == UInt8(ascii: "."), ByteClass.isDigit(peek(position + 1)) {
      position += 1
      skipDigits()
    }
    let byte = peek(position)
    if byte == UInt8(ascii: "s"), endsName(position + 1) {
      position += 1
      return .duration
    }
    if byte == UInt8(ascii: "m"), peek(position + 1) == UInt8(ascii: "s"), endsName(position + 2) {
      position += 2
      return .duration
    }
    if byte | 0x20 == UInt8(ascii: "e"), [0x2B, 0x2D].contains(peek(position + 1)),
      ByteClass.isDigit(peek(position + 2))
    {
      position += 2
    }
    return finishNumber()
  }

  private func endsName(_ index: Int) -> Bool {
    let byte = peek(index)
    return !ByteClass.continuesName(byte) && byte < 0x80
  }

  private mutating func finishNumber() -> Token.Kind {
    while ByteClass.continuesName(peek(position)) { position += 1 }
    return .number
  }

  private mutating func skipDigits() {
    while ByteClass.isDigit(peek(position)) || peek(position) == UInt8(ascii: "_") { position += 1 }
  }

  /// As in Swift, `?`, `!` and `>` stand by themselves where they are attached to what precedes them, so that
  /// `Array<Int>=[]` and `Foo<Bar<Baz>>?` come apart.
  mutating func scanOperator() -> Token.Kind {
    let start = position
    let first = bytes[start]
    let previous = tokens.last
    let isAttached = previous.map { $0.end == start && endsOperand($0) } ?? false
    if isAttached, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") || first == UInt8(ascii: ">") {
      position += 1
      return .symbol
    }
    skipOperatorBytes(dots: first == UInt8(ascii: "."))
    let second = peek(start + 1)
    switch position - start {
    case 1 where first == UInt8(ascii: "="): return .equal
    case 2 where first == UInt8(ascii: "-") && second == UInt8(ascii: ">"): return .rightArrow
    case 2 where first == UInt8(ascii: "<") && second == UInt8(ascii: "-"):
      return start > (previous?.end ?? -1) ? .leftArrow : .symbol
    default: return .symbol
    }
  }

  private mutating func skipOperatorBytes(dots: Bool) {
    let start = position
    while position < end {
      let byte = bytes[position]
      let next = peek(position + 1)
      if byte == UInt8(ascii: "/"), position > start, next == byte || next == UInt8(ascii: "*") { break }
      if ByteClass.isOperator(byte) || (dots && byte == UInt8(ascii: ".")) {
        position += 1
      } else if byte >= 0x80, let scalar = decodeScalar(in: bytes, at: position, end: end),
        IdentifierScalars.role(of: scalar.value) == .operatorCharacter
      {
        position += scalar.length
      } else {
        break
      }
    }
  }

  private func endsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .number, .string, .regex, .duration, .rightParenthesis, .rightBracket, .rightBrace: return true
    case .symbol:
      let byte = bytes[token.end - 1]
      return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">")
    default: return false
    }
  }

  mutating func scanBeyondASCII() -> Token.Kind {
    guard let scalar = decodeScalar(in: bytes, at: position, end: end) else { return scanInvalid() }
    switch IdentifierScalars.role(of: scalar.value) {
    case .name:
      position += scalar.length
      return scanName()
    case .operatorCharacter:
      return scanOperator()
    case .nothing:
      return scanUnknown()
    }
  }

  /// The file's first invalid byte is reported already.
  private mutating func scanInvalid() -> Token.Kind {
    while position < end, bytes[position] >= 0x80, decodeScalar(in: bytes, at: position, end: end) == nil {
      position += 1
    }
    return .unknown
  }

  private mutating func scanSingleQuotes() -> Token.Kind {
    let start = position
    var index = start + 1
    while index < end, bytes[index] != 0x27, !ByteClass.isNewline(bytes[index]) { index += 1 }
    let close = peek(index) == 0x27 ? index : nil
    position = close.map { $0 + 1 } ?? start + 1
    let edits = close.map { [Span(start, start + 1), Span($0, $0 + 1)] } ?? [Span(start, start + 1)]
    report(
      "unknown-character", "strings are written with `\"`", at: Span(start, position),
      fixes: [Diagnostic.Fix("write `\"`", edits.map { Diagnostic.Edit($0, "\"") })])
    return .unknown
  }

  mutating func scanUnknown() -> Token.Kind {
    let start = position
    if bytes[start] == 0x27 { return scanSingleQuotes() }
    let scalar = decodeScalar(in: bytes, at: position, end: end) ?? (0, 1)
    position += scalar.length
    let span = Span(start, position)
    let isSpace = Unicode.Scalar(scalar.value)?.properties.isWhitespace ?? false
    if isSpace {
      report(
        "unknown-character", "this is a space that Swift does not take for one; write a plain space", at: span,
        fixes: [Diagnostic.Fix("write a plain space", [Diagnostic.Edit(span, " ")])])
    } else {
      report("unknown-character", "this character begins nothing that Portico or Swift knows", at: span)
    }
    return .unknown
  }
}
