import PorticoEmit
import PorticoModel
import Testing

/// `take`.
@Suite struct TakeTests {
  static let rows = [
    Lowering("text.take(1)", rxswift: ".take(1)", combine: ".prefix(1)"),
    Lowering("text.take(repo.limit)", rxswift: ".take(context.repo.limit)", combine: ".prefix(context.repo.limit)"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
