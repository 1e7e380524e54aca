import PorticoEmit
import PorticoModel
import Testing

/// `startWith`: a value in front.
@Suite struct StartWithTests {
  static let rows = [
    Lowering(#"text.startWith("")"#, rxswift: #".startWith("")"#, combine: #".prepend("")"#),
    Lowering("tap.startWith(())", rxswift: ".startWith(())", combine: ".prepend(())"),
    Lowering(
      "text.startWith(repo.name)",
      rxswift: ".startWith(context.repo.name)", combine: ".prepend(context.repo.name)"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
