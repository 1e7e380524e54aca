import PorticoEmit
import PorticoModel
import Testing

/// `timeout`: it fails, and the flow ends as its catch says.
@Suite struct TimeoutTests {
  static let rows = [
    Lowering(
      "text.timeout(10s)",
      rxswift: """
        .timeout(.seconds(10), scheduler: scheduler)
        .catch { _ in .empty() }
        """,
      combine: """
        .timeoutError(after: .seconds(10), scheduler: scheduler)
        .recover()
        """),
    Lowering(
      #"text.timeout(500ms).catch("late")"#,
      rxswift: """
        .timeout(.milliseconds(500), scheduler: scheduler)
        .catchAndReturn("late")
        """,
      combine: """
        .timeoutError(after: .milliseconds(500), scheduler: scheduler)
        .replaceError(with: "late")
        """),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
