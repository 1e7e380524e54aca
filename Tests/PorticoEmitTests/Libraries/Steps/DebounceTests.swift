import PorticoEmit
import PorticoModel
import Testing

/// `debounce`: whole seconds as seconds.
@Suite struct DebounceTests {
  static let rows = [
    Lowering(
      "text.debounce(300ms)",
      rxswift: ".debounce(.milliseconds(300), scheduler: scheduler)",
      combine: ".debounce(for: .milliseconds(300), scheduler: scheduler)"),
    Lowering(
      "text.debounce(2s)",
      rxswift: ".debounce(.seconds(2), scheduler: scheduler)",
      combine: ".debounce(for: .seconds(2), scheduler: scheduler)"),
    Lowering(
      "text.debounce(1.5s)",
      rxswift: ".debounce(.milliseconds(1500), scheduler: scheduler)",
      combine: ".debounce(for: .milliseconds(1500), scheduler: scheduler)"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }

  /// Closures of a `@MainActor` screen run on main.
  static let onMain = [
    Lowering(
      "text.debounce(1s).map { $0.count } -> Int",
      rxswift: """
        .debounce(.seconds(1), scheduler: scheduler)
        .observe(on: ConcurrentMainScheduler.instance)
        .map { $0.count }
        """,
      combine: """
        .debounce(for: .seconds(1), scheduler: scheduler)
        .receive(on: scheduler)
        .map { $0.count }
        """),
    Lowering(
      "text.debounce(1s)",
      rxswift: """
        .debounce(.seconds(1), scheduler: scheduler)
        .observe(on: ConcurrentMainScheduler.instance)
        """,
      combine: """
        .debounce(for: .seconds(1), scheduler: scheduler)
        .receive(on: scheduler)
        """),
  ]

  @Test(arguments: onMain)
  func hopsToMain(_ row: Lowering) {
    #expect(row.links(.rxswift, head: "@MainActor screen Example") == row.rxswift)
    #expect(row.links(.combine, head: "@MainActor screen Example") == row.combine)
  }
}
