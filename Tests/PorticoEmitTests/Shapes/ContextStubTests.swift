import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct ContextStubTests {
  private static let members = """
    needs limit: Int
    needs store: Store
    input text: String
    input tap
    state count: Int = limit
    output title: String = "" <- text.map(shorten)
    output total: Int <- count
    output event failed: Error as PublishRelay
    bind count <- tap.map { count + 1 }
    """

  @Test func contextIsGivenItsNeeds() throws {
    let example = Example(Self.members)
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
