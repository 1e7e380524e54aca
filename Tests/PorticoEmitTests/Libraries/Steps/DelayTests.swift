import PorticoEmit
import PorticoModel
import Testing

/// `delay`.
@Suite struct DelayTests {
  static let rows = [
    Lowering(
      "text.delay(100ms)",
      rxswift: ".delay(.milliseconds(100), scheduler: scheduler)",
      combine: ".delay(for: .milliseconds(100), scheduler: scheduler)"),
    Lowering(
      "text.delay(3s)",
      rxswift: ".delay(.seconds(3), scheduler: scheduler)", combine: ".delay(for: .seconds(3), scheduler: scheduler)"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }

  /// Closures of a `@MainActor` screen run on main.
  static let onMain = [
    Lowering(
      "text.delay(1s).filter { !$0.isEmpty }",
      rxswift: """
        .delay(.seconds(1), scheduler: scheduler)
        .observe(on: ConcurrentMainScheduler.instance)
        .filter { !$0.isEmpty }
        """,
      combine: """
        .delay(for: .seconds(1), scheduler: scheduler)
        .receive(on: scheduler)
        .filter { !$0.isEmpty }
        """)
  ]

  @Test(arguments: onMain)
  func hopsToMain(_ row: Lowering) {
    #expect(row.links(.rxswift, head: "@MainActor screen Example") == row.rxswift)
    #expect(row.links(.combine, head: "@MainActor screen Example") == row.combine)
  }
}
