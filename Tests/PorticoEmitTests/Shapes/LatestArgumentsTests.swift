import PorticoEmit
import PorticoModel
import Testing

@Suite struct LatestArgumentsTests {
  static func arguments(_ flow: String) -> (LatestArguments, FlowWriter) {
    let example = Example("input text: String\ninput tap\nstate count: Int = 0\nlet it <- \(flow)")
    #expect(example.problems == [])
    guard case .withLatestFrom(let arguments) = example.screen.lets[0].flows[0].steps[0].operation else {
      return (LatestArguments([]), example.writer)
    }
    return (LatestArguments(arguments), example.writer)
  }

  @Test(arguments: [
    ("tap.withLatestFrom(text)", ["L0"], 1, true, false),
    ("tap.withLatestFrom(a: text, b: text)", ["L0", "L1"], 2, false, false),
    ("text.withLatestFrom(_, count, a: text)", ["S", "context.count.value", "L0"], 1, false, true),
    ("tap.withLatestFrom(count)", ["context.count.value"], 0, false, false),
  ])
  func areByWhatTheyAre(flow: String, values: [String], flows: Int, isPlain: Bool, usesSource: Bool) {
    let (arguments, writer) = Self.arguments(flow)
    #expect(arguments.values(source: "S", latest: ["L0", "L1"], writer) == values)
    #expect(arguments.flows.count == flows)
    #expect(arguments.isPlain == isPlain)
    #expect(arguments.usesSource == usesSource)
  }
}
