import PorticoEmit
import PorticoModel
import Testing

/// `filter`: an optional call that is nil lets nothing through.
@Suite struct FilterTests {
  static let rows = [
    Lowering("text.filter { !$0.isEmpty }", both: ".filter { !$0.isEmpty }"),
    Lowering(#"text.filter(\.isEmpty)"#, both: #".filter(\.isEmpty)"#),
    Lowering("text.filter(isLong)", both: ".filter { logic.isLong($0) }"),
    Lowering("pair.filter(isLong)", both: ".filter { logic.isLong(a: $0.a, b: $0.b) }"),
    Lowering("tap.filter(isReady())", both: ".filter { _ in logic.isReady() }"),
    Lowering("text.filter(repo.accepts($0))", both: ".filter { context.repo.accepts($0) }"),
    Lowering("text.filter(coordinator?.accepts($0))", both: ".filter { context.coordinator?.accepts($0) ?? false }"),
    Lowering(
      "text.filter(try isLong)",
      both: """
        .filter { element -> Bool in
          do {
            return try logic.isLong(element)
          } catch {
            return false
          }
        }
        """),
    Lowering(
      #"text.filter(try isLong).catch("")"#,
      both: """
        .compactMap { element -> String? in
          do {
            return try logic.isLong(element) ? element : nil
          } catch {
            return ""
          }
        }
        """),
    Lowering(#"pair.filter { $0.a > 1 && $0.b != "" }"#, both: #".filter { $0.a > 1 && $0.b != "" }"#),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
