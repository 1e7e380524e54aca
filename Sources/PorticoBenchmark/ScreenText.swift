/// The text of one screen of eight ports and four flows; which ones, its number says.
enum ScreenText {
  static func screen(_ number: Int) -> String {
    let names = ["Account", "Basket", "Calendar", "Delivery", "Editor", "Favourites", "Gallery", "History"]
    let name = "\(names[number % names.count])\(number)"
    let styles = ["", "", "@style(relay) ", "@style(event) ", ""]
    let flows = (0..<4).map { flow(number &* 7 &+ $0 &* 3, $0) }
    return """
      import Foundation

      /// Screen \(number): what the user sees of \(name).
      \(styles[number % styles.count])screen \(name) {
        needs weak coordinator: \(name)Coordinator
        needs useCase: \(name)UseCase

        /// What stands in the first field.
        input email: String
        input password: String
        input sendTap
        input page: Int
        output title: String <- \(flows[0])
        output count: Int <- \(flows[1])
        output canSend: Bool <- \(flows[2])
        /// It moved on.
        output event done

        // The way out.
        bind \(flows[3])
      }

      """
  }

  /// One that ends in a String, an Int, a Bool, and a `bind`.
  private static func flow(_ variety: Int, _ place: Int) -> String {
    let flows = [
      [
        "email.debounce(300ms).map { $0.trimmingCharacters(in: .whitespaces) }.distinctUntilChanged()",
        "sendTap.withLatestFrom(email, password).flatMapLatest(load(email:password:) -> String)",
        "page.map(pageTitle -> String).startWith(\"Page one\")",
        "combineLatest(email, password).map { \"\\($0.email) and \\($0.password.count) letters\" }",
      ],
      [
        "page.filter { $0 > \(variety % 9) }.scan(0) { $0 + $1 }",
        "merge(page, email.map { $0.count }).distinctUntilChanged()",
        "email.map { $0.count }.startWith(\(variety % 5))",
        "sendTap.withLatestFrom(page).skip(1).take(\(variety % 7 + 2))",
      ],
      [
        "combineLatest(email, password).map(isValid)",
        "email.map { !$0.isEmpty && $0.contains(\"@\") }.distinctUntilChanged()",
        "combineLatest(email, password, page).map { !$0.email.isEmpty && $0.page > \(variety % 4) }",
        "merge(sendTap.map { false }, email.map { !$0.isEmpty })",
      ],
      [
        "submit <- sendTap.withLatestFrom(email, password)",
        "coordinator?.show($0) <- page.throttle(500ms, latest: true)",
        "useCase.save(email: $0.email, password: $0.password) <- sendTap.withLatestFrom(email, password)",
        "track <- merge(sendTap, page.map { _ in () })",
      ],
    ]
    return flows[place][variety / 3 % 4]
  }
}
