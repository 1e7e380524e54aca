/// Heads of closures: what is a parameter, what is a body that only looks like a head.
import PorticoModel
import Testing

@Suite struct ClosureHeadTests {
  func closure(_ text: String) -> Closure? {
    let resolved = Resolved(members: "input a: Int\nlet b <- a.map \(text)")
    guard case .map(let function, _)? = resolved.screen.lets[0].flows[0].steps.first?.operation,
      case .closure(let closure) = function.body
    else { return nil }
    return closure
  }

  @Test(arguments: [
    ("{ x in f(x) }", "x", 1), ("{ x, y in f(x) }", "x, y", 2), ("{ _ in 1 }", "_", 1),
    ("{ (x: Int, y: [String: Int]) -> (Int, Int) in (x, 1) }", "(x: Int, y: [String: Int]) -> (Int, Int)", 2),
    ("{ [weak z, w = v] x in f(x) }", "[weak z, w = v] x", 1), ("{ () -> Int in 1 }", "() -> Int", 0),
    ("{ (x: (Int) -> Int) throws -> Int in x(1) }", "(x: (Int) -> Int) throws -> Int", 1),
    ("{ x async -> Int in await f(x) }", "x async -> Int", 1),
  ])
  func heads(_ text: String, _ signature: String, _ count: Int) {
    #expect(closure(text)?.signature?.described == signature)
    #expect(closure(text)?.parameterCount == count)
  }

  @Test(arguments: [
    "{ for x in $0 { print(x) } }", "{ $0.map { x in x } }", "{ f($0) { y in y } }", "{ [$0] }",
    "{\n    f\n    g(a in b)\n  }",
  ])
  func none(_ text: String) {
    #expect(closure(text)?.signature == nil)
  }
}
