/// Names in copied Swift text: which are the screen's, which are bound in the text itself.
import PorticoModel
import Testing

@Suite struct FunctionResolverTests {
  static let members = """
    needs repo: Repo
    needs weak delegate: Delegate?
    state count: Int = 0
    input query: String as BehaviorRelay = ""
    input tap
    input page: Int
    output title: String as BehaviorRelay = ""
    group scroll { output end: Bool as BehaviorRelay = false }

    """

  /// A closure of `tap` as it comes out.
  func closure(_ text: String) -> String {
    let flows = Resolved(members: Self.members + "output result: Int <- tap.map \(text)").flows("result")
    return flows.joined(separator: "\n").replacingPrefix("input.tap.map(", suffix: " -> Int)")
  }

  @Test(arguments: [
    ("{ repo.id }", "{ ‹need repo›.id }"),
    ("{ count + 1 }", "{ ‹state count› + 1 }"),
    ("{ query.count }", "{ ‹value input.query›.count }"),
    ("{ title.value.count }", "{ ‹port output.title›.value.count }"),
    ("{ scroll.end.value ? 1 : 0 }", "{ ‹port scroll.output.end›.value ? 1 : 0 }"),
    (
      "{ \"\\(query), \\(repo.name(count))\".count }",
      "{ \"\\(‹value input.query›), \\(‹need repo›.name(‹state count›))\".count }"
    ),
    ("{ self.total(count) }", "{ ‹self›.total(‹state count›) }"),
  ])
  func free(_ written: String, _ expected: String) {
    #expect(closure(written) == expected)
  }

  @Test(arguments: [
    ("{ f.count + f(count: 1) + f(1, repo: 2) }", "members and labels"),
    ("{ count in count.hash }", "a parameter"),
    ("{ (count: Int, repo: Int) -> Int in count + repo }", "parameters with types"),
    ("{ let count = 1; return count }", "a constant"),
    ("{ let (count, repo) = pair; return count + repo }", "a tuple"),
    ("{ items.map { count in count }.first! }", "a nested parameter"),
    ("{ for count in items { print(count) }; return 1 }", "a loop"),
    ("{ switch $0 { case .a(let count): return count; case let .b(repo): return repo } }", "patterns"),
    ("{ do { return 1 } catch let count { return count.code } }", "an error"),
    ("{ func repo(count: Int) -> Int { count }; return repo(count: 1) }", "a function"),
    ("{ \"count \\\\(count)\".count }", "what is no interpolation"),
    ("{ items[keyPath: \\.count] }", "a key path"),
    ("{ `count` in `count`.hash }", "a name in backticks"),
    ("{ let `repo` = 1; return repo }", "a constant in backticks"),
  ])
  func bound(_ written: String, _ what: String) {
    #expect(closure(written) == written)
  }

  @Test(arguments: [
    ("{ let n = count; let count = n; return count }", "{ let n = ‹state count›; let count = n; return count }"),
    ("{ let count = count + 1; return count }", "{ let count = ‹state count› + 1; return count }"),
    (
      "{ if let delegate { return delegate.id }; return 0 }",
      "{ if let delegate = ‹need delegate› { return delegate.id }; return 0 }"
    ),
    (
      "{ guard let delegate else { return 0 }; return delegate.id }",
      "{ guard let delegate = ‹need delegate› else { return 0 }; return delegate.id }"
    ),
    ("{ [weak repo] in repo?.id ?? count }", "{ [weak repo = ‹need repo›] in repo?.id ?? ‹state count› }"),
    ("{ items.map { count in count }.reduce(count, +) }", "{ items.map { count in count }.reduce(‹state count›, +) }"),
    ("{ [count: count][count] ?? 0 }", "{ [‹state count›: ‹state count›][‹state count›] ?? 0 }"),
    ("{ isBig ? count : repo.id }", "{ isBig ? ‹state count› : ‹need repo›.id }"),
    ("{ f(isBig ? count : repo.id) }", "{ f(isBig ? ‹state count› : ‹need repo›.id) }"),
  ])
  func freeBesideBound(_ written: String, _ expected: String) {
    #expect(closure(written) == expected)
  }

