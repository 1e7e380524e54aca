/// The name that was probably meant: the nearest by Damerau-Levenshtein distance, where it is near enough.

/// The nearest of `candidates`, the first of equals; nil where none is near, or `name` is itself among them.
package func nearName(_ name: String, among candidates: some Sequence<String>) -> String? {
  let written = Array(name.unicodeScalars)
  let allowed = max(1, written.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    if candidate == name { return nil }
    let scalars = Array(candidate.unicodeScalars)
    guard abs(scalars.count - written.count) <= allowed else { continue }
    // A difference of case alone is the nearest that a name can be.
    let distance =
      candidate.lowercased() == name.lowercased() ? 0 : editDistance(written, scalars, notAbove: allowed)
    if distance <= allowed, distance < (best?.distance ?? .max) { best = (candidate, distance) }
  }
  // A name of one or two letters is near to everything.
  if let best, best.distance > 0, written.count < 3 { return nil }
  return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours that turn `left` into `right`, or `limit + 1` where
/// they are more.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], notAbove limit: Int) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var row = last
  for i in 0..<left.count {
    row[0] = i + 1
    var least = row[0]
    for j in 0..<right.count {
      let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
      var value = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { value = min(value, beforeLast[j - 1] + 1) }
      row[j + 1] = value
      least = min(least, value)
    }
    if least > limit + 1 { return limit + 1 }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[right.count]
}
