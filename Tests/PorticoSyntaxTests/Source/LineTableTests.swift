/// Lines and columns of byte offsets.
import PorticoSyntax
import Testing

struct LineTableTests {
  private func place(_ offset: Int, in text: String) -> String {
    let position = LineTable(SourceFile(path: "", text: text)).position(of: offset)
    return "\(position.line):\(position.column)"
  }

  @Test(arguments: ["a\nb\nc", "a\rb\rc"])
  func lineFeedsAndLoneCarriageReturnsEndLines(text: String) {
    #expect([0, 1, 2, 4].map { place($0, in: text) } == ["1:1", "1:2", "2:1", "3:1"])
  }

  @Test func aCarriageReturnAndItsLineFeedEndOneLine() {
    #expect([0, 1, 3, 6].map { place($0, in: "a\r\nb\r\nc") } == ["1:1", "1:2", "2:1", "3:1"])
  }

  @Test func columnsCountScalarsAndATabIsOne() {
    #expect(place("\t로그".utf8.count, in: "\t로그인") == "1:4")
    #expect(place("👩‍👩‍👧".utf8.count, in: "👩‍👩‍👧x") == "1:6")
  }

  @Test func theByteOrderMarkIsNoColumn() {
    #expect(place(3, in: "\u{FEFF}a") == "1:1")
    #expect(place(4, in: "\u{FEFF}a") == "1:2")
  }

  @Test(arguments: [0, 4095, 4096, 4097, 8192, 12_345])
  func columnsAreCountedAllAlongALongLine(count: Int) {
    let text = String(repeating: "한", count: count)
    #expect(place(text.utf8.count, in: text) == "1:\(count + 1)")
    #expect(place(text.utf8.count, in: text + "x\ny") == "1:\(count + 1)")
    #expect(place(text.utf8.count + 4, in: "\n\n" + text + "xy") == "3:\(count + 3)")
    #expect(place(text.utf8.count + 3, in: "\u{FEFF}" + text) == "1:\(count + 1)")
  }

  @Test func anOffsetPastTheEndIsTheEnd() {
    #expect(place(99, in: "ab\n") == "2:1")
    #expect(place(0, in: "") == "1:1")
  }

  @Test func aLineIsKnownWithoutWhatEndsIt() {
    let source = SourceFile(path: "", text: "ab\r\ncd\n")
    let table = LineTable(source)
    #expect((1...table.lineCount).map { source.text(table.span(ofLine: $0)) } == ["ab", "cd", ""])
  }
}
