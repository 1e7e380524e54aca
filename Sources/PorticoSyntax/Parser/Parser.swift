/// From a file to its tree: never throws, never stops at the first problem.
package enum Parser {
  package static func parse(_ source: SourceFile) -> SyntaxTree {
    var parsing = Parsing(source)
    var declarations = Declarations()
    parsing.parseDeclarations(&declarations)
    return parsing.tree(of: declarations)
  }

  /// A `portico.settings` file: entries, with or without `settings { … }` around them.
  package static func parseSettings(_ source: SourceFile) -> SyntaxTree {
    var parsing = Parsing(source)
    var declarations = Declarations()
    if parsing.words.startsDeclaration(at: 0) {
      parsing.parseDeclarations(&declarations)
    } else {
      let entries = parsing.parseSettingEntries()
      declarations.settings = [SettingsNode(entries: entries, span: Span(0, source.bytes.count))]
    }
    return parsing.tree(of: declarations)
  }
}

/// What a file declares, as it is found.
struct Declarations {
  var imports: [ImportNode] = []
  var settings: [SettingsNode] = []
  var services: [ServiceNode] = []
  var screens: [ScreenNode] = []
}

extension Parsing {
  func tree(of declarations: Declarations) -> SyntaxTree {
    // Brackets and literals are looked at before the rest; a reader wants the order of the text.
    let inOrder = diagnostics.enumerated().sorted {
      ($0.element.span.lower, $0.offset) < ($1.element.span.lower, $1.offset)
    }
    return SyntaxTree(
      source: words.source, tokens: words.tokens, imports: declarations.imports, settings: declarations.settings,
      services: declarations.services, screens: declarations.screens, diagnostics: inOrder.map(\.element))
  }
}
