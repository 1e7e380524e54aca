/// One token and the white space and comments before it. The tokens of a file tile it: each one's trivia starts where
/// the one before ends, and the last token, `endOfFile`, carries what is left.
package struct Token: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// A name, plain or in backticks, `$0` and `$name` among them. Keywords are contextual, so they are identifiers too.
    case identifier
    case number
    /// A whole string literal: interpolated, raw or multi-line.
    case string
    /// A whole regex literal.
    case regex
    /// `300ms`, `1.5s`.
    case duration
    /// `( ) [ ] { }`, `,` `:` `;` `.` `@` `#`, `\`, each by itself.
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, period, at, hash, backslash
    /// `<-` with white space before it.
    case leftArrow
    /// `->`
    case rightArrow
    /// `=` by itself.
    case equal
    /// Any other run of operator characters: `&&`, `?`, `!`, `<`, `>`, `>=`.
    case symbol
    /// Bytes that begin no token.
    case unknown
    case endOfFile
  }

  package var kind: Kind
  /// Where the trivia before the token starts.
  package var triviaStart: Int
  package var start: Int
  package var end: Int
  /// Whether a newline stands in the trivia (or this is the first token).
  package var startsLine: Bool

  package init(kind: Kind, triviaStart: Int, start: Int, end: Int, startsLine: Bool) {
    self.kind = kind
    self.triviaStart = triviaStart
    self.start = start
    self.end = end
    self.startsLine = startsLine
  }

  package var span: Span { Span(start, end) }
}
