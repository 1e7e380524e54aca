import Combine

/// The words of two languages.
final class WordDictionary {
  struct Unknown: Error {}

  let words: [String: String]

  init(words: [String: String]) {
    self.words = words
  }

  func translation(of word: String) throws -> AnyPublisher<String, Never> {
    guard let translation = words[word] else { throw Unknown() }
    return Just(translation).eraseToAnyPublisher()
  }

  func stem(of word: String) throws -> String {
    if word.isEmpty { throw Unknown() }
    return word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  func meanings(of word: String) -> AnyPublisher<[String], Never> {
    Just(words[word].map { [$0] } ?? []).eraseToAnyPublisher()
  }

  func supports(_ from: String, _ to: String) throws -> AnyPublisher<Bool, Never> {
    if from == to { throw Unknown() }
    return Just(true).eraseToAnyPublisher()
  }
}
