/// Services, and what calls of them are known to give.
import PorticoModel
import Testing

@Suite struct ServiceResolverTests {
  static let service = """
    /// Where things are.
    public service Api: Sendable {
      /// Finds them.
      find(_ text: String, at page: Int = 0) async throws(APIError) -> [Int]
      watch() throws -> stream (a: Int, b: Int)
      load(id: Int) -> single String
      reset()
    }

    """

  @Test func methods() {
    let service = Resolved(Self.service).declarations.services[0]
    #expect(service.documentation == ["Where things are."])
    #expect(service.access == "public")
    #expect(service.inheritance == ["Sendable"])
    #expect(service.methods.map(\.name) == ["find", "watch", "load", "reset"])
    #expect(service.methods[0].documentation == ["Finds them."])
    #expect(service.methods[0].isAsync && service.methods[0].isThrowing)
    #expect(service.methods[0].errorType == "APIError")
    #expect(
      service.methods[0].parameters == [
        Service.Parameter(label: "_", name: "text", type: "String", value: nil),
        Service.Parameter(label: "at", name: "page", type: "Int", value: "0"),
      ])
    #expect(service.methods.map(\.result) == [.plain("[Int]"), .stream("(a: Int, b: Int)"), .single("String"), .void])
  }

  @Test(arguments: [
    ("a.flatMapLatest(try await api.find($0)).catch([])", "[Int]"), ("a.flatMapLatest(api.load(id: 1))", "String"),
    ("api.load(id: 1)", "String"),
  ])
  func elements(_ flow: String, _ type: String) {
    let resolved = Resolved(Self.service + "screen A { needs api: Api; input a: String; let r <- \(flow) }")
    #expect(resolved.problems == [])
    #expect(resolved.screen.lets[0].element.text == type)
  }
}
