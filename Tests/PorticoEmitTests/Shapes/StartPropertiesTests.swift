import PorticoEmit
import PorticoModel
import Testing

@Suite struct StartPropertiesTests {
  static func names(_ members: String, settings: String = "") -> [String] {
    let example = Example("needs need: Need\n\(members)", settings: settings)
    #expect(example.problems == [])
    return StartProperties(example.shape).properties.map { "\($0.name): \($0.type)" }
  }

  @Test(arguments: [
    ("input a: Int = need.first\nbind log <- a", "", ["aStart: Int"]),
    ("input a: Int = 1\nbind log <- a", "", []),
    ("input tap\noutput a: Int = need.first <- tap.map { 1 }", "", ["aStart: Int"]),
    ("input tap\noutput a: Int = need.first <- tap.map { 1 }.startWith(0)", "", []),
    ("group scroll { input at: Int = need.first; output page: Int <- at }", "", ["scrollAtStart: Int"]),
    ("input a: Int = need.first\nbind log <- a", "style relay", []),
    ("input a: Int = need.first\nbind log <- a", "style event", []),
  ])
  func firstValuesThatNameNeedsAreKept(members: String, settings: String, names: [String]) {
    #expect(Self.names(members, settings: settings) == names)
  }
}
