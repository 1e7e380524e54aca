/// The declarations that a user begins with.
package enum Skeleton {
  /// The screen that `init` writes: an example that does something, in every library and style.
  package static let firstName = "Greeting"

  package static let first = """
    /// Says hello, once there is a name, and counts how often. An example: change it, or delete it.
    screen Greeting {
      // What comes in: a text field's text and a button's taps.
      input name: String = ""
      input helloTapped

      // What goes out, and what it is made of. A value behind `=` comes first.
      output canSayHello: Bool = false <- name.map { !$0.isEmpty }.distinctUntilChanged()
      output greeting: String <- helloTapped.withLatestFrom(name).map { "Hello, \\($0)!" }
      output count: Int = 0 <- helloTapped.scan(0) { count, _ in count + 1 }
    }

    """

  /// The screen that `new` writes, and Xcode's template.
  package static func screen(_ name: String, attributes: String = "") -> String {
    """
    /// What \(name) is for.
    \(attributes)screen \(name) {
      // What it is given: `needs store: Store`.

      // What comes in.
      input text: String = ""
      input doneTapped

      // What goes out, and what it is made of. `text.map(isComplete)` would leave the answer to a method of yours.
      output canFinish: Bool = false <- text.map { !$0.isEmpty }
      output event finished: String <- doneTapped.withLatestFrom(text)
    }

    """
  }
}
