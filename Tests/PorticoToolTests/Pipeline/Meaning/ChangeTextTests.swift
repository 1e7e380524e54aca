import PorticoTool
import Testing

@Suite struct ChangeTextTests {
  private let changes = [
    MeaningChanges(
      "screen A", "S/A.portico",
      [
        MeaningChange(.added, "input \(code: "a: Int")"),
        MeaningChange(
          .changed, "output \(code: "x"): \(code: "map { $0 || b }") → \(code: "map(`f`)")", breaks: [.tests, .view]),
      ])
  ]

  @Test func asText() {
    #expect(
      ChangeText.render(changes, as: .text, of: 3) == """
        S/A.portico: screen A
          + input a: Int
          ~ output x: map { $0 || b } → map(`f`) (breaking: view, tests)

        2 changes in 1 declaration, 1 of them breaking

        """)
  }

  /// A bar would end the cell, a backtick the code.
  @Test func asMarkdown() {
    #expect(
      ChangeText.render(changes, as: .markdown, of: 3) == """
        ### screen A

        `S/A.portico`

        | | what changed | breaking for |
        | --- | --- | --- |
        | added | input `a: Int` | |
        | changed | output `x`: `map { $0 \\|\\| b }` → `` map(`f`) `` | view, tests |

        2 changes in 1 declaration, 1 of them breaking.

        """)
  }

  @Test func nothing() {
    #expect(ChangeText.render([], as: .text, of: 2) == "No change in meaning in 2 declarations\n")
    #expect(ChangeText.render([], as: .markdown, of: 1) == "No change in meaning in 1 declaration.\n")
  }
}
