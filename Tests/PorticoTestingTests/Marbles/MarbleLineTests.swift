import Testing

@testable import PorticoTesting

@Suite struct MarbleLineTests {
  @Test func eachCharacterIsATickAndABlankIsNone() {
    let marks = MarbleLine("  -a- -b|").marks
    #expect(marks.map(\.column) == [1, 4, 5])
    #expect(marks.map(\.mark) == [.value("a"), .value("b"), .completed])
  }

  @Test func groupComesAtItsFirstColumn() {
    let marks = MarbleLine("-(ab#)-").marks
    #expect(marks.map(\.column) == [1, 1, 1])
    #expect(marks.map(\.mark) == [.value("a"), .value("b"), .error])
  }

  @Test func whatFollowsAGroupKeepsItsColumn() {
    #expect(MarbleLine("(ab)-c").marks.map(\.column) == [0, 0, 5])
  }

  @Test(arguments: ["", "-a-b|", "a(bc)--#", "(ab|)"])
  func textIsWhatWasRead(_ text: String) {
    #expect(MarbleLine(text).text == text)
  }

  @Test func groupThatCoversWhatFollowsHasNoLine() {
    #expect(MarbleLine(fitting: [(0, .value("a")), (0, .value("b")), (2, .completed)])?.text == nil)
    #expect(MarbleLine(fitting: [(0, .value("a")), (0, .value("b")), (4, .completed)])?.text == "(ab)|")
  }
}
