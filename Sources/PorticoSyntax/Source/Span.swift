/// A half-open range of byte offsets in one source file.
package struct Span: Hashable, Sendable {
  package var lower: Int
  package var upper: Int

  package init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = upper
  }

  package var isEmpty: Bool { lower == upper }

  package func union(_ other: Span) -> Span {
    Span(min(lower, other.lower), max(upper, other.upper))
  }
}
