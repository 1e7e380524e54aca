/// Swift's words for who may see what, from the narrowest to the widest.
enum Access {
  private static let order = ["private", "fileprivate", "internal", "package", "public", "open"]

  static func isNarrower(_ word: String, than other: String) -> Bool {
    rank(word) < rank(other)
  }

  /// Whoever says nothing means `internal`.
  private static func rank(_ word: String) -> Int { order.firstIndex(of: word) ?? 2 }
}
