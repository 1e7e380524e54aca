/// When a stream was subscribed to, shown as marbles: `--^---!`, or `--(^!)` where it ended as it began.
enum Lifetime {
  /// A line without `!` is of a subscription that stands.
  static func read(_ marbles: String) -> Subscription {
    var start: Int?
    var end = Int.max
    var group: Int?
    for (column, character) in marbles.filter({ $0 != " " }).enumerated() {
      switch character {
      case "^": start = group ?? column
      case "!": end = group ?? column
      case "(": group = column
      case ")": group = nil
      case "-": break
      default: preconditionFailure("\"\(marbles)\": a lifetime is written with ^, -, ! and (^!).")
      }
    }
    guard let start else { preconditionFailure("\"\(marbles)\": a lifetime begins with ^.") }
    return Subscription(start, end)
  }

  static func text(_ subscription: Subscription) -> String {
    let lead = String(repeating: "-", count: max(0, subscription.subscribe))
    guard subscription.unsubscribe != .max else { return lead + "^-" }
    let length = subscription.unsubscribe - subscription.subscribe
    return lead + (length == 0 ? "(^!)" : "^" + String(repeating: "-", count: length - 1) + "!")
  }

  /// Both lists, line under line; nil where they are equal.
  static func difference(expected: [String], came: [Subscription]) -> String? {
    if expected.map(read) == came { return nil }
    let expected = expected.map { ("expected", text(read($0))) }
    let came = came.map { ("came", text($0)) }
    let lines = (expected.isEmpty ? [("expected", "none")] : expected) + (came.isEmpty ? [("came", "none")] : came)
    return Comparison(lines).description
  }
}
