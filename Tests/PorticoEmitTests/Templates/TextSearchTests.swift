import Testing

@testable import PorticoEmit

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("abcabc", "bc", 1), ("aab", "ab", 1), ("abc", "abc", 0), ("abc", "", 0), ("éab", "ab", 2), ("ab", "abc", nil),
    ("", "a", nil), ("abd", "abc", nil),
  ])
  func findsTheFirst(text: String, needle: String, offset: Int?) {
    let found = text.firstRange(of: needle)
    #expect(found.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
    #expect(found.map { String(text[$0]) } == offset.map { _ in needle })
    #expect(text.contains(needle) == (offset != nil))
  }

  @Test func findsTheNextInWhatIsLeft() {
    let text = "abcabc"
    #expect(text.dropFirst(2)[...].firstRange(of: "abc")?.lowerBound == text.index(text.startIndex, offsetBy: 3))
  }
}
