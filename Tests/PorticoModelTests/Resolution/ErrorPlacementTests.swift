/// Where errors go: as far inside as their catch reaches, to `error:`, or nowhere, which is said.
import Testing

@Suite struct ErrorPlacementTests {
  static let members = """
    service Api { find(a: Int) throws -> stream Int; list(a: Int) -> stream Int; parse(a: Int) throws -> Int }
    screen Example {
      needs api: Api
      needs other: Other
      input a: Int
      output event failed: Error

    """

  func flow(_ flow: String) -> [String] {
    Resolved(Self.members + "output r: Int <- \(flow)\n}").flows("r")
  }

  @Test(arguments: [
    (
      "a.flatMapLatest(try f).catch(0)",
      "input.a.flatMap.latest(try f($) -> Int !declared else 0)"
    ),
    (
      "a.flatMapLatest(try f -> String).map(g).filter { $0 > 1 }.catch(0).skip(1)",
      "input.a.flatMap.latest(try f($) -> String .map(g($) -> Int) .filter({ $0 > 1 } -> Bool) !declared else 0).skip(1)"
    ),
    (
      "a.flatMapLatest(try f -> Int).map { $0 + 1 }.debounce(1s)",
      "lost-error: try f\ninput.a.flatMap.latest(try f($) -> Int !declared).map({ $0 + 1 } -> Int).debounce(1000)"
    ),
    (
      "a.flatMapLatest(try f -> Int, error: failed).map(g)",
      "input.a.flatMap.latest(try f($) -> Int !declared to output.failed: Error).map(g($) -> Int)"
    ),
    (
      "a.flatMapLatest(try f -> Int, error: failed).map(try g).skip(1)",
      "input.a.flatMap.latest(try f($) -> Int .map(try g($) -> Int) !declared to output.failed: Error).skip(1)"
    ),
    (
      "a.flatMapLatest(try f, error: failed).catch(0)",
      "input.a.flatMap.latest(try f($) -> Int !declared to output.failed: Error else 0)"
    ),
    ("a.flatMapLatest(f)", "input.a.flatMap.latest(f($) -> Int !promisedNever)"),
    (
      "a.flatMapLatest(f).catch(0)",
      "dead-catch: .catch(0)\ninput.a.flatMap.latest(f($) -> Int !promisedNever)"
    ),
    ("a.flatMapLatest { load($0) }", "input.a.flatMap.latest({ load($0) } -> Int !possible)"),
    ("a.flatMapLatest { load($0) }.catch(0)", "input.a.flatMap.latest({ load($0) } -> Int !possible else 0)"),
    (
      "a.flatMapLatest { try load($0) }",
      "lost-error: { try load($0) }\ninput.a.flatMap.latest(try { try load($0) } -> Int !declared)"
    ),
    (
      "a.flatMapLatest(api.find(a: $0))",
      "lost-error: api.find(a: $0)\ninput.a.flatMap.latest(try call ‹need api›.find(a: ‹$›) -> Int !declared)"
    ),
    (
      "a.flatMapLatest(api.list(a: $0))",
      "input.a.flatMap.latest(call ‹need api›.list(a: ‹$›) -> Int !promisedNever)"
    ),
    (
      "a.flatMapLatest(other.find($0))",
      "lost-error: other.find($0)\ninput.a.flatMap.latest(call ‹need other›.find(‹$›) -> Int !possible)"
    ),
    (
      "a.flatMapLatest(try f -> Int).retry(3).timeout(2s).map(g).catch(0)",
      "input.a.flatMap.latest(try f($) -> Int .retry(3) .timeout(2000) .map(g($) -> Int) !declared else 0)"
    ),
    ("a.flatMapLatest(f).timeout(2s).catch(0)", "input.a.flatMap.latest(f($) -> Int .timeout(2000) !declared else 0)"),
    ("a.flatMapLatest(f).retry(3).skip(1)", "input.a.flatMap.latest(f($) -> Int .retry(3) !promisedNever).skip(1)"),
    ("a.flatMapLatest(a)", "input.a.flatMap.latest(input.a)"),
    (
      "a.flatMapLatest(other.stream).catch(0)",
      "input.a.flatMap.latest(external(‹need other›.stream) -> Int !possible else 0)"
    ),
  ])
  func ofFlatMaps(_ written: String, _ expected: String) {
    #expect(flow(written).joined(separator: "\n") == expected)
  }

