import PorticoEmit
import PorticoModel
import Testing

/// `raw`: a closure from stream to stream, copied.
@Suite struct RawTests {
  static let rows = [
    Lowering("text.raw { $0.debug() }", both: ".raw { $0.debug() }"),
    Lowering(#"text.raw { $0.map(\.count) } -> Int"#, both: #".raw { $0.map(\.count) }"#),
    Lowering(
      """
      text.raw { stream in
          let all = stream.debug()
          return all
        }
      """,
      both: """
        .raw { stream in
          let all = stream.debug()
          return all
        }
        """),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
