/// Whole words in text that is no Swift.
enum Words {
  static func contains(_ word: String, in text: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
  }
}
