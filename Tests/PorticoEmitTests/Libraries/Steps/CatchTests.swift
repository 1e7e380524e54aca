import PorticoEmit
import PorticoModel
import Testing

/// `catch`: what becomes of an error that nothing further in has dealt with.
@Suite struct CatchTests {
  static let rows = [
    Lowering("repo.stream", rxswift: ".catch { _ in .empty() }", combine: ".recover()"),
    Lowering("repo.stream.catch(.none) -> Post?", rxswift: ".catchAndReturn(.none)", combine: ".recover(with: .none)"),
    Lowering(
      #"repo.stream.map { $0.title }.catch("") -> String"#,
      rxswift: """
        .map { $0.title }
        .catchAndReturn("")
        """,
      combine: """
        .map { $0.title }
        .recover(with: "")
        """),
    Lowering(
      "try repo.load(1).catch(.none) -> Post?",
      rxswift: ".catchAndReturn(.none)", combine: ".replaceError(with: .none)"),
    Lowering(
      "try await repo.load(1).catch(.none) -> Post?",
      rxswift: ".catchAndReturn(.none)", combine: ".replaceError(with: .none)"),
    Lowering(
      "text.timeout(1s).catch(repo.name)",
      rxswift: """
        .timeout(.seconds(1), scheduler: scheduler)
        .catchAndReturn(context.repo.name)
        """,
      combine: """
        .timeoutError(after: .seconds(1), scheduler: scheduler)
        .replaceError(with: context.repo.name)
        """),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
