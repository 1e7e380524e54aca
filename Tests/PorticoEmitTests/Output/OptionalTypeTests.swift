/// The optional of a type as Swift writes it.
import PorticoEmit
import Testing

@Suite struct OptionalTypeTests {
  @Test(arguments: [
    ("Int", "Int?"), ("Int?", "Int??"), ("(a: Int, b: Int)", "(a: Int, b: Int)?"), ("any Error", "(any Error)?"),
    ("some View", "(some View)?"), ("() -> Void", "(() -> Void)?"), ("A & B", "(A & B)?"),
  ])
  func isInParenthesesWhereItIsCompound(_ type: String, _ optional: String) {
    #expect(OptionalType.text(type) == optional)
  }
}
