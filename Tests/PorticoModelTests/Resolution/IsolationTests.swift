/// Where screens of the main actor come back to main.
import Testing

@Suite struct IsolationTests {
  static let members = "needs x: X; input a: Int; "

  func flow(_ flow: String, _ attributes: String = "@MainActor") -> [String] {
    Resolved(members: Self.members + "output r: Int <- \(flow)", attributes: attributes).flows("r")
  }

  @Test func behindATimedStepThatAClosureFollows() {
    #expect(flow("a.debounce(1s).map { $0 }") == ["input.a.debounce(1000).hop.map({ $0 } -> Int)"])
    #expect(flow("a.map { $0 }.debounce(1s)") == ["input.a.map({ $0 } -> Int).debounce(1000)"])
    #expect(flow("a.observe(on: background).filter(f)").last?.contains(".hop.filter") == true)
    #expect(flow("a.observe(on: main).map { $0 }") == ["input.a.observe(main).map({ $0 } -> Int)"])
  }

  @Test func behindWhatABindDelivers() {
    let resolved = Resolved(members: Self.members + "bind x.go($0) <- a.delay(1s)", attributes: "@MainActor")
    #expect(resolved.lines("bind") == ["bind call ‹need x›.go(‹$›) -> Void <- input.a.delay(1000).hop"])
  }

  @Test func insideFlatMapsUnlessATaskIsThere() {
    #expect(flow("a.flatMapLatest(f)") == ["input.a.flatMap.latest(f($) -> Int !promisedNever hops)"])
    #expect(flow("a.flatMapLatest(await f)") == ["input.a.flatMap.latest(await f($) -> Int !promisedNever)"])
  }

  @Test func nowhereElse() {
    #expect(flow("a.debounce(1s).map { $0 }", "") == ["input.a.debounce(1000).map({ $0 } -> Int)"])
    #expect(flow("a.flatMapLatest(f)", "") == ["input.a.flatMap.latest(f($) -> Int !promisedNever)"])
  }
}
