/// A declaration with another name in it: found by what the names mean, and proven, for what comes out has to resolve to
/// the same model but for that name.
import PorticoModel
import PorticoSyntax

package struct DeclarationRename {
  /// The declaration as it is then.
  package let checked: CheckedSource
  /// What is written anew, in the old text.
  package let places: [Span]
  package let old: CheckedSource

  private let pipeline: Pipeline

  package init(
    _ request: RenameRequest, _ meaning: NameUse.Meaning, in old: CheckedSource, _ pipeline: Pipeline
  ) throws(RenameRequest.Problem) {
    self.old = old
    self.pipeline = pipeline
    let uses = pipeline.uses(in: old.tree, of: old.source, screen: request.screen).map { use in
      var use = use
      use.span = Self.bare(use.span, in: old.source.bytes)
      return use
    }
    // It must not be there, not even in a comment.
    let placeholder = Self.placeholder(notIn: old.source.bytes)
    let direct = uses.filter { $0.meaning == meaning }.map(\.span)
    let probe = Self.bytes(old.source.bytes, direct, placeholder)
    let followers = Self.followers(of: request, uses, direct, probe, placeholder, old, pipeline)
    places = Set(direct + followers).sorted { $0.lower < $1.lower }
    let proof = Self.check(Self.bytes(old.source.bytes, places, placeholder), old, pipeline)
    let (before, between) = (ModelText(old.declarations), ModelText(proof.declarations))
    guard !direct.isEmpty, between.replacing(placeholder, with: request.old) == before, Self.isAsSound(proof, old)
    else {
      throw RenameRequest.Problem(
        message:
          "`\(request.old)` cannot be renamed for certain: something in \(old.source.path.shown) would change its "
          + "meaning, so nothing is written")
    }
    checked = Self.check(Self.bytes(old.source.bytes, places, request.new), old, pipeline)
    if let error = checked.diagnostics.first(where: { $0.severity == .error }) {
      let line = LineTable(checked.tree.source).position(of: error.span.lower).line
      throw RenameRequest.Problem(
        message:
          "`\(request.new)` will not do at \(old.source.path.shown):\(line), so nothing is written: \(error.message)")
    }
    guard ModelText(checked.declarations) == between.replacing(placeholder, with: request.new),
      Self.isAsSound(checked, old)
    else {
      throw RenameRequest.Problem(
        message: "`\(request.new)` means something else in \(request.screen), so nothing is written: take another name")
    }
  }

  // MARK: Places

  /// The parts of elements that are called as what they come from: those that are no parts any more once that has
  /// another name.
  private static func followers(
    of request: RenameRequest, _ uses: [NameUse], _ direct: [Span], _ probe: [UInt8], _ placeholder: String,
    _ old: CheckedSource, _ pipeline: Pipeline
  ) -> [Span] {
    let tree = Parser.parse(SourceFile(path: old.source.path.shown, bytes: probe))
    let left = Set(
      pipeline.uses(in: tree, of: old.source, screen: request.screen).filter { $0.meaning == .part(request.old) }
        .map { Self.bare($0.span, in: probe).lower })
    let known = Set(direct)
    return uses.filter { $0.meaning == .part(request.old) && !known.contains($0.span) }.map(\.span).filter { span in
      let shift = direct.reduce(0) { sum, edit in
        edit.lower < span.lower ? sum + placeholder.utf8.count - (edit.upper - edit.lower) : sum
      }
      return !left.contains(span.lower + shift)
    }
  }

  /// Without the backticks, which stay.
  private static func bare(_ span: Span, in bytes: [UInt8]) -> Span {
    let isQuoted = span.upper - span.lower > 2 && bytes[span.lower] == UInt8(ascii: "`")
    return isQuoted ? Span(span.lower + 1, span.upper - 1) : span
  }

  private static func bytes(_ bytes: [UInt8], _ places: [Span], _ name: String) -> [UInt8] {
    TextEdits(places.map { ($0, name) }).applied(to: bytes)
  }

  private static func placeholder(notIn bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    var number = 0
    while text.contains("porticoName\(number)x") || text.contains("PorticoName\(number)x") { number += 1 }
    return "porticoName\(number)x"
  }

  // MARK: Proof

  private static func check(_ bytes: [UInt8], _ old: CheckedSource, _ pipeline: Pipeline) -> CheckedSource {
    var source = old.source
    source.bytes = bytes
    return pipeline.check(source)
  }

  private static func isAsSound(_ new: CheckedSource, _ old: CheckedSource) -> Bool {
    new.diagnostics.map(\.code).sorted() == old.diagnostics.map(\.code).sorted()
  }
}

/// All that a model says, as text; where it stands aside.
private struct ModelText: Equatable {
  private let text: String

  init(_ declarations: Declarations) {
    var declarations = declarations
    // A rename changes none, and dictionaries have no order.
    for index in declarations.screens.indices { declarations.screens[index].settings = Settings() }
    for index in declarations.services.indices { declarations.services[index].settings = Settings() }
    let parts = String(reflecting: declarations).split(separator: ", column: ", omittingEmptySubsequences: false)
    text = parts.enumerated().map { index, part in
      index == 0 ? String(part) : String(part.drop { $0.isNumber })
    }.joined(separator: ", column: ")
  }

  private init(text: String) {
    self.text = text
  }

  /// Names that are made of it begin the same word in upper case.
  func replacing(_ name: String, with other: String) -> ModelText {
    let whole = text.split(separator: name, omittingEmptySubsequences: false).joined(separator: other)
    let (upper, otherUpper) = (Self.upper(name), Self.upper(other))
    return ModelText(
      text: whole.split(separator: upper, omittingEmptySubsequences: false).joined(separator: otherUpper))
  }

  private static func upper(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
