import PorticoEmit
import PorticoModel
import Testing

@Suite struct LocationWriterTests {
  static let on = LocationWriter(path: #"a\"b".portico"#)
  static let off = LocationWriter(path: nil)
  static let place = Location(line: 7, column: 3)

  @Test func offItWritesNone() {
    #expect(Self.off.closure("x", "x + 1", at: Self.place) == "{ x in x + 1 }")
    #expect(Self.off.declaration("let a = 1", at: Self.place) == "let a = 1")
  }

  @Test func onCopiedTextHasLinesOfItsOwn() {
    let directive = ##"#sourceLocation(file: "a\\\"b\".portico", line: 7)"##
    #expect(Self.on.closure("x", "x + 1", at: Self.place) == "{ x in\n\(directive)\n  x + 1\n#sourceLocation()\n}")
    #expect(Self.on.closure(nil, "$0", at: Self.place) == "{\n\(directive)\n  $0\n#sourceLocation()\n}")
    #expect(Self.on.declaration("let a = 1", at: Self.place) == "\(directive)\nlet a = 1\n#sourceLocation()")
  }

  @Test func textThatWasNotCopiedHasNone() {
    #expect(Self.on.closure(nil, "$0", at: Location()) == "{ $0 }")
    #expect(Self.on.declaration("let a = 1", at: Location()) == "let a = 1")
  }
}
