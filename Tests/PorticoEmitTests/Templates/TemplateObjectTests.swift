/// Named values are found by name and listed in the order in which they were given.
import Testing

@testable import PorticoEmit

struct TemplateObjectTests {
  private let port = TemplateObject("port", ["type": "Int", "name": "n", "aNameThatIsLongerThanFifteenBytes": "long"])

  @Test func membersAreFoundByName() {
    #expect(port["type"] == "Int")
    #expect(port["name"] == "n")
    #expect(port["aNameThatIsLongerThanFifteenBytes"] == "long")
    #expect(port["Name"] == nil)
  }

  @Test func namesKeepTheirOrder() {
    #expect(port.names == ["type", "name", "aNameThatIsLongerThanFifteenBytes"])
  }

  @Test func aLiteralAndAListOfPairsAreTheSame() {
    #expect(TemplateObject("a", ["b": "c"]) == TemplateObject("a", [("b", "c")]))
    #expect(TemplateObject("a", ["b": "c"]) != TemplateObject(nil, ["b": "c"]))
  }
}
