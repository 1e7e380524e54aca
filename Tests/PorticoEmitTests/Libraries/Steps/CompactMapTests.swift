import PorticoEmit
import PorticoModel
import Testing

/// `compactMap`: as `map`, nil left out.
@Suite struct CompactMapTests {
  static let rows = [
    Lowering("text.compactMap { Int($0) } -> Int", both: ".compactMap { Int($0) }"),
    Lowering(#"posts.compactMap(\.first) -> Post"#, both: #".compactMap(\.first)"#),
    Lowering("text.compactMap(number -> Int)", both: ".compactMap { logic.number($0) }"),
    Lowering("text.compactMap(Int($0)) -> Int", both: ".compactMap { Int($0) }"),
    Lowering(
      "text.compactMap(try number -> Int)",
      both: """
        .compactMap { element -> Int? in
          do {
            return try logic.number(element)
          } catch {
            return nil
          }
        }
        """),
    Lowering(
      "text.compactMap(try number -> Int).catch(0)",
      both: """
        .compactMap { element -> Int? in
          do {
            return try logic.number(element)
          } catch {
            return 0
          }
        }
        """),
    Lowering(
      "text.compactMap(try Parser.number($0) -> any Numeric)",
      both: """
        .compactMap { element -> (any Numeric)? in
          do {
            return try Parser.number(element)
          } catch {
            return nil
          }
        }
        """),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
