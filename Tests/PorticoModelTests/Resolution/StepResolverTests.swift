/// Steps with their arguments, and what comes out of each.
import Testing

@Suite struct StepResolverTests {
  static let members = "needs x: X; input a: Int; input t(page: Int, text: String); state n: Int = 0; output r: Int <- "

  @Test(arguments: [
    ("a.throttle(1.5s, latest: false)", "input.a.throttle(1500, latest: false)"),
    ("a.throttle(100ms)", "input.a.throttle(100, latest: true)"),
    ("a.skip(2).take(x.count)", "input.a.skip(2).take(‹need x›.count)"),
    (
      "a.observe(on: MainScheduler.asyncInstance)",
      "input.a.observe(MainScheduler.asyncInstance)"
    ),
    ("a.scan(0, +)", "input.a.scan(0, { $0 + $1 } -> Int)"),
    ("a.scan(x.start) { $0 + $1 }", "input.a.scan(‹need x›.start, { $0 + $1 } -> Int)"),
    ("a.raw { $0.materialize().dematerialize() }", "input.a.raw { $0.materialize().dematerialize() }"),
    ("a.distinctUntilChanged { $0 == $1 }", "input.a.distinctUntilChanged({ $0 == $1 } -> ?)"),
    ("a.withLatestFrom(n)", "input.a.withLatestFrom(n: current.n)"),
    ("a.startWith(x.first)", "input.a.startWith(‹need x›.first)"),
    ("t.map { $0.page }", "input.t.map({ $0.page } -> Int)"),
    ("a.map(x.double($0))", "input.a.map(call ‹need x›.double(‹$›) -> Int)"),
  ])
  func steps(_ written: String, _ expected: String) {
    #expect(Resolved(members: Self.members + written).flows("r") == [expected])
  }
}
