import PorticoEmit
import Testing

@Suite struct ChecksumTests {
  static let sealed = Checksum.sealed("let a = 1\n")

  /// FNV-1a of the text, by its published constants.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func standsAtTheFoot(text: String, sum: String) {
    #expect(Checksum.sealed(text) == "\(text)\n// portico checksum: \(sum)\n")
  }

  @Test(arguments: [
    (sealed, Checksum.State.intact),
    (Checksum.sealed(""), .intact),
    (sealed.replacing("\n", with: "\r\n"), .intact),
    (sealed.replacing("\n", with: "\r"), .intact),
    (sealed.replacing("1", with: "2"), .edited),
    (sealed + "let b = 2\n", .edited),
    (sealed + "\n", .edited),
    (String(sealed.dropLast()), .edited),
    ("// mine\n" + sealed, .edited),
    ("let a = 1\n\n// portico checksum: \n", .edited),
    ("let a = 1\n\n// portico checksum: zz\n", .edited),
    ("", .absent),
    ("let a = 1\n", .absent),
    ("let a = 1 // portico checksum: 0\n", .absent),
  ])
  func saysWhetherTheTextStandsAsItWas(text: String, state: Checksum.State) {
    #expect(Checksum.state(of: text) == state)
  }

  /// A text that quotes such a line: the last one is the checksum.
  @Test func takesTheLastLine() {
    #expect(Checksum.state(of: Checksum.sealed(Self.sealed)) == .intact)
  }
}
