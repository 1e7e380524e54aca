import Foundation
import PorticoEmit
import PorticoModel
import PorticoSyntax
import Testing

/// A file in the middle of an edit: whatever token is missing, nothing traps, and nothing that counts goes unnoticed.
@Suite struct TokenDeletionTests {
  @Test(arguments: Fixture.all)
  func anyTokenMayBeMissing(_ fixture: Fixture) throws {
    let generator = try Generator()
    var unnoticed: [String] = []
    for source in fixture.sources {
      let whole = EditedText(try Data(contentsOf: source), of: fixture, name: source.lastPathComponent)
      let before = whole.analysis
      let tokens = whole.tokens.dropLast()
      let model = ModelSketch.lines(of: before.declarations)
      let problems = Set(before.diagnostics.map(\.message))
      let spare = SpareWords(before.declarations)
      for (index, token) in tokens.enumerated() {
        let after = whole.without(token).analysis
        if !after.diagnostics.contains(where: { $0.severity == .error }) {
          _ = try generator.file(after.declarations, locationPath: whole.name)
        }
        let isReported = after.diagnostics.contains { !problems.contains($0.message) }
        if isReported || ModelSketch.lines(of: after.declarations) != model { continue }
        let words = tokens[index...].prefix(20).map { whole.source.text($0.span) }
        if !spare.mayGoUnsaid(words) { unnoticed.append(whole.quoted(token)) }
      }
    }
    #expect(unnoticed == [])
  }

  /// The words that say again what is known without them; all others, and every sign, count.
  struct SpareWords {
    private let voidOutputs: Set<String>
    private let asyncMethods: Set<String>
    private let throwingMethods: Set<String>

    init(_ declarations: Declarations) {
      voidOutputs = Set(declarations.screens.flatMap(\.outputs).filter(\.element.isVoid).map(\.name))
      let methods = declarations.services.flatMap(\.methods)
      asyncMethods = Set(methods.filter(\.isAsync).map(\.name))
      throwingMethods = Set(methods.filter(\.isThrowing).map(\.name))
    }

    /// Whether the first of these words is one.
    func mayGoUnsaid(_ words: [String]) -> Bool {
      switch words.first {
      // A Void output is an event anyway.
      case "event": voidOutputs.contains(words.dropFirst().first ?? "")
      // The service says what its method does.
      case "await": asyncMethods.contains(called(words))
      case "try": throwingMethods.contains(called(words))
      default: false
      }
    }

    private func called(_ words: [String]) -> String {
      words.firstIndex(of: "(").map { words[$0 - 1] } ?? ""
    }
  }
}