  @Test func aStateWithoutAValueHasNone() {
    let resolved = Resolved(members: "state last: Int; input tap; output a: Int <- tap.map { last }")
    #expect(resolved.problems == ["state-without-value: last"])
  }

  @Test func aStreamIsNoValue() {
    let resolved = Resolved(members: Self.members + "output a: Int <- tap.map { page }; bind repo.go(to: page) <- tap")
    #expect(resolved.problems == ["stream-in-text: page", "stream-in-text: page"])
    #expect(Resolved(members: Self.members + "output a: Int <- tap.map { page($0) }").problems == [])
  }

  @Test func ownedPortsThatAreNamedAreInTheContext() {
    let resolved = Resolved(members: Self.members + "bind title <- query; bind f <- tap.do { title.accept(\"\") }")
    #expect(resolved.port("title").first?.contains("[context]") == true)
  }

  // MARK: Calls

  func call(_ flow: String, _ call: String) -> [String] {
    Resolved(members: Self.members + "bind \(call) <- \(flow)").lines("bind")
  }

  @Test func partsComeBeforeThePortsOfTheSameName() {
    #expect(
      call("tap.withLatestFrom(query, page)", "repo.find(query, at: page, count)") == [
        "bind call ‹need repo›.find(‹$.query›, at: ‹$.page›, ‹state count›) -> Void <- "
          + "input.tap.withLatestFrom(query: input.query, page: input.page)"
      ])
  }

  @Test func theElementAndItsOwnName() {
    #expect(
      call("page", "repo.go($0, page, $0.hash)") == [
        "bind call ‹need repo›.go(‹$›, ‹$›, ‹$›.hash) -> Void <- input.page"
      ])
  }

  @Test func aClosureOfTheCallsOwnHasItsOwnElement() {
    let resolved = Resolved(members: Self.members + "bind repo.go($0) { $0 + page + count } <- page")
    #expect(
      resolved.lines("bind") == ["bind call ‹need repo›.go(‹$›) { $0 + ‹$› + ‹state count› } -> Void <- input.page"])
    guard case .function(let function) = resolved.screen.binds[0].targets[0] else { return }
    #expect(function.hasClosure)
  }

  @Test func optionalCalls() {
    #expect(call("tap", "delegate?.done()") == ["bind call? ‹need delegate›?.done() -> Void <- input.tap"])
    #expect(call("tap", "self.done()") == ["bind call? ‹self›.done() -> Void <- input.tap"])
    #expect(call("tap", "repo.done()") == ["bind call ‹need repo›.done() -> Void <- input.tap"])
  }

  @Test func aCallOfWhatIsNotThere() {
    let resolved = Resolved(members: Self.members + "bind delegat?.done() <- tap")
    #expect(
      resolved.messages == [
        "no port, let, state or need is named `delegat`; did you mean `delegate`? [write `delegate`]"
      ])
  }

  // MARK: Closures

  @Test func signatureAndBody() {
    let resolved = Resolved(
      members: Self.members
        + """
        let a <- tap.map { 1 }
        let b <- page.map { $0 + 1 }
        let c <- combineLatest(page, query).map { page, query -> Int in
          let x = 1
          return page + x
        }
        """)
    let closures = resolved.screen.lets.compactMap { stream -> Closure? in
      guard case .map(let function, _)? = stream.flows[0].steps.first?.operation,
        case .closure(let closure) = function.body
      else { return nil }
      return closure
    }
    #expect(closures.map(\.parameterCount) == [0, 1, 2])
    #expect(closures.map(\.isSingleExpression) == [true, true, false])
    #expect(closures.map { $0.signature?.described } == [nil, nil, "page, query -> Int"])
    #expect(closures[2].body.described == "let x = 1\n  return page + x")
    #expect(closures[1].body.location == Location(line: 11, column: 21))
  }
}

extension String {
  func replacingPrefix(_ prefix: String, suffix: String) -> String {
    hasPrefix(prefix) && hasSuffix(suffix) ? String(dropFirst(prefix.count).dropLast(suffix.count)) : self
  }
}
