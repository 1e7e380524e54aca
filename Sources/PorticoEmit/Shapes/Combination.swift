/// `combineLatest` and `zip` of more flows than a library's operator takes: groups of groups, and how to reach each
/// value in what comes out.
package enum Combination {
  package struct Nested: Hashable, Sendable {
    package var text: String
    /// The path to each flow's value, in order: `.0.1`.
    package var access: [String]
  }

  /// `most` is how many flows one operator takes.
  package static func nested(_ flows: [String], most: Int, operation: (_ flows: [String]) -> String) -> Nested {
    guard flows.count > most else {
      return Nested(text: operation(flows), access: flows.indices.map { ".\($0)" })
    }
    let size = (flows.count + most - 1) / most
    var texts: [String] = []
    var access: [String] = []
    for start in stride(from: 0, to: flows.count, by: size) {
      let group = Array(flows[start..<min(start + size, flows.count)])
      let index = texts.count
      if group.count == 1 {
        texts.append(group[0])
        access.append(".\(index)")
      } else {
        let inner = nested(group, most: most, operation: operation)
        texts.append(inner.text)
        access += inner.access.map { ".\(index)\($0)" }
      }
    }
    return Nested(text: operation(texts), access: access)
  }
}
