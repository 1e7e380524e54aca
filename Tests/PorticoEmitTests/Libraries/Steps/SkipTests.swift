import PorticoEmit
import PorticoModel
import Testing

/// `skip`.
@Suite struct SkipTests {
  static let rows = [
    Lowering("text.skip(1)", rxswift: ".skip(1)", combine: ".dropFirst(1)"),
    Lowering("text.skip(count)", rxswift: ".skip(context.count.value)", combine: ".dropFirst(context.count.value)"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
