import PorticoEmit
import PorticoModel
import Testing

/// `retry(n)`: n attempts in every library.
@Suite struct RetryTests {
  static let rows = [
    Lowering(
      "repo.stream.retry(3)",
      rxswift: """
        .retry(3)
        .catch { _ in .empty() }
        """,
      combine: """
        .retry(2)
        .recover()
        """),
    Lowering(
      "repo.stream.retry(count)",
      rxswift: """
        .retry(context.count.value)
        .catch { _ in .empty() }
        """,
      combine: """
        .retry(context.count.value - 1)
        .recover()
        """),
    Lowering(
      "repo.stream.retry(count + 1).catch(.none) -> Post?",
      rxswift: """
        .retry(context.count.value + 1)
        .catchAndReturn(.none)
        """,
      combine: """
        .retry((context.count.value + 1) - 1)
        .recover(with: .none)
        """),
    Lowering(
      "text.flatMap(try load -> Post).retry(1)",
      rxswift: ".flatMap { logic.load($0).retry(1).catch { _ in .empty() } }",
      combine: ".flatMap { logic.load($0).retry(0).recover() }"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
