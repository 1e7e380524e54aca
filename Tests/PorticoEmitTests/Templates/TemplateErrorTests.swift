/// Where an error lies, and how it is printed.
import Testing

@testable import PorticoEmit

struct TemplateErrorTests {
  @Test func itIsPrintedAsXcodeReadsIt() {
    let error = TemplateError(template: "swift.input.stencil", line: 3, column: 9, message: "no")
    #expect(String(describing: error) == "swift.input.stencil:3:9: error: no")
  }

  @Test(arguments: [
    ("|", 1, 1), ("ab|", 1, 3), ("a\n|", 2, 1), ("a\n\nb|c", 3, 2), ("a\r\nb|", 2, 2), ("é👩‍👩‍👧|", 1, 3), ("日本\n語|", 2, 2),
  ])
  func columnsCountCharacters(_ marked: String, _ line: Int, _ column: Int) throws {
    let mark = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "|")))
    let text = marked[..<mark] + marked[marked.utf8.index(after: mark)...]
    let offset = marked.utf8.distance(from: marked.startIndex, to: mark)
    let error = TemplateError("m", in: TemplateSource(name: "t", text: String(text)), at: offset)
    #expect(error == TemplateError(template: "t", line: line, column: column, message: "m"))
  }
}
