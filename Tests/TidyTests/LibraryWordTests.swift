/// A library's words stand in its own folder: the rest of the generator says what a step means, not how it is spelled.
import Testing

@Suite struct LibraryWordTests {
  static let rxswift: Set<String> = [
    "RxSwift", "RxCocoa", "RxRelay", "RxTest", "Observable", "Driver", "Signal", "Single", "Infallible", "PublishRelay",
    "BehaviorRelay", "ReplayRelay", "PublishSubject", "BehaviorSubject", "AnyObserver", "ControlEvent", "DisposeBag",
    "CompositeDisposable", "MainScheduler", "asObservable", "asDriver", "asSignal", "disposed", "subscribe",
    "catchAndReturn", "onErrorDriveWith", "accept",
  ]
  static let combine: Set<String> = [
    "Combine", "AnyPublisher", "Publishers", "PassthroughSubject", "CurrentValueSubject", "AnyCancellable",
    "eraseToAnyPublisher", "sink", "receiveValue", "removeDuplicates", "switchToLatest", "assertNoFailure", "prepend",
    "FlowStream",
  ]

  /// Files that may say some of them elsewhere, and why.
  static let vocabulary = [
    // The carriers are words of the language: `as Driver`.
    "Sources/PorticoModel/Model/Carrier.swift",
    // Checks of carriers and bags, and their messages, name them as their reader writes them.
    "Sources/PorticoModel/Checks/ContradictingSettingsCheck.swift",
    "Sources/PorticoModel/Checks/ForeignCarrierCheck.swift",
    "Sources/PorticoModel/Checks/ReplayedEventCheck.swift",
    "Sources/PorticoModel/Checks/ValueWithoutPlaceCheck.swift",
    // A literal such as `Observable<Int>.never()` shows its type.
    "Sources/PorticoModel/Inference/LiteralType.swift",
    // Written from Templates/, where each file begins with its library's name.
    "Sources/PorticoEmit/Templates/BuiltInTemplates.swift",
  ]

  @Test func nobodyElseSaysThem() {
    let words = Self.rxswift.union(Self.combine)
    let strangers = SwiftFile.sources.filter { file in
      Rooms.generator.contains(file.module) && !file.path.hasPrefix("Sources/PorticoEmit/Libraries/")
        && !Self.vocabulary.contains(file.path)
    }
    #expect(strangers.flatMap { file in file.places { Self.says($0, words) } } == [])
  }

  @Test func libraryDoesNotSayAnothersWords() {
    for (folder, words) in [("RxSwift", Self.combine), ("Combine", Self.rxswift)] {
      let files = SwiftFile.sources.filter { $0.path.hasPrefix("Sources/PorticoEmit/Libraries/\(folder)/") }
      #expect(!files.isEmpty)
      #expect(files.flatMap { file in file.places { Self.says($0, words) } } == [])
    }
  }

  @Test func exceptionsAreStillNeeded() {
    let words = Self.rxswift.union(Self.combine)
    let files = SwiftFile.sources.filter { Self.vocabulary.contains($0.path) }
    let needless = files.filter { file in file.places { Self.says($0, words) }.isEmpty }
    #expect(files.count == Self.vocabulary.count)
    for file in needless { Issue.record("\(file.path) says none by now: take it off the list", severity: .warning) }
  }

  /// Types by their names, and whatever generated text is made of. The language shares a few words with libraries, so a
  /// member or a local of such a name is none of theirs.
  private static func says(_ word: SwiftFile.Word, _ words: Set<String>) -> Bool {
    guard word.isString else { return word.text.first?.isUppercase == true && words.contains(word.text) }
    return word.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { words.contains(String($0)) }
  }
}
