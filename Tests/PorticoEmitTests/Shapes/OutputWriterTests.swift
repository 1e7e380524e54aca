import PorticoEmit
import PorticoModel
import Testing

@Suite struct OutputWriterTests {
  static func construction(_ members: String, settings: String = "") -> String {
    let example = Example(members, settings: settings)
    #expect(example.problems == [])
    return OutputWriter(example.shape, example.wiring).construction(example.shape.outputPairs[0])
  }

  @Test(arguments: [
    ("input a: Int\noutput b: Int <- a\noutput `in`: Int <- a", "", "Output(b: b, in: `in`)"),
    ("input a: Int\noutput b: Int <- a\noutput c: Int as PublishRelay", "", "Output(b: b, c: context.c)"),
    ("input a: Int\noutput b: Int <- a", "init unlabelled", "Output(b)"),
    ("input a: Int\noutput b: Int as PublishRelay <- a", "", "output"),
    ("input a: Int\noutput b: Int", "", "Output(b: b)"),
  ])
  func isMadeOfItsPorts(members: String, settings: String, text: String) {
    #expect(Self.construction(members, settings: settings) == text)
  }

  /// What is sent, effects, then the outputs in order.
  @Test func streamMergesInOrder() {
    let example = Example(
      "input a: Int\noutput sent: Int\noutput b: Int <- a\nbind log <- a", settings: "style stateStream")
    let writer = OutputWriter(example.shape, example.wiring)
    let stream = writer.stream(example.shape.outputPairs[0], effects: example.wiring.effects)
    #expect(stream.locals == [])
    #expect(
      stream.chain.text() == """
        Observable.merge(
          events.asObservable(),
          input.a.do(onNext: { logic.log($0) }).flatMap { _ in Observable<Output>.empty() },
          input.a.map { Output.b($0) }
        )
        .share()
        """)
  }
}
