import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct OutputStubTests {
  @Test func outputShowsPlainValues() throws {
    let example = Example.stubbed
    let stub = try #require(OutputStub(example.shape.outputPairs[0], example.shape, example.wiring))
    #expect(stub.head == "static func stub(title: String = \"\", total: Int? = nil) -> ExampleViewModel.Output")
    let body = stub.body.joined(separator: "\n")
    #expect(body.contains("title: Observable.just(title).asDriver(onErrorDriveWith: .empty())"))
    #expect(body.contains("total: Observable.from(optional: total).asDriver(onErrorDriveWith: .empty())"))
    #expect(body.contains("failed: PublishRelay<Error>()"))
  }

  @Test func whatOutputOwnsIsSent() throws {
    let example = Example("input text: String\noutput title: String <- text", head: "@style(relay) screen Example")
    let stub = try #require(OutputStub(example.shape.outputPairs[0], example.shape, example.wiring))
    #expect(
      stub.body == [
        "let output = ExampleViewModel.Output()", "if let title { output.title.accept(title) }", "return output",
      ])
  }
}
