/// What the documentation shows is what the generator does.
import Foundation
import PorticoEmit
import PorticoSyntax
import PorticoTool
import Testing

@testable import PorticoModel

@Suite struct ReadmeTests {
  @Test(arguments: Document.all.flatMap(\.blocks).filter { $0.language == "portico" })
  func declarationHasNoProblems(_ block: Document.Block) {
    #expect(Example(block.text).problems == [])
  }

  @Test func declarationBecomesWhatIsShown() throws {
    let pairs = Document.readme.pairs
    #expect(pairs.count > 5)
    for (declaration, shown) in pairs {
      let output = try Example(declaration.text).output()
      let difference = Example.difference(shown.text, from: output)
      #expect(difference == nil, "README.md:\(shown.line): this is not in the output, or not there:\n\(output)")
    }
  }

  @Test func firstDeclarationIsAFixture() throws {
    let fixture = SwiftFile.root.appending(path: "Fixtures/LoginForm/LoginForm.portico")
    let first = try #require(Document.readme.pairs.first)
    #expect(try first.declaration.text == String(contentsOf: fixture, encoding: .utf8))
  }

  @Test func eachStepBecomesWhatItsRowShows() throws {
    let rows = Document.readme.table("flow", "RxSwift", "Combine")
    for row in rows {
      let cells = row.map { Document.code(in: $0).first ?? "" }
      for (library, shown) in [(Settings.Library.rxswift, cells[1]), (.combine, cells[2])] {
        let text = "screen Steps {\n  input n: Int\n  input m: Int\n  bind self.stop() <- \(cells[0])\n}\n"
        let example = Example(text, library: library)
        // No row needs both inputs.
        #expect(example.problems.filter { !$0.hasSuffix("[unused-input]") } == [], "\(cells[0])")
        let output = try example.output()
        let isThere = Self.dense(output).contains(Self.dense(shown))
        #expect(isThere, "\(cells[0]) in \(library) is not `\(shown)`:\n\(output)")
      }
    }
  }

  @Test func everyStepIsInTheTable() {
    let shown = Document.readme.table("flow", "RxSwift", "Combine").map { Document.code(in: $0[0]).first ?? "" }
    let names = StepName.allCases.map(\.rawValue) + ["combineLatest", "merge", "zip", "just"]
    for name in names {
      #expect(
        shown.contains { $0.contains(".\(name)(") || $0.hasPrefix("\(name)(") || $0.contains(".\(name) {") }, "\(name)")
    }
  }

  @Test func everySettingIsNamed() {
    let shown = Document.readme.table("setting", "values", "what it says").flatMap { Document.code(in: $0[0]) }
    let others = Document.readme.text.split(separator: "\n").first { $0.hasPrefix("Read, but without effect so far:") }
    let named = shown + Document.code(in: String(others ?? ""))
    #expect(Set(shown).isSubset(of: SettingsKey.allCases.map(\.words)))
    #expect(Set(SettingsKey.allCases.map(\.words)).subtracting(named) == [])
    for key in SettingsKey.allCases where key.isWithoutEffect { #expect(!shown.contains(key.words)) }
  }

  /// Gestures have what their common class has.
  @Test func everyControlIsInTheTableWithWhatItHas() {
    let rows = Document.readme.table("control", "tells, for an input", "can be set").map { $0.map(Document.code) }
    let kinds = ControlKind.all.filter { !$0.own.isEmpty }
    #expect(rows.map { $0[0] } == kinds.map { [$0.name] })
    for (row, kind) in zip(rows, kinds) {
      #expect(row[1] == kind.own.filter(\.isRead).map(\.name), "\(kind.name)")
      #expect(row[2] == kind.own.filter(\.isSet).map(\.name), "\(kind.name)")
    }
  }

  @Test func everyCheckIsInATable() {
    let shown = Document.readme.table("code", "what is wrong").flatMap { Document.code(in: $0[0]) }
    #expect(shown.sorted() == SettingsSeverity.errors.sorted())
    let adjustable = Document.readme.table("code", "is a", "what it says").flatMap { Document.code(in: $0[0]) }
    #expect(adjustable.sorted() == SettingsSeverity.adjustable.sorted())
  }

  @Test func everyCarrierIsInTheTable() {
    let shown = Document.readme.table("carrier", "in", "whose it is").flatMap { Document.code(in: $0[0]) }
    let kinds = Carrier.Kind.allCases.filter { $0 != .wrapper && $0 != .custom }
    #expect(shown.sorted() == kinds.map(\.rawValue).sorted())
  }

  /// `$ swift run portico generate …` and `portico check …`, wherever they stand in a block.
  @Test func everyCommandIsOne() throws {
    let blocks = Document.all.flatMap(\.blocks).filter { $0.language == "sh" || $0.language == "console" }
    let lines = blocks.flatMap { $0.text.split(separator: "\n") }.compactMap { line in
      line.wholeMatch(of: /(?:\$ )?(?:swift run )?portico ([^#]+?)\s*(?:#.*)?/).map { String($0.1) }
    }
    #expect(lines.contains { $0.hasPrefix("generate") })
    for line in lines where !line.hasPrefix("--") {
      let words = line.split(separator: " ").map(String.init)
      let command = try #require(Tool.commands.first { $0.name == words[0] }, "there is no command \(words[0])")
      #expect(throws: Never.self, "\(line)") { try Options(Array(words.dropFirst()), of: command) }
    }
  }

  @Test(arguments: Document.all)
  func everyLinkLeadsSomewhere(_ document: Document) {
    for match in document.text.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
      let path = SwiftFile.root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(document.name) links to \(match.1)")
    }
  }

  private static func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
