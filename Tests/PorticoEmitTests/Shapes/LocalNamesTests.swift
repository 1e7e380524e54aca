import PorticoEmit
import Testing

@Suite struct LocalNamesTests {
  @Test func takenNamesGetAWordBehindThem() {
    var names = LocalNames(reserved: ["input"])
    #expect(names.take("title", or: "Output") == "title")
    #expect(names.take("title", or: "Output") == "titleOutput")
    #expect(names.take("title", or: "Output") == "titleOutputOutput")
    #expect(names.take("input", or: "Stream") == "inputStream")
  }
}
