import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct ContextStubTests {
  @Test func contextIsGivenItsNeeds() throws {
    let example = Example.stubbed
    let stub = try #require(ContextStub(example.shape, example.wiring))
    #expect(
      stub.head == """
        static func stub(
          limit: Int,
          store: Store,
          count: BehaviorRelay<Int>? = nil,
          failed: PublishRelay<Error>? = nil
        ) -> ExampleViewModel.Context
        """)
    #expect(stub.body[0].contains("count: count ?? BehaviorRelay<Int>(value: limit)"))
  }
}
