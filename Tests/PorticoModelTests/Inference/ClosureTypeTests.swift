/// Types that closures and key paths show.
import Testing

@Suite struct ClosureTypeTests {
  @Test(arguments: [
    ("{ x -> String in f(x) }", "String"), ("{ (x: Int) -> [Int]? in f(x) }", "[Int]?"), ("{ _ in }", "Void"),
    ("{ _ in true }", "Bool"), ("{ \"\\($0)\" }", "String"), ("{ $0 }", "(page: Int, text: String)"),
    ("{ $0.text }", "String"), ("{ $0.0 }", "Int"), ("(\\.text.count)", "Int"), ("(\\.text.isEmpty)", "Bool"),
  ])
  func shown(_ closure: String, _ type: String) {
    let resolved = Resolved(members: "input a(page: Int, text: String); let r <- a.map\(closure)")
    #expect(resolved.screen.lets[0].element.text == type)
  }

  @Test(arguments: [
    ("[Int: Int]", "{ Dictionary(uniqueKeysWithValues: [(1, 1)]) }"), ("Int?", "{ $0.page }"), ("Box", "{ Box(1) }"),
    ("Base", "{ Derived(1) }"),
  ])
  func theTargetKnowsBetter(_ type: String, _ closure: String) {
    let resolved = Resolved(members: "input a(page: Int, text: String); output r: \(type) <- a.map\(closure)")
    #expect(resolved.screen.ports[1].flows[0].result.element.text == type)
  }

  @Test(arguments: ["{ $0.text }", "{ x -> String in f(x) }", "{ _ in \"a\" }"])
  func theClosureKnowsBetter(_ closure: String) {
    let resolved = Resolved(members: "input a(page: Int, text: String); output r: Int <- a.map\(closure)")
    #expect(resolved.screen.ports[1].flows[0].result.element.text == "String")
  }

  @Test(arguments: ["{ f($0) }", "{ $0.text.count }", "{ $0.page + 1 }", "(\\.text.first)"])
  func notShown(_ closure: String) {
    let resolved = Resolved(members: "input a(page: Int, text: String); let r <- a.map\(closure)")
    #expect(resolved.screen.lets[0].element.text == nil)
  }
}
