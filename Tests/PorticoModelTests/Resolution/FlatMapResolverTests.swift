/// The bodies of `flatMap*`.
import Testing

@Suite struct FlatMapResolverTests {
  static let members = "needs x: X; input a: Int; input other: String; state s: String = \"\"; let l <- other.skip(1); "

  @Test(arguments: [
    ("a.flatMap(f)", "input.a.flatMap.merge(f($) -> String !promisedNever)"),
    ("a.flatMapFirst(f)", "input.a.flatMap.first(f($) -> String !promisedNever)"),
    ("a.concatMap(f)", "input.a.flatMap.concat(f($) -> String !promisedNever)"),
    ("a.flatMapLatest(other)", "input.a.flatMap.latest(input.other)"),
    ("a.flatMapLatest(s)", "input.a.flatMap.latest(state.s)"),
    ("a.flatMapLatest(l)", "input.a.flatMap.latest(let.l)"),
    ("a.flatMapLatest(other.skip(1))", "input.a.flatMap.latest(input.other.skip(1))"),
    (
      "a.flatMapLatest(x.stream).catch(\"\")",
      "input.a.flatMap.latest(external(‹need x›.stream) -> String !possible else \"\")"
    ),
    ("a.flatMapLatest { x.load($0) }", "input.a.flatMap.latest({ ‹need x›.load($0) } -> String !possible)"),
    ("a.flatMapLatest(self.load($0))", "input.a.flatMap.latest(call? ‹self›.load(‹$›) -> String !possible)"),
    (
      "a.flatMapLatest(await x.load($0))",
      "input.a.flatMap.latest(await call ‹need x›.load(‹$›) -> String !promisedNever)"
    ),
    (
      "a.flatMapLatest(try x.load($0) -> Single<String>).catch(\"\")",
      "input.a.flatMap.latest(try call ‹need x›.load(‹$›) -> String in Single<String> !declared else \"\")"
    ),
    ("a.flatMapLatest(just($0).map { _ in \"\" })", "input.a.flatMap.latest(just(‹$›).map({ _ in \"\" } -> String))"),
    ("a.flatMapLatest(just(\"\\(a)\"))", "input.a.flatMap.latest(just(\"\\(‹$›)\"))"),
    (
      "a.flatMapLatest(merge(just(s), just(\"\\($0)\")))",
      "input.a.flatMap.latest(merge(just(‹state s›), just(\"\\(‹$›)\")) -> String)"
    ),
    (
      "a.flatMapLatest(x.load($0).startWith(\"\\($0)\")).catch(\"\")",
      "input.a.flatMap.latest(call(call ‹need x›.load(‹$›) -> String) -> String.startWith(\"\\(‹$›)\") !possible else \"\")"
    ),
    (
      "a.flatMapLatest(just($0).flatMap(x.load($0)).catch(\"\"))",
      "input.a.flatMap.latest(just(‹$›).flatMap.merge(call ‹need x›.load(‹$›) -> String !possible else \"\"))"
    ),
    (
      "a.flatMapLatest { $0 -> Observable<String> in x.load($0) }",
      "input.a.flatMap.latest({ $0 -> Observable<String> in ‹need x›.load($0) } -> String !possible)"
    ),
  ])
  func bodies(_ written: String, _ expected: String) {
    #expect(Resolved(members: Self.members + "output r: String <- \(written)").flows("r") == [expected])
  }
}
