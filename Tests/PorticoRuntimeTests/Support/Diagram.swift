/// A diagram: streams, when they were subscribed to, and what must come of them, in marbles one under the other.
///
///     completion                 what the case is of
///     source  -a--b|             a hot stream, in the characters themselves
///             ^----!             when it was subscribed to, a line each time; without a line it never was
///     X           1|             a capital names a cold stream, set under the column at which it begins
///             ----^!
///     result  -a--1|             what one subscriber gets; of `#` the error is MarbleError unless another is named
///             ^-----             when it comes and goes; without this line it comes first and stays
///     where   x=ab               what a character of a result stands for, if not itself
import PorticoRuntime
import PorticoTesting
import Testing

struct Diagram: Sendable, CustomTestStringConvertible {
  struct Row: Sendable {
    var name: String
    var marbles: String
    var lifetimes: [String] = []
  }

  let testDescription: String
  private(set) var streams: [Row] = []
  private(set) var results: [Row] = []
  private(set) var legend: [Character: String] = [:]

  /// The diagrams of a text, each behind a blank line.
  static func all(_ text: String) -> [Diagram] {
    text.split(separator: "\n\n").map { Diagram($0.split(separator: "\n")) }
  }

  private init(_ lines: [Substring]) {
    testDescription = lines[0].filter { $0 != "\r" }
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      switch (line.first, words[0]) {
      case (" ", let lifetime) where results.isEmpty: streams[streams.count - 1].lifetimes.append(lifetime)
      case (" ", let lifetime): results[results.count - 1].lifetimes.append(lifetime)
      case (_, "where"):
        for word in words.dropFirst() { legend[word.first ?? "="] = String(word.dropFirst(2)) }
      case (_, "result"): results.append(Row(name: words[0], marbles: words[1]))
      case (_, let name): streams.append(Row(name: name, marbles: words[1]))
      }
    }
  }

  /// Runs what is built of the streams, and compares every line.
  func check<Output>(
    error: any Error = MarbleError(), sourceLocation: SourceLocation = #_sourceLocation,
    _ build: (Streams) -> Observable<Output>
  ) {
    let streams = Streams(self)
    let stream = build(streams)
    let isLazy = streams.all.allSatisfy { $0.subscriptions.isEmpty }
    #expect(isLazy, "it subscribes before it is subscribed to", sourceLocation: sourceLocation)
    let records = results.map { streams.record(stream, $0.lifetimes.first.map(Lifetime.init)) }
    let marbles = (self.streams + results).flatMap(\.marbles)
    let values = Dictionary(marbles.map { ($0, legend[$0] ?? String($0)) }) { first, _ in first }
    var differences: [String?] = []
    for (row, record) in zip(results, records) {
      differences.append(streams.time.difference(record, row.marbles, values, error: error))
    }
    for (row, stream) in zip(self.streams, streams.all) {
      differences.append(streams.time.difference(stream, row.lifetimes).map { "\(row.name)\n\($0)" })
    }
    for difference in differences.compactMap(\.self) {
      Issue.record("\(testDescription): the marbles differ\n\(difference)", sourceLocation: sourceLocation)
    }
  }

  /// When a subscriber comes and goes.
  struct Lifetime {
    let start: Int
    let end: Int?

    init(_ marbles: String) {
      start = marbles.prefix { $0 != "^" }.count
      let length = marbles.prefix { $0 != "!" }.count
      end = length == marbles.count ? nil : length
    }
  }
}

/// The streams of a diagram by their names, and its clock.
@dynamicMemberLookup struct Streams {
  let time = TestScheduler.marbles()
  let all: [TestableObservable<String>]
  private let names: [String]

  init(_ diagram: Diagram) {
    let time = time
    names = diagram.streams.map(\.name)
    all = diagram.streams.map {
      $0.name.first?.isUppercase == true ? time.cold($0.marbles) : time.hot($0.marbles)
    }
  }

  subscript(dynamicMember name: String) -> Observable<String> { self[name] }

  subscript(name: String) -> Observable<String> {
    guard let index = names.firstIndex(of: name) else { return .error(UnknownStream(name: name)) }
    return all[index].asObservable()
  }

  struct UnknownStream: Error {
    let name: String
  }

  /// Values are recorded as text, so that a line can show them whatever they are.
  func record<Output>(_ stream: Observable<Output>, _ lifetime: Diagram.Lifetime?) -> TestableObserver<String> {
    let record = time.createObserver(String.self)
    var subscription: (any Disposable)?
    let subscribe = {
      subscription = stream.subscribe { event in
        switch event {
        case .next(let value): record.onNext("\(value)")
        case .error(let error): record.onError(error)
        case .completed: record.onCompleted()
        }
      }
    }
    if let lifetime, lifetime.start > 0 { time.scheduleAt(lifetime.start, action: subscribe) } else { subscribe() }
    if let end = lifetime?.end { time.scheduleAt(end) { subscription?.dispose() } }
    return record
  }
}
