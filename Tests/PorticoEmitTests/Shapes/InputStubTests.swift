import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct InputStubTests {
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

  @Test func inputNamesOnlyWhatMatters() throws {
    let stub = try #require(InputStub(Example(Self.members).shape.inputPairs[0], Example(Self.members).shape))
    #expect(
      stub.head == """
        static func stub(
          text: Observable<String> = .never(),
          tap: Observable<Void> = .never()
        ) -> ExampleViewModel.Input
        """)
    #expect(stub.body == ["ExampleViewModel.Input(text: text, tap: tap)"])
  }

  @Test func ownedInputNeedsNoStub() {
    let example = Example("input text: String\noutput title: String <- text", head: "@style(relay) screen Example")
    #expect(InputStub(example.shape.inputPairs[0], example.shape) == nil)
  }
}
