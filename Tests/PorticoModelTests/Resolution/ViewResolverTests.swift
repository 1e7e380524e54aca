/// `view` blocks: controls to inputs, outputs to controls and closures.
import Testing

@Suite struct ViewResolverTests {
  func view(_ bindings: String) -> Resolved {
    Resolved(
      members: """
        input text: String; input tap; output text: String <- text; output done: Bool <- tap.map { true }
        let hidden <- tap
        group g { input page: Int }
        view(field: UITextField, button: UIButton) {
          \(bindings)
        }
        """, attributes: "@style(relay)")
  }

  @Test func inputs() {
    #expect(
      view("text <- field.text\ng.page <- button.tag.skip(1)").lines("view") == [
        "view input.text <- control(field.text)", "view g.input.page <- control(button.tag).skip(1)",
      ])
  }

  @Test func outputs() {
    #expect(
      view("field.text <- text\nbutton.isEnabled <- done.map { !$0 }\nfinish <- done").lines("view") == [
        "view field: UITextField.text <- output.text",
        "view button: UIButton.isEnabled <- output.done.map({ !$0 } -> ?)",
        "view finish(Bool) <- output.done",
      ])
  }

  @Test(arguments: [
    ("tap <- button", "control-property: button"), ("button <- done", "control-property: button"),
    ("done <- button.tap", "target-kind: done"), ("buton.isEnabled <- done", "unknown-name: buton"),
    ("finish <- hidden", "source-in-view: hidden"), ("finish <- done.map(check)", "hook-in-view: check"),
    ("field.text <- txt", "unknown-name: txt"),
  ])
  func whatDoesNotFit(_ binding: String, _ problem: String) {
    #expect(view(binding).problems == [problem])
  }
}
