/// What the parser makes of a file: every byte as tokens, and the declarations that it recognised over them.
/// Whatever is missing from a node was reported.
package struct SyntaxTree: Sendable {
  package let source: SourceFile
  /// They tile the file; the last one is `endOfFile`.
  package let tokens: [Token]
  package let imports: [ImportNode]
  package let settings: [SettingsNode]
  package let services: [ServiceNode]
  package let screens: [ScreenNode]
  /// The problems of syntax, in the order of the text.
  package let diagnostics: [Diagnostic]

  package init(
    source: SourceFile, tokens: [Token], imports: [ImportNode], settings: [SettingsNode], services: [ServiceNode],
    screens: [ScreenNode], diagnostics: [Diagnostic]
  ) {
    self.source = source
    self.tokens = tokens
    self.imports = imports
    self.settings = settings
    self.services = services
    self.screens = screens
    self.diagnostics = diagnostics
  }
}

/// Swift text that Portico copies: a type, a value, a closure. `tokens` index the tree's tokens.
package struct SwiftText: Hashable, Sendable {
  package var span: Span
  package var tokens: Range<Int>

  package init(span: Span, tokens: Range<Int>) {
    self.span = span
    self.tokens = tokens
  }
}

/// A name as declared or used, without backticks.
package struct Name: Hashable, Sendable {
  package var text: String
  package var span: Span

  package init(_ text: String, span: Span) {
    self.text = text
    self.span = span
  }
}
