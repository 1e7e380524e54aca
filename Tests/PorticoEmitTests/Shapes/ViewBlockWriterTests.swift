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
        """
        _ = subscriptions.insert(
          output.canLogin.asObservable()
            .observe(on: MainScheduler.instance)
            .bind(to: button.rx.isEnabled)
        )
        """,
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
}
