import Testing

@testable import PorticoTesting

@Suite struct ListDifferenceTests {
  @Test func eventStandsUnderEvent() {
    #expect(
      ListDifference([1, 2, 3], [1, 4], by: ==).description == """
            1
          ≠ 2
            4
          ≠ 3
            nothing
        """)
  }
}
