/// Which closures are one expression.
import PorticoModel
import Testing

@Suite struct SingleExpressionTests {
  func isOne(_ closure: String) -> Bool? {
    let resolved = Resolved(members: "input a: Int\nlet b <- a.map \(closure)")
    guard case .map(let function, _)? = resolved.screen.lets[0].flows[0].steps.first?.operation,
      case .closure(let closure) = function.body
    else { return nil }
    return closure.isSingleExpression
  }

  @Test(arguments: [
    "{ $0 + 1 }", "{ x in x }", "{ f($0) { let y = $0; return y } }", "{\n    $0\n      .next\n      .next\n  }",
    "{\n    a &&\n      b\n  }", "{\n    a\n      && b\n  }", "{ $0 == 1 ? 2 : 3 }", "{ try f($0) }",
    "{ f(a: 1,\n  b: 2) }",
  ])
  func one(_ closure: String) {
    #expect(isOne(closure) == true)
  }

  @Test(arguments: [
    "{ let x = 1; return x }", "{ return 1 }", "{\n    f()\n    return g()\n  }", "{ if a { 1 } else { 2 } }",
    "{ x = 1 }",
    "{ x += 1 }", "{ f(); g() }", "{\n    // Why.\n    $0\n  }", "{ _ in }",
  ])
  func several(_ closure: String) {
    #expect(isOne(closure) == false)
  }
}
