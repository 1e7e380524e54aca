import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct OutputStubTests {
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

  @Test func outputShowsPlainValues() throws {
    let example = Example(Self.members)
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
