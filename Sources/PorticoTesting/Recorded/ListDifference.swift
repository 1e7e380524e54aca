/// Two lists of events, event under event, with a mark at those that differ.
struct ListDifference: CustomStringConvertible {
  let description: String

  init<Value>(_ lhs: [Value], _ rhs: [Value], by isEqual: (Value, Value) -> Bool) {
    var lines: [String] = []
    for index in 0..<max(lhs.count, rhs.count) {
      let left = index < lhs.count ? "\(lhs[index])" : "nothing"
      let right = index < rhs.count ? "\(rhs[index])" : "nothing"
      if index < lhs.count, index < rhs.count, isEqual(lhs[index], rhs[index]) {
        lines.append("    \(left)")
      } else {
        lines.append("  ≠ \(left)")
        lines.append("    \(right)")
      }
    }
    description = lines.joined(separator: "\n")
  }
}
