/// What a screen may be called, where its name becomes that of a file and of types.
import PorticoEmit
import PorticoSyntax

package enum ScreenName {
  /// Why `name` is none, and what to do; nil where it is one.
  package static func problem(_ name: String) -> String? {
    if name.hasSuffix(".portico"), problem(String(name.dropLast(".portico".count))) == nil {
      return "give the name without `.portico`: `\(name.dropLast(".portico".count))`"
    }
    if let slash = name.lastIndex(of: "/") {
      return "a name holds no `/`: give the folder behind it, `\(name[name.index(after: slash)...]) \(name[..<slash])`"
    }
    let tokens = Lexer.lex(SourceFile(path: "", text: name)).tokens
    let isIdentifier =
      tokens.count == 2 && tokens[0].kind == .identifier && tokens[0].span == Span(0, name.utf8.count)
      && !name.contains { "`$".contains($0) }
    guard isIdentifier else {
      return "`\(name)` is no name that Swift would take: begin with a letter, then letters, digits and `_`"
    }
    if Identifier.isReserved(name) { return "`\(name)` is a word of Swift's: give the screen another name" }
    let capital = Identifier.upperFirst(name)
    if capital != name { return "a screen is named as types are, with a capital: `\(capital)`" }
    return nil
  }
}
