import Testing

@testable import PorticoTool

@Suite struct PropertyListTests {
  @Test func values() {
    let list = PropertyList(
      #"// head"# + "\n"
        + #"{ a = b/c.swift; "d e" = "f \"g\"; }"; list = (1, /* 2 */ "(", ); deep = { x = { y = z; }; }; }"#)
    #expect(list?["a"]?.text == "b/c.swift")
    #expect(list?["d e"]?.text == #"f "g"; }"#)
    #expect(list?["list"]?.texts == ["1", "("])
    #expect(list?["deep"]?["x"]?["y"]?.text == "z")
    #expect(list?["none"] == nil)
  }

  @Test(arguments: ["", "{ a = ", "{ a b }", "{ a = b }", "(a", "\"a", "{ a = (; }", "/* a", "=", "{ \"a\\"])
  func whatIsNoneIsNone(_ text: String) { #expect(PropertyList(text) == nil) }

  @Test func depthIsBounded() {
    #expect(PropertyList(String(repeating: "(", count: 100_000)) == nil)
  }
}
