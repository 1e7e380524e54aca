import RxSwift

/// The words of two languages.
final class WordDictionary {
  struct Unknown: Error {}

  let words: [String: String]

  init(words: [String: String]) {
    self.words = words
  }

  func translation(of word: String) throws -> Observable<String> {
    guard let translation = words[word] else { throw Unknown() }
    return .just(translation)
  }

  func stem(of word: String) throws -> String {
    if word.isEmpty { throw Unknown() }
    return word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  func meanings(of word: String) -> Observable<[String]> {
    .just(words[word].map { [$0] } ?? [])
  }

  func supports(_ from: String, _ to: String) throws -> Observable<Bool> {
    if from == to { throw Unknown() }
    return .just(true)
  }
}
