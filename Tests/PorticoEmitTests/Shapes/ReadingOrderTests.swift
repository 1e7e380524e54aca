import PorticoEmit
import PorticoModel
import Testing

@Suite struct ReadingOrderTests {
  /// Members beside `input a: Int`, `input b: Int`, and the streams whose readers' order shows.
  struct Row: Sendable, CustomStringConvertible {
    let members: String
    let streams: Set<String>
    let head: String

    init(_ members: String, _ streams: Set<String>, head: String = "screen Example") {
      self.members = members
      self.streams = streams
      self.head = head
    }

    var description: String { members }
  }

  @Test(arguments: [
    Row("output x: Int <- a", []),
    Row("output x: Int <- a\noutput y: Int <- a.map { $0 + 1 }", []),
    // Readings that come together in one flow.
    Row("output x: Int <- merge(a, a.map { -$0 })", ["a"]),
    Row("output x: Int <- combineLatest(a, twice: a.map { $0 * 2 } -> Int).map { $0.a }", ["a"]),
    Row("output x: Int <- a.withLatestFrom(a.map { $0 * 2 } -> Int)", ["a"]),
    Row("output x: Int <- a.flatMapLatest(a)", ["a"]),
    Row("output x: Int <- a\nbind x <- a.map { -$0 }", ["a"]),
    // Each takes the latest when others fire.
    Row("output x: Int <- b.withLatestFrom(a, twice: a.map { $0 * 2 } -> Int).map { $0.a }", []),
    Row("output x: Int <- b.withLatestFrom(merge(a, a.map { -$0 }))", ["a"]),
    Row("output x: Int <- merge(a, b.withLatestFrom(a))", []),
    // One looks at what the other may change.
    Row("needs r: R\noutput x: Int <- a.map { r.sum + $0 }\nbind r.add($0) <- a", ["a"]),
    Row("needs r: R\noutput x: Int <- a.map { r.sum + $0 }\nbind r.add($0) <- b", []),
    Row("needs r: R\noutput x: Int <- a.map { r.sum + $0 }\noutput y: Int <- a.map { r.sum - $0 }", []),
    Row("needs r: R\noutput x: Int <- a.delay(1s).map { r.sum + $0 }\nbind r.add($0) <- a", []),
    // The same through streams of the screen.
    Row("let l <- a.map { $0 * 2 } -> Int\noutput x: Int <- a.withLatestFrom(l)", ["a"]),
    Row("let l <- a.map { $0 * 2 } -> Int\noutput x: Int <- merge(l, l.map { -$0 })", ["l"]),
    Row("state s: Int = 0 <- a\noutput x: Int <- a.withLatestFrom(s)", ["a"]),
    Row("state s: Int = 0 <- a\noutput x: Int <- a.map { $0 + s }", ["a"]),
    Row("state s: Int = 0 <- a\noutput x: Int <- b.map { $0 + s }", []),
    Row("state s: Int = 0 <- a\noutput x: Int <- a.map(f)", ["a"]),
    Row(
      "output busy: Bool = false\noutput x: Int <- a.flatMapLatest(f, activity: busy)\n"
        + "output y: Bool <- combineLatest(a, busy).map { $0.busy }", ["a"]),
    Row("output x: Int as PublishRelay\noutput y: Int <- merge(a, x)\nbind f <- a", ["a"]),
    // Both are heard of outside.
    Row("bind f <- a\nbind g <- a", ["a"]),
    Row("bind f, g <- a", []),
    Row("bind f, await g <- a", ["a"]),
    Row("bind f <- a\nbind g <- b", []),
    Row("bind f <- a\noutput x: Int <- a.map { -$0 }", []),
    Row("output x: Int <- a.flatMapLatest(f)\noutput y: Int <- a.map(g)", ["a"]),
    // One stream of all outputs.
    Row("output x: Int <- a\noutput y: Int <- a.map { -$0 }", ["a"], head: "@style(stateStream) screen Example"),
    Row("output x: Int <- a\noutput y: Int <- b", [], head: "@style(stateStream) screen Example"),
  ])
  func findsWhereItShows(_ row: Row) {
    let example = Example("input a: Int\ninput b: Int\n\(row.members)", head: row.head)
    #expect(example.problems == [])
    #expect(Set(ReadingOrder(example.shape).streams.map(\.name)) == row.streams)
  }

  /// A flow that hears of itself is followed once.
  @Test func endsInALoop() {
    let example = Example("input a: Int\nstate s: Int = 0 <- merge(a, s.delay(1s).map { $0 - 1 })\nbind s <- a")
    #expect(ReadingOrder(example.shape).streams == [.port(PortID(.input, "a"))])
  }

  @Test func libraryThatKeepsOrderIsLeftAlone() throws {
    let example = Example("input a: Int\noutput x: Int <- merge(a, a.map { -$0 })", .rxswift)
    #expect(example.plan.readings.isEmpty)
    #expect(try !example.text().contains("InOrder"))
  }

  /// What a stream is read from, by who owns it.
  @Test(arguments: [
    ("screen Example", "input a: Int", "let a = input.a.readInOrder()"),
    ("@style(relay) screen Example", "input a: Int", "let a = input.a.readInOrder()"),
    ("@style(event) screen Example", "input a: Int = 0", "let aStream = a.readInOrder()"),
    ("screen Example", "state a: Int = 0", "let a = context.a.readInOrder()"),
    (
      "screen Example", "output event a: Error\nlet c <- b.flatMap(try f -> Int, error: a)",
      "let aStream = a.readInOrder()"
    ),
    ("screen Example", "let a <- b.map { _ in }", "let a = input.b.map { _ in }.shareInOrder()"),
  ])
  func readsInOrder(head: String, declaration: String, local: String) throws {
    let example = Example(
      "input b: Int\n\(declaration)\noutput x: Int <- merge(a.map { _ in 1 }, a.map { _ in 2 })", .combine, head: head)
    #expect(try example.text().contains(local))
  }

  /// What a stream is read by is not what its value is taken from.
  @Test func currentValueIsTheSubjects() throws {
    let inputs = "input a: Int = 0\ninput b: Int"
    let members = inputs + "\noutput x: Int <- merge(a, a.map { -$0 })\noutput y: Int <- b.map { $0 + a }"
    let text = try Example(members, .combine, head: "@style(event) screen Example").text()
    #expect(text.contains("Publishers.Merge(aStream, aStream.map { -$0 })") && text.contains("{ $0 + a.value }"))
  }

  /// What may fail is not shared: a failure is each reader's own.
  @Test func whatMayFailIsReadAsItIs() throws {
    let example = Example(
      "input a: Int as AnyPublisher<_, APIError>\noutput x: Int <- merge(a, a.map { -$0 })", .combine)
    #expect(try !example.text().contains("InOrder"))
  }
}
