import PorticoEmit
import PorticoModel
import Testing

/// `take`.
@Suite struct TakeTests {
  static let rows = [
    Lowering("text.take(1)", rxswift: ".take(1)", combine: ".first()"),
    Lowering("text.take(2)", rxswift: ".take(2)", combine: ".prefix(2)"),
    Lowering("text.take(repo.limit)", rxswift: ".take(context.repo.limit)", combine: ".prefix(context.repo.limit)"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
