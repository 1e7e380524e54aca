import PorticoEmit
import PorticoModel
import Testing

@Suite struct ViewBlockWriterTests {
  static let members = """
    input text: String
    input login
    output canLogin: Bool <- text.map { !$0.isEmpty }
    output event failed: String <- text.skip(1)
    view(field: UITextField, button: UIButton, link: UIButton) {
      text <- field.text
      login <- button.tap
      login <- link.tap
      button.isEnabled <- canLogin
      showAlert <- failed
    }
    """

  static func writer(_ library: Settings.Library) -> ViewBlockWriter? {
    let example = Example(members, library)
    #expect(example.problems == [])
    return ViewBlockWriter(example.screen.views[0], example.shape, example.wiring)
  }

  @Test func libraryWithoutControlsHasNone() {
    #expect(Self.writer(.portico) == nil)
  }

  @Test func controlsAndClosuresAreItsParameters() {
    #expect(
      Self.writer(.rxswift)?.head == """
        func bind(
          field: UITextField,
          button: UIButton,
          link: UIButton,
          showAlert: @escaping (String) -> Void
        ) -> any Disposable
        """)
    #expect(Self.writer(.rxswift)?.documentation == ["Connects the view's controls. For one call."])
  }

  @Test func controlsFeedInputsAndOutputsSetControls() {
    #expect(
      Self.writer(.rxswift)?.body.dropFirst(2) == [
        """
        let output = transform(
          input: Input(
            text: field.rx.text.orEmpty.asObservable(),
            login: Observable.merge(button.rx.tap.asObservable(), link.rx.tap.asObservable()).asObservable()
          )
        )
        """,
        "let subscriptions = CompositeDisposable()",
        "_ = subscriptions.insert(output.canLogin.drive(button.rx.isEnabled))",
        "_ = subscriptions.insert(output.failed.emit(onNext: showAlert))",
        "return subscriptions",
      ])
  }

  @Test func combineReadsControlsByItsSupport() {
    let text = Self.writer(.combine)?.body.joined(separator: "\n") ?? ""
    #expect(text.contains("button.flowEvents(.touchUpInside)"))
    #expect(text.contains(".sink { [weak button] (value: Bool) in button?.isEnabled = value }"))
    #expect(text.contains("output.failed.receive(on: FlowScheduler.main).sink(receiveValue: showAlert)"))
  }

  private static func body(_ members: String, _ library: Settings.Library, head: String = "screen Example") -> String {
    let example = Example(members, library, head: head)
    #expect(example.problems == [])
    let writer = ViewBlockWriter(example.screen.views[0], example.shape, example.wiring)
    return (writer?.body ?? []).joined(separator: "\n")
  }

  @Test(arguments: [
    (Settings.Library.rxswift, "let events = PublishRelay<Output>()", "output.bind(to: events)"),
    (.combine, "let events = PassthroughSubject<Output, Never>()", "output.sink { events.send($0) }"),
  ])
  func casesOfAnOutputReachAllBindings(library: Settings.Library, subject: String, feed: String) throws {
    let body = Self.body(
      "input tap\noutput count: Int <- tap.scan(0) { n, _ in n + 1 }\nview(a: UILabel, b: UISlider) {"
        + " a.isHidden <- count.map { $0 > 1 }\n show <- count }",
      library, head: "@style(event) screen Example")
    let made = try #require(body.ranges(of: subject).first)
    let read = try #require(body.ranges(of: "if case .count(let value) = event { return value }").first)
    let fed = try #require(body.ranges(of: feed).first)
    #expect(made.lowerBound < read.lowerBound && read.lowerBound < fed.lowerBound)
    #expect(body.ranges(of: "events.compactMap { event -> Int? in").count == 2)
  }

  @Test(arguments: [Settings.Library.rxswift, .combine])
  func timedStepsRunWhereTheViewDoes(_ library: Settings.Library) {
    let view = "view(field: UITextField) { text <- field.text.debounce(300ms) }"
    let body = Self.body("input text: String\noutput a: String <- text\n\(view)", library)
    #expect(body.contains(library == .combine ? "scheduler: FlowScheduler.main" : "scheduler: MainScheduler.instance"))
  }

  @Test(arguments: [Settings.Library.rxswift, .combine])
  func anOptionalInputTakesAValue(_ library: Settings.Library) {
    let body = Self.body("input day: Date?\noutput a: Date? <- day\nview(x: UIDatePicker) { day <- x.date }", library)
    #expect(body.contains(".map { Optional($0) }"))
  }

  @Test func bothSidesPutSeveralTogether() {
    let body = Self.body(
      """
      input login
      output name: String <- login.map { "a" }
      output count: Int <- login.map { 1 }
      view(a: UIButton, b: UIButton, field: UITextField, label: UILabel) {
        login <- merge(a.tap, b.tap.filter { true }).withLatestFrom(field.text).map { _ in }
        label.text <- combineLatest(name, count).map { "\\($0.name)\\($0.count)" }
      }
      """, .rxswift)
    #expect(body.contains("Observable.merge(a.rx.tap.asObservable(), b.rx.tap.filter { true })"))
    #expect(body.contains(".withLatestFrom(field.rx.text.orEmpty)"))
    #expect(body.contains("Observable.combineLatest(output.name.asObservable(), output.count.asObservable())"))
  }
}
