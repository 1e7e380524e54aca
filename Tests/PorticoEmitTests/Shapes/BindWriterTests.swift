import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct BindWriterTests {
  static func writer(_ members: String, _ library: Settings.Library = .rxswift, settings: String = "") -> BindWriter {
    let example = Example(members, library, settings: settings)
    #expect(example.problems == [])
    return BindWriter(example.shape, example.wiring)
  }

  @Test func everyPortIsAParameterWithADefault() {
    let members = "input tap\ninput text: String\noutput title: String <- text\noutput done <- tap"
    #expect(
      Self.writer(members).head == """
        func bind(
          tap: Observable<Void> = .never(),
          text: Observable<String> = .never(),
          title: ((String) -> Void)? = nil,
          done: (() -> Void)? = nil
        ) -> any Disposable
        """)
    #expect(
      Self.writer(members, .combine).head == """
        func bind(
          tap: AnyPublisher<Void, Never> = .flowNever,
          text: AnyPublisher<String, Never> = .flowNever,
          title: ((String) -> Void)? = nil,
          done: (() -> Void)? = nil
        ) -> AnyCancellable
        """)
  }

  @Test func defaultOfWhatIsPublicIsPublic() {
    #expect(
      Self.writer("input tap", .combine, settings: "access public").head == """
        func bind(
          tap: AnyPublisher<Void, Never> = Empty(completeImmediately: false).eraseToAnyPublisher()
        ) -> AnyCancellable
        """)
  }

  @Test func equalNamesAreToldApart() {
    let members = """
      input text: String
      input subscriptions: Int
      output text: String <- input.text
      output `in`: Int <- subscriptions
      group scroll { input text: String; output text: String <- scroll.text }
      """
    let head = Self.writer(members).head
    let names = head.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2).prefix { $0 != ":" } }
    #expect(
      names == [
        "text", "subscriptionsInput", "scrollText", "onText", "`in`", "scrollTextOutput",
      ])
  }

  @Test func modelIsBoundOnceWhereItIsTransformed() {
    #expect(
      Self.writer("input tap\noutput title: Int <- tap.map { 1 }\noutput log: Int as PublishRelay").body == [
        "assert(!isBound, \"ExampleViewModel is bound once: each bind would make its streams anew.\")",
        "isBound = true",
        "let output = transform(input: Input(tap: tap))",
        "let subscriptions = CompositeDisposable()",
        "if let title {\n  _ = subscriptions.insert(output.title.drive(onNext: title))\n}",
        """
        if let log {
          _ = subscriptions.insert(
            output.log.observe(on: MainScheduler.instance).subscribe(onNext: log)
          )
        }
        """,
        "return subscriptions",
      ])
  }

  @Test func bindsOfARelayModelAddUp() {
    #expect(
      Self.writer("input tap\noutput done <- tap", .combine, settings: "style relay").body == [
        "let input = self.input",
        "var subscriptions: [AnyCancellable] = []",
        """
        if let done {
          subscriptions.append(
            output.done.receive(on: FlowScheduler.main).sink(receiveValue: { done() })
          )
        }
        """,
        "subscriptions.append(tap.sink { input.tap.send($0) })",
        "return AnyCancellable { [subscriptions] in subscriptions.forEach { $0.cancel() } }",
      ])
  }

  @Test(arguments: [
    ("input a: Int", "transform(input: a.map { Input.a($0) })"),
    ("input a\ninput b", "transform(input: Observable.merge(a.map { _ in Input.a }, b.map { _ in Input.b }))"),
    ("input a: Int as Driver", "transform(input: a.map { Input.a($0) })"),
    ("input a: Int = 1", "transform()"),
  ])
  func enumInputIsMadeOfItsCases(members: String, call: String) {
    #expect(Self.writer(members, settings: "input shape enum").body.contains(call))
  }

  @Test func inputIsMadeAsItsCarriers() {
    let members = "input a: Int as Driver\ninput b as ControlEvent\ninput c: Int as PublishRelay\ninput d: Int"
    // What Input makes itself is fed once it is there.
    #expect(
      Self.writer(members).body.dropFirst(2).dropLast() == [
        "let input = Input(a: a.asDriver(onErrorDriveWith: .empty()), b: ControlEvent(events: b), d: d)",
        "transform(input: input)", "let subscriptions = CompositeDisposable()",
        "_ = subscriptions.insert(c.bind(to: input.c))",
      ])
    #expect(
      Self.writer(members, settings: "init unlabelled").body.contains {
        $0.contains("Input(a.asDriver(onErrorDriveWith: .empty()), ControlEvent(events: b), d)")
      })
  }

  @Test func bagIsHandedOverAndKept() {
    let settings = "bag parameter"
    #expect(
      Self.writer("input a\nbind log <- a", .combine, settings: settings).body.dropFirst(2).prefix(4) == [
        "var cancellables = Set<AnyCancellable>()", "transform(input: Input(a: a), cancellables: &cancellables)",
        "var subscriptions: [AnyCancellable] = []", "subscriptions.append(contentsOf: cancellables)",
      ])
  }

  @Test func outputsOfAnEnumAreSwitchedOver() {
    let body = Self.writer(
      "input a\noutput b <- a\noutput c(x: Int, y: Int)\noutput d(e: Error)", settings: "style event"
    ).body
    #expect(
      body.contains(
        """
        _ = subscriptions.insert(
          output
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { event in
              switch event {
              case .b: b?()
              case .c(let x, let y): c?((x: x, y: y))
              case .d(let value): d?(value)
              }
            })
        )
        """))
  }

  @Test func outputsOfGroupsAreInATuple() {
    let example = Example("input a\noutput b <- a\ngroup scroll { input c; output d <- c }")
    let writer = BindWriter(example.shape, example.wiring)
    #expect(writer.output(example.port(.output, "b")) == "output.output.b")
    #expect(writer.output(example.port(.output, "d", group: "scroll")) == "output.scrollOutput.d")
  }

  @Test func deliversOnTheSchedulerThatTheModelHas() {
    let example = Example("input a\noutput b <- a.delay(1s)", .combine)
    #expect(example.wiring.bindScheduler == "scheduler")
    #expect(Example("input a\noutput b <- a", .combine).wiring.bindScheduler == ".main")
    #expect(
      Example("input a\noutput b <- a.delay(1s)", .combine, settings: "style relay").wiring.bindScheduler == ".main")
  }
}
