import PorticoModel
import PorticoSyntax
import Testing

@Suite struct CheckFixtureTests {
  @Test(arguments: CheckFixture.all)
  func whatIsMarkedIsFoundAndNothingElse(fixture: CheckFixture) {
    let differences = Mark.differences(
      expected: Mark.expected(in: fixture.text), found: CheckFixture.marks(of: fixture.source))
    #expect(differences == [], "\(fixture.name):\n\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: CheckFixture.all)
  func otherLineEndsMoveNothing(fixture: CheckFixture) {
    let text = fixture.text.replacing("\n", with: "\r\n")
    let marks = CheckFixture.marks(of: SourceFile(path: fixture.source.path, text: text))
    #expect(marks == CheckFixture.marks(of: fixture.source))
  }

  @Test(arguments: CheckFixture.all)
  func theOrderIsThatOfTheText(fixture: CheckFixture) {
    let places = CheckFixture.diagnostics(of: fixture.source).map(\.span.lower)
    #expect(places == places.sorted())
  }

  @Test(arguments: CheckFixture.all)
  func aFixSettlesItsProblemAndBringsNoNewError(fixture: CheckFixture) {
    let before = CheckFixture.diagnostics(of: fixture.source)
    for diagnostic in before {
      for fix in diagnostic.fixes {
        let after = CheckFixture.diagnostics(of: fixture.source.applying(fix))
        let same = { (other: Diagnostic) in other.code == diagnostic.code && other.message == diagnostic.message }
        #expect(
          after.count(where: same) < before.count(where: same),
          "\(diagnostic.message), \(fix.message): it is still there")
        let known = Set(before.map(\.code))
        let new = after.filter { $0.severity == .error && !known.contains($0.code) }
        #expect(new.map(\.message) == [], "\(diagnostic.message), \(fix.message)")
      }
    }
  }

  /// Every seventh token, so that it takes no longer than the rest.
  @Test(arguments: CheckFixture.all)
  func whateverTokenIsMissingEverySpanLiesInTheFile(fixture: CheckFixture) {
    let tokens = Parser.parse(fixture.source).tokens
    for index in stride(from: 0, to: tokens.count - 1, by: 7) {
      var bytes = fixture.bytes
      bytes.removeSubrange(tokens[index].start..<tokens[index].end)
      for diagnostic in CheckFixture.diagnostics(of: SourceFile(path: fixture.name, bytes: bytes)) {
        let edits = diagnostic.fixes.flatMap(\.edits).map(\.span)
        for span in [diagnostic.span] + diagnostic.notes.map(\.span) + edits {
          #expect(
            0 <= span.lower && span.lower <= span.upper && span.upper <= bytes.count,
            "\(diagnostic.message) without token \(index)")
        }
      }
    }
  }

  @Test func everyCheckHasItsFixture() {
    let marked = Set(CheckFixture.all.flatMap { Mark.expected(in: $0.text) }.map(\.code))
    let known = Set(SettingsSeverity.adjustable + SettingsSeverity.errors)
    #expect(known.subtracting(marked).sorted() == [])
  }

  @Test func settingsKnowEveryCodeAndWhetherItIsAnError() {
    for mark in CheckFixture.all.flatMap({ Mark.expected(in: $0.text) }) {
      let isError = mark.severity == "error"
      #expect(
        SettingsSeverity.adjustable.contains(mark.code) || (isError && SettingsSeverity.errors.contains(mark.code)),
        "\(mark.code)")
    }
  }
}

extension SourceFile {
  /// An editor's placeholder, `<#Type#>`, is filled in, as its user would.
  fileprivate func applying(_ fix: Diagnostic.Fix) -> SourceFile {
    var bytes = bytes
    for edit in fix.edits.sorted(by: { $0.span.lower > $1.span.lower }) {
      let replacement = edit.replacement.replacing(/<#[^#]*#>/, with: "Int")
      bytes.replaceSubrange(edit.span.lower..<edit.span.upper, with: replacement.utf8)
    }
    return SourceFile(path: path, bytes: bytes)
  }
}
