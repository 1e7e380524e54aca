/// What a Swift file declares, read by the lexer alone: its imports, its types and extensions, their methods.
package struct SwiftOutline: Sendable {
  package struct Declaration: Sendable {
    package enum Kind: Hashable, Sendable {
      case type, `extension`, `protocol`
    }

    package var kind: Kind
    /// As written: `LoginLogic`, `LoginViewModel.Logic`.
    package var name: String
    package var nameSpan: Span
    /// What stands behind its colon, without attributes.
    package var inheritance: [String] = []
    package var functions: [SwiftFunction] = []
    /// The white space that a member's line begins with more than the declaration's own.
    package var indent: String?
    /// It stands under `#if`.
    package var isConditional = false
    package var isHidden = false
  }

  package struct Import: Hashable, Sendable {
    package var module: String
    /// As written: `@testable import App`.
    package var text: String
    /// Its lines with what ends them, where nothing else stands on them and no `#if` around it.
    package var lines: Span?
  }

  /// Why a file cannot be taken for whole.
  package struct Fault: Hashable, Sendable {
    package var message: String
    package var span: Span

    package init(_ message: String, at span: Span) {
      self.message = message
      self.span = span
    }
  }

  package let source: SourceFile
  /// Of a file with a fault nothing else is known.
  package let fault: Fault?
  package private(set) var declarations: [Declaration] = []
  package private(set) var imports: [Import] = []
  /// The functions outside of any type.
  package private(set) var functions: [SwiftFunction] = []
  /// `typealias Name = …`, wherever it stands in the file or a type.
  package private(set) var aliases: [String: SwiftType] = [:]
  package let tokens: [Token]

  package init(_ source: SourceFile) {
    let (tokens, diagnostics) = Lexer.lex(source)
    let brackets = SwiftBrackets(source, tokens, diagnostics)
    self.source = source
    self.tokens = tokens
    fault = brackets.fault
    guard fault == nil else { return }
    var reader = SwiftOutlineReader(source, tokens, brackets)
    reader.read()
    declarations = reader.declarations
    imports = reader.imports
    functions = reader.functions
    aliases = reader.aliases
  }

  /// The names that the file says, wherever.
  package var words: Set<String> {
    Set(tokens.lazy.filter { $0.kind == .identifier }.map { source.text($0.span) })
  }

  /// Whether a function of that name is called or handed on anywhere, its own declarations aside.
  package func mentions(_ name: String) -> Bool {
    for index in tokens.indices {
      // Whatever is interpolated is in the literal's text.
      if tokens[index].kind == .string, source.text(tokens[index].span).contains(name + "(") { return true }
      guard tokens[index].kind == .identifier, source.text(tokens[index].span) == name else { continue }
      let before = index > 0 ? source.text(tokens[index - 1].span) : ""
      let isLabel = tokens[index + 1].kind == .colon && [",", "("].contains(before)
      if !isLabel, !["func", "let", "var", "case"].contains(before) { return true }
    }
    return false
  }
}
