import Testing

@testable import PorticoEmit

@Suite struct TextJoiningTests {
  @Test(arguments: [
    ([], ", ", ""),
    (["only"], ", ", "only"),
    (
      ["first", "second, which is longer than what fits in place", ""], ", ",
      "first, second, which is longer than what fits in place, "
    ),
    (["한글", "é", "👩‍👩‍👧"], "·", "한글·é·👩‍👩‍👧"),
    (["a", "b"], "", "ab"),
  ])
  func putsTheSeparatorBetween(parts: [String], separator: String, text: String) {
    #expect(parts.joined(separator: separator) == text)
  }

  /// Text may come from elsewhere in a form that is no run of bytes, as a slice does.
  @Test func takesSlicesOfText() {
    let words = "one two three".split(separator: " ").map(String.init)
    #expect(words.joined(separator: "\n") == "one\ntwo\nthree")
  }
}