  @Test(arguments: [
    ("a.map(try f).catch(0)", "input.a.map(try f($) -> Int !declared else 0)"),
    ("a.map(try f).skip(1)", "lost-error: try f\ninput.a.map(try f($) -> Int !declared).skip(1)"),
    ("a.filter(try f).catch(0)", "input.a.filter(try f($) -> Bool !declared else 0)"),
    ("a.compactMap { try f($0) }.catch(0)", "input.a.compactMap(try { try f($0) } -> Int? !declared else 0)"),
    ("a.map(api.parse(a: $0)).catch(0)", "input.a.map(try call ‹need api›.parse(a: ‹$›) -> Int !declared else 0)"),
    (
      "a.map(try f -> Int).map { $0 + 1 }.catch(0)",
      "input.a.flatMap.concat(just(‹$›) .map(try f($) -> Int) .map({ $0 + 1 } -> Int) !declared else 0)"
    ),
    (
      "a.map(try f).skip(1).catch(0)",
      "lost-error: try f\ndead-catch: .catch(0)\ninput.a.map(try f($) -> Int !declared).skip(1)"
    ),
    ("a.map { $0 }.catch(0)", "dead-catch: .catch(0)\ninput.a.map({ $0 } -> Int)"),
    (
      "a.map(try f -> Int).flatMapLatest(try g).catch(0)",
      "lost-error: try f\ninput.a.map(try f($) -> Int !declared).flatMap.latest(try g($) -> Int !declared else 0)"
    ),
  ])
  func ofSingleElements(_ written: String, _ expected: String) {
    #expect(flow(written).joined(separator: "\n") == expected)
  }

  @Test(arguments: [
    ("other.number.catch(0)", "external(‹need other›.number !possible else 0) -> Int"),
    ("other.number", "lost-error: other.number\nexternal(‹need other›.number !possible) -> Int"),
    (
      "other.text.map(\\.count).catch(0)",
      "external(‹need other›.text) -> ?.map(\\.count -> Int).recover( !possible else 0)"
    ),
    (
      "other.number.retry(2)",
      "lost-error: other.number\nexternal(‹need other›.number) -> Int.retry(2).recover( !possible)"
    ),
    ("other.number.retry(2).catch(0)", "external(‹need other›.number) -> Int.retry(2).recover( !possible else 0)"),
    ("a.timeout(1s).catch(0)", "input.a.timeout(1000 !declared else 0)"),
    ("a.timeout(1s)", "lost-error: .timeout(1s)\ninput.a.timeout(1000 !declared)"),
    ("a.timeout(1s).map { $0 }.catch(0)", "input.a.timeout(1000).map({ $0 } -> Int).recover( !declared else 0)"),
    ("api.find(a: 1).catch(0)", "call(try call ‹need api›.find(a: 1) -> Int !declared else 0) -> Int"),
    ("api.list(a: 1)", "call(call ‹need api›.list(a: 1) -> Int !promisedNever) -> Int"),
    ("a.catch(0)", "dead-catch: .catch(0)\ninput.a"),
  ])
  func ofSources(_ written: String, _ expected: String) {
    #expect(flow(written).joined(separator: "\n") == expected)
  }

  @Test func aDeadCatchCanBeTakenOut() {
    let resolved = Resolved(Self.members + "output r: Int <- a.skip(1).catch(0)\n}")
    #expect(resolved.problems == ["dead-catch: .catch(0)"])
    #expect(Resolved(resolved.fixed).flows("r") == ["input.a.skip(1)"])
  }
}
