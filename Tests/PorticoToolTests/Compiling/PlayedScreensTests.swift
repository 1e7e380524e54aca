import Foundation
import PorticoModel
import Testing

/// Screens of the fixtures, run on the real libraries: the same is sent to both, and the same comes out.
@Suite(.serialized, .enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"))
struct PlayedScreensTests {
  private static let rounds = 200

  /// How a screen is fed: the same words for both libraries.
  private static func tap(_ library: Settings.Library) -> String {
    library == .combine
      ? """
      import Combine

      struct Tap<Value> {
        let subject = PassthroughSubject<Value, Never>()
        var stream: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
        func send(_ value: Value) { subject.send(value) }
      }
      """
      : """
      import RxRelay
      import RxSwift

      struct Tap<Value> {
        let relay = PublishRelay<Value>()
        var stream: Observable<Value> { relay.asObservable() }
        func send(_ value: Value) { relay.accept(value) }
      }
      """
  }

  private static let record = """
    final class Record {
      var lines: [String] = []
      func note<Value>(_ name: String) -> (Value) -> Void { { self.lines.append("\\(name) \\($0)") } }
    }
    """

  /// Plays each of the screens so many times, and prints what came out once for all rounds in which it was the same.
  private static let order = """
    @main struct Main {
      static func main() {
        var answers: Set<String> = []
        for _ in 1...\(rounds) { answers.insert(odometer() + tripMeter() + tachograph()) }
        for answer in answers { print(answer) }
      }

      static func odometer() -> String {
        let journal = TripJournal()
        let record = Record()
        let (driven, parked) = (Tap<Int>(), Tap<Void>())
        let model = OdometerViewModel(journal: journal)
        let binding = model.bind(
          driven: driven.stream, parked: parked.stream, totalAfter: record.note("totalAfter"),
          legs: record.note("legs"), doubts: record.note("doubts"), reversed: record.note("reversed"))
        for leg in [3, 12, -2, 7] { driven.send(leg) }
        parked.send(())
        return withExtendedLifetime(binding) { (record.lines + journal.lines).joined(separator: "\\n") + "\\n" }
      }

      static func tripMeter() -> String {
        let journal = TripJournal()
        let record = Record()
        let (driven, limit, reset) = (Tap<Int>(), Tap<Int>(), Tap<Void>())
        let model = TripMeterViewModel(journal: journal)
        let binding = model.bind(
          driven: driven.stream, limit: limit.stream, resetTapped: reset.stream,
          totalBefore: record.note("totalBefore"), warnings: record.note("warnings"), resets: record.note("resets"),
          limits: record.note("limits"))
        for leg in [30, 30] { driven.send(leg) }
        limit.send(70)
        driven.send(15)
        reset.send(())
        return withExtendedLifetime(binding) { (record.lines + journal.lines).joined(separator: "\\n") + "\\n" }
      }

      static func tachograph() -> String {
        let record = Record()
        let (driven, parked) = (Tap<Int>(), Tap<Void>())
        let model = TachographViewModel()
        let binding = model.bind(
          driven: driven.stream, parked: parked.stream, speed: record.note("speed"), double: record.note("double"),
          stopped: { record.lines.append("stopped") }, rested: { record.lines.append("rested") })
        for speed in [40, 60] { driven.send(speed) }
        parked.send(())
        return withExtendedLifetime(binding) { record.lines.joined(separator: "\\n") + "\\n" }
      }
    }
    """

  private static let errors = """
    @main struct Main {
      static func main() {
        let record = Record()
        let (text, pair) = (Tap<String>(), Tap<(from: String, to: String)>())
        let model = TranslatorViewModel(dictionary: WordDictionary(words: ["Haus": "house", "Boot": "boat"]))
        let binding = model.bind(
          text: text.stream, pair: pair.stream, translation: record.note("translation"),
          meanings: record.note("meanings"), isRefused: record.note("isRefused"), isBusy: record.note("isBusy"),
          failed: { _ in record.lines.append("failed") }, suggestions: record.note("suggestions"))
        for word in ["Haus", "Baum", "", "Boots", "Boot"] { text.send(word) }
        for language in ["de", "en", "de"] { pair.send((from: "en", to: language)) }
        withExtendedLifetime(binding) { print(record.lines.joined(separator: "\\n")) }
      }
    }
    """

  private func play(_ fixture: String, _ program: String, _ library: Settings.Library) async throws -> String {
    let libraries = try await BuiltLibraries.shared.value
    let folder = try TemporaryFolder()
    let files = [
      try folder.write([Self.tap(library), Self.record].joined(separator: "\n\n"), to: "Tap.swift"),
      try folder.write(program, to: "Main.swift"),
    ]
    let module = SwiftModule(try #require(Fixture.all.first { $0.name == fixture }), library)
    let product = folder.url.appending(path: "program").path
    let built = try await Shell.run(
      ["swiftc", "-swift-version", "5", "-parse-as-library"] + libraries.searchPaths(library)
        + (module.files + files).map(\.path) + libraries.archives(library) + ["-o", product])
    try #require(built.status == 0, "\(built.text)")
    return try await Shell.run([product]).text
  }

  /// Who is served first is who subscribed first. OpenCombine serves a subject's subscribers in an order of chance, so
  /// what leans on it shows after a few rounds.
  @Test func readersAreServedInTheOrderOfTheirComing() async throws {
    let answer = try await play("Odometer", Self.order, .rxswift)
    #expect(answer.contains("totalAfter 13\n") && answer.contains("totalBefore 30\n"))
    #expect(answer.split(separator: "\n").count { $0 == "totalAfter 13" } == 1)
    #expect(try await play("Odometer", Self.order, .combine) == answer)
  }

  @Test func whatAClosureThrowsEndsNoFlow() async throws {
    let answer = try await play("Translator", Self.errors, .rxswift)
    let translations = answer.split(separator: "\n").filter { $0.hasPrefix("translation") }
    #expect(translations == ["house", "?", "?", "?", "boat"].map { "translation \($0)" })
    #expect(answer.contains("failed\nisBusy false\n") && answer.contains("meanings [\"boat\"]"))
    #expect(try await play("Translator", Self.errors, .combine) == answer)
  }
}
