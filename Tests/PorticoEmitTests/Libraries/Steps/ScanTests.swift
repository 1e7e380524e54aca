import PorticoEmit
import PorticoModel
import Testing

/// `scan`: an initial value, then what is gathered and the next element.
@Suite struct ScanTests {
  static let rows = [
    Lowering("text.scan(0) { $0 + $1.count }", both: ".scan(0) { $0 + $1.count }"),
    Lowering("posts.scan([], append) -> [Post]", both: ".scan([]) { logic.append($0, $1) }"),
    Lowering(
      "text.scan(count) { sum, text in sum + text.count } -> Int",
      both: ".scan(context.count.value) { sum, text in sum + text.count }"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
