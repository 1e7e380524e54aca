import PorticoEmit
import PorticoModel
import Testing

@Suite struct LocalStreamsTests {
  static func statements(
    _ members: String, _ library: Settings.Library = .rxswift, settings: String = ""
  ) -> [String] {
    let example = Example(members, library, settings: settings)
    #expect(example.problems == [])
    let streams = LocalStreams(example.shape, example.plan, example.writer)
    return streams.ordered.map(streams.statement)
  }

  @Test func eachStandsBehindThoseThatItReads() {
    let members = """
      input a: Int
      let third -> Int <- second.map { $0 + 1 }
      let second -> Int <- first.map { $0 + 1 }
      let first -> Int <- a.map { $0 + 1 }
      bind log <- third
      """
    #expect(
      Self.statements(members, .combine) == [
        "let first = input.a.map { $0 + 1 }", "let second = first.map { $0 + 1 }", "let third = second.map { $0 + 1 }",
      ])
  }

  @Test func tiesAreInTheOrderOfTheDeclaration() {
    let members = "input a: Int\nlet z <- a\nlet b <- a\nbind one <- b\nbind two <- z"
    #expect(Self.statements(members, .combine) == ["let z = a", "let b = a"])
  }

  @Test func whatIsReadTwiceIsShared() {
    let members = "input a: Int\ninput tap\nlet b <- a.map { \"\\($0)\" } -> String\nlet t <- tap.skip(1)\n"
    let once = members + "bind one <- b\nbind two <- t"
    let twice = once + "\nbind three <- b\nbind four <- t"
    #expect(
      Self.statements(once) == [
        #"let b: Observable<String> = input.a.map { "\($0)" }"#, "let t: Observable<Void> = input.tap.skip(1)",
      ])
    #expect(Self.statements(twice, .combine).map { $0.hasSuffix(".shareInOrder()") } == [true, true])
    let values = "state s: Int = 0\nlet b <- s.map { $0 + 1 } -> Int\nbind one <- b\nbind two <- b"
    #expect(
      Self.statements(values) == [
        "let b: Observable<Int> = context.s.map { $0 + 1 }.share(replay: 1, scope: .whileConnected)"
      ])
    #expect(Self.statements(values, .combine) == ["let b = context.s.map { $0 + 1 }.shareLatest()"])
  }

  @Test func sharedFlowIsNotSharedAgain() {
    let members = "state s: Int = 0\nlet b <- s.share()\nbind one <- b\nbind two <- b"
    #expect(Self.statements(members, .combine) == ["let b = context.s.shareLatest()"])
  }

  @Test func readersWhoseOrderShowsAreServedInIt() {
    let members = "input tap\nlet t <- tap.skip(1)\noutput x: Int <- t.map { 1 }\noutput y: Int <- t.map { 2 }"
    #expect(Self.statements(members, .combine)[0] == "let t = input.tap.dropFirst(1).share()")
    let met = members + "\nbind x <- t.map { 3 }"
    #expect(Self.statements(met, .combine)[0] == "let t = input.tap.dropFirst(1).shareInOrder()")
    let said = met.replacing("skip(1)", with: "skip(1).share()")
    #expect(Self.statements(said, .combine)[0] == "let t = input.tap.dropFirst(1).shareInOrder()")
    #expect(Self.statements(said)[0] == "let t: Observable<Void> = input.tap.skip(1).share()")
  }

  @Test func unreadLetIsNotWritten() {
    #expect(Self.statements("input a: Int\nlet b <- a\nbind log <- a") == [])
  }

  @Test func inputWithAValueStartsWithIt() {
    let members = "input a: Int = 7\nbind log <- a"
    #expect(
      Self.statements(members) == [
        "let a: Observable<Int> = input.a.startWith(7).share(replay: 1, scope: .whileConnected)"
      ])
    #expect(Self.statements(members, .combine) == ["let a = input.a.prepend(7).shareLatest()"])
  }

  @Test func outputIsMadeAsItsCarrierWhereNothingElseReadsIt() {
    let members = "input a: Int\noutput b: Int <- a.map { $0 + 1 }\noutput c: Int as Observable = 5 <- a"
    #expect(
      Self.statements(members) == [
        "let b: Driver<Int> = input.a.map { $0 + 1 }.asDriver(onErrorDriveWith: .empty())",
        """
        let c: Observable<Int> = input.a
          .startWith(5)
          .share(replay: 1, scope: .whileConnected)
          .asObservable()
        """,
      ])
  }

  @Test func outputThatIsReadStaysAStream() {
    let members = "input a: Int\noutput b: Int <- a.map { $0 + 1 }\nbind log <- output.b"
    #expect(
      Self.statements(members) == [
        "let b: Observable<Int> = input.a.map { $0 + 1 }.share(replay: 1, scope: .whileConnected)"
      ])
  }

  @Test func caseOfAnEnumInputIsPickedOut() {
    #expect(
      Self.statements("input a: Int\ninput b: any P\nbind log <- a\nbind logB <- b", .combine, settings: "style event")
        == [
          """
          let a = input.compactMap { (event: Input) -> Int? in
            guard case .a(let value) = event else { return nil }
            return value
          }
          """,
          """
          let b = input.compactMap { (event: Input) -> (any P)? in
            guard case .b(let value) = event else { return nil }
            return value
          }
          """,
        ])
  }

  @Test func tupleCarriesItsTypeInCombine() {
    let members = "input a: Int\ninput b: Int\nlet pair <- combineLatest(a, b)\nbind log <- pair"
    #expect(
      Self.statements(members, .combine) == [
        """
        let pair: AnyPublisher<(a: Int, b: Int), Never> = Publishers.CombineLatest(input.a, input.b)
          .map { (a: $0, b: $1) }
          .eraseToAnyPublisher()
        """
      ])
  }

  @Test func outputThatAHookMakes() {
    #expect(
      Self.statements("input a: Int\noutput b: Int\nbind log <- output.b") == [
        "let b: Observable<Int> = logic.b(input).asObservable()"
      ])
  }

  @Test func severalFlowsAreMergedWithTheTargetsSubjectFirst() {
    let members = """
      input a: Int
      output failed: Error as Observable <- a.map { fault($0) }
      bind failed <- a.map { other($0) }
      bind log <- a.flatMap(try load -> Int, error: failed)
      """
    let statement = Self.statements(members).first ?? ""
    let order = ["failedSide", "fault($0)", "other($0)"].map { statement.firstRange(of: $0)?.lowerBound }
    #expect(order.compactMap { $0 }.count == 3)
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
  }
}
