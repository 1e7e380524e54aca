import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct InputStubTests {
  @Test func inputNamesOnlyWhatMatters() throws {
    let stub = try #require(InputStub(Example.stubbed.shape.inputPairs[0], Example.stubbed.shape))
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
