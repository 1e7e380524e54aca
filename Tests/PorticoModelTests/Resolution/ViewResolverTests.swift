/// `view` blocks: controls to inputs, outputs to controls and closures.
import Testing

@Suite struct ViewResolverTests {
  func view(_ bindings: String) -> Resolved {
    Resolved(
      members: """
        input text: String; input tap; output text: String <- text; output done: Bool <- tap.map { true }
        output posts: [Post] <- tap.map(load)
        input post: Post
        let hidden <- tap
        group g { input page: Int }
        view(
          field: UITextField, button: UIButton, rating: RatingView, table: UITableView, reload: PublishRelay<Void>
        ) {
          \(bindings)
        }
        """, attributes: "@style(relay)")
  }

  @Test func inputs() {
    #expect(
      view("text <- field.text\ng.page <- rating.stars.skip(1)\ntap <- merge(button.tap, reload)").lines("view") == [
        "view input.text <- control(field[UITextField].text) -> String",
        "view g.input.page <- control(rating[?].stars) -> ?.skip(1)",
        "view input.tap <- merge(control(button[UIButton].tap) -> Void, control(reload[PublishRelay].) -> Void) -> Void",
      ])
  }

  @Test func outputs() {
    #expect(
      view("field.text <- text\nbutton.isEnabled <- done.map { !$0 }\nrating.isShown <- done\nfinish <- done").lines(
        "view") == [
          "view field[UITextField].text: String? <- output.text",
          "view button[UIControl].isEnabled: Bool <- output.done.map({ !$0 } -> Bool)",
          "view rating[?].isShown: ? <- output.done", "view finish(Bool) <- output.done",
        ])
  }

  @Test func flowsOnBothSidesPutSeveralTogether() {
    #expect(
      view("text <- button.tap.withLatestFrom(field.text)").lines("view") == [
        "view input.text <- control(button[UIButton].tap) -> Void.withLatestFrom(control(field[UITextField].text) -> String)"
      ])
    #expect(
      view("text <- merge(field.text, rating.name)\nfinish <- combineLatest(text, done)").lines("view") == [
        "view input.text <- merge(control(field[UITextField].text) -> String, control(rating[?].name) -> ?) -> String",
        "view finish((text: String, done: Bool)) <- combineLatest(output.text, output.done) -> (text: String, done: Bool)",
      ])
  }

  @Test func itemsShowWhatTheArrayHolds() {
    #expect(
      view("table.items(PostCell.self) <- posts\npost <- table.modelSelected").lines("view") == [
        "view input.post <- control(table[UITableView].modelSelected) -> Post",
        "view table[UITableView].items(PostCell): Post <- output.posts",
      ])
  }

  @Test func oneClosureMayBeCalledByMore() {
    #expect(
      view("finish <- done\nfinish <- done.filter { $0 }").lines("view") == [
        "view finish(Bool) <- output.done", "view finish(Bool) <- output.done.filter({ $0 } -> Bool)",
      ])
  }

  @Test func streamsOfTheViewAreSentTo() {
    #expect(
      view("reload <- done.map { _ in }").lines("view") == [
        "view reload[PublishRelay].: Void <- output.done.map({ _ in  } -> Void)"
      ])
  }

  @Test(arguments: [
    ("tap <- button", "control-property: button"), ("button <- done", "control-property: button"),
    ("done <- button.tap", "target-kind: done"), ("buton.isEnabled <- done", "unknown-name: buton"),
    ("finish <- hidden", "source-in-view: hidden"), ("finish <- done.map(check)", "hook-in-view: check"),
    ("field.text <- txt", "unknown-name: txt"), ("tap <- button.taps", "control-property: taps"),
    ("tap <- merge(button.tap, done)", "source-in-view: merge(button.tap, done)"),
    ("text <- field.text.debonce(300ms)", "unknown-step: debonce"),
    ("table.items <- done", "control-property: done"),
  ])
  func whatDoesNotFit(_ binding: String, _ problem: String) {
    #expect(view(binding).problems == [problem])
  }
}
