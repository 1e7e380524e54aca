import PorticoEmit
import PorticoModel
import Testing

/// `distinctUntilChanged`: by `==`, a key, a closure of two.
@Suite struct DistinctUntilChangedTests {
  static let rows = [
    Lowering("text.distinctUntilChanged()", rxswift: ".distinctUntilChanged()", combine: ".removeDuplicates()"),
    Lowering(
      "pair.distinctUntilChanged()",
      rxswift: ".distinctUntilChanged { $0 == $1 }", combine: ".removeDuplicates { $0 == $1 }"),
    Lowering(
      #"posts.distinctUntilChanged(\.count)"#,
      rxswift: #".distinctUntilChanged(at: \.count)"#, combine: ".removeDuplicates { $0.count == $1.count }"),
    Lowering(
      "text.distinctUntilChanged { $0.lowercased() }",
      rxswift: ".distinctUntilChanged { $0.lowercased() }", combine: ".distinct(by: { $0.lowercased() })"),
    Lowering(
      "text.distinctUntilChanged { $0 == $1 }",
      rxswift: ".distinctUntilChanged { $0 == $1 }", combine: ".removeDuplicates { $0 == $1 }"),
    Lowering(
      "text.distinctUntilChanged { old, new in old == new }",
      rxswift: ".distinctUntilChanged { old, new in old == new }",
      combine: ".removeDuplicates { old, new in old == new }"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
