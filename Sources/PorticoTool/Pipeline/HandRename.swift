/// A generated file that differs from what was generated in one name, wherever it stands: an editor's rename.
package struct HandRename: Hashable, Sendable {
  package let old: String
  package let new: String

  /// nil where `edited` is anything else than `generated` with one name for another.
  package init?(from generated: String, to edited: String) {
    let (before, after) = (Self.words(of: generated), Self.words(of: edited))
    guard before.count == after.count else { return nil }
    var pair: (old: Substring, new: Substring)?
    for (left, right) in zip(before, after) where left != right {
      if let pair, pair.old != left || pair.new != right { return nil }
      pair = (left, right)
    }
    guard let pair, Self.isIdentifier(pair.old), Self.isIdentifier(pair.new) else { return nil }
    // Labels and hooks may keep the old name, but what had the new one before is something else.
    guard !before.contains(pair.new) else { return nil }
    old = String(pair.old)
    new = String(pair.new)
  }

  /// Names, numbers and every other character by itself. White space is nothing, and so are comments, which editors
  /// pass by.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line[...].drop(while: \.isWhitespace)
      if rest.hasPrefix("//") { continue }
      while let first = rest.first {
        let isWord = isLetter(first)
        let word = isWord ? rest.prefix(while: isLetter) : rest.prefix(1)
        words.append(word)
        rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
      }
    }
    return words
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func isIdentifier(_ word: Substring) -> Bool {
    word.allSatisfy(isLetter) && word.first?.isNumber == false
  }
}
