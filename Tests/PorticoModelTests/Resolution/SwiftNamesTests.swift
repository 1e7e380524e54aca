/// What leaves a closure: errors and suspensions of its own, not of closures in it or of what catches them.
import PorticoModel
import Testing

@Suite struct SwiftNamesTests {
  func function(_ closure: String) -> Function? {
    let resolved = Resolved(members: "input a: Int; output b: Int <- a.map \(closure).catch(0)")
    guard case .map(let function, _)? = resolved.screen.ports[1].flows.first?.steps.first?.operation else { return nil }
    return function
  }

  @Test(arguments: [
    "{ try f($0) }", "{ let x = try f($0); return x }", "{ if a { return try f() } else { return 0 } }",
    "{ x in try f(x) }", "{ switch $0 { case 1: return try f(); default: return 1 } }",
  ])
  func throwing(_ closure: String) {
    #expect(function(closure)?.isThrowing == true)
  }

  @Test(arguments: [
    "{ (try? f($0)) ?? 1 }", "{ try! f($0) }", "{ do { return try f($0) } catch { return 0 } }",
    "{ g { try f($0) } }", "{ g(\"try\") }",
  ])
  func notThrowing(_ closure: String) {
    #expect(function(closure)?.isThrowing == false)
  }

  @Test func suspending() {
    #expect(function("{ await f($0) }")?.isAsync == true)
    #expect(function("{ g { await f($0) } }")?.isAsync == false)
  }
}
