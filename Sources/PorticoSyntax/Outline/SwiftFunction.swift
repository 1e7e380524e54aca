/// A method as a Swift file declares it.
package struct SwiftFunction: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    /// nil: `_`.
    package var label: String?
    package var type: SwiftType
  }

  package var name: String
  package var parameters: [Parameter] = []
  package var isAsync = false
  package var isThrowing = false
  package var isGeneric = false
  package var result = SwiftType.void
  /// `private`, `static`, `@objc`: what stands before `func`.
  package var modifiers: Set<String> = []
  package var nameSpan: Span
  /// From `func` to its result's end, without the body.
  package var span: Span
  /// Between its braces.
  package var body: Span?

  init(name: String, nameSpan: Span) {
    self.name = name
    self.nameSpan = nameSpan
    span = nameSpan
  }

  /// `isValid(email:password:)`
  package var compoundName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  package var isOfType: Bool { modifiers.contains("static") || modifiers.contains("class") }
  package var isHidden: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// Whether it is what a protocol asks for with `wanted`, which bears the same compound name. Where the text cannot
  /// tell, as of generic functions, the compiler will.
  package func meets(_ wanted: SwiftFunction, aliases: [String: SwiftType]) -> Bool {
    if isHidden { return false }
    if isAsync && !wanted.isAsync || isThrowing && !wanted.isThrowing { return false }
    if isGeneric { return true }
    return result.agrees(with: wanted.result, aliases: aliases)
      && zip(parameters, wanted.parameters).allSatisfy { $0.type.agrees(with: $1.type, aliases: aliases) }
  }

  /// The function that `signature` declares: `func isValid(_ email: String) -> Bool`.
  package init?(signature: String) {
    let outline = SwiftOutline(SourceFile(path: "", text: signature))
    guard let function = outline.functions.first else { return nil }
    self = function
  }

  /// As it is written, on one line.
  package func text(in source: SourceFile) -> String {
    source.text(span).split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
      .replacingWords([("( ", "("), (" )", ")")])
  }
}

extension String {
  /// Each of `pairs` in turn, everywhere.
  fileprivate func replacingWords(_ pairs: [(String, String)]) -> String {
    pairs.reduce(self) { text, pair in
      text.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
    }
  }
}
