import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct FlowVisitorTests {
  static func flow(_ text: String) -> Flow {
    let members = """
      input a: Int
      input b: Int
      input c: Int
      output busy: Bool
      output failed: Error
      let it <- \(text)
      """
    let example = Example(members)
    #expect(example.problems == [])
    return example.screen.lets[0].flows[0]
  }

  @Test(arguments: [
    ("a", ["a"]), ("a.map { $0 + 1 }", ["a"]), ("merge(a, b.skip(1), c)", ["a", "b", "c"]),
    ("combineLatest(a, zip(b, c))", ["a", "b", "c"]), ("a.withLatestFrom(x: b, y: c.take(1))", ["a", "b", "c"]),
    ("a.flatMap(merge(b, c))", ["a", "b", "c"]), ("just(1)", []),
  ])
  func readsWhatItIsSubscribedTo(flow: String, names: [String]) {
    #expect(FlowVisitor.reads(Self.flow(flow)).map(\.name) == names)
  }

  @Test(arguments: [
    ("a", []), ("a.flatMap(try load -> Int, activity: busy, error: failed)", ["busy", "failed"]),
    ("merge(a, b.flatMap(load -> Int, activity: busy))", ["busy"]),
    ("a.flatMap(b.flatMap(try load -> Int, error: failed))", ["failed"]),
    ("a.withLatestFrom(x: b.flatMap(try load -> Int, error: failed))", ["failed"]),
  ])
  func sendsWhereItTracks(flow: String, names: [String]) {
    #expect(FlowVisitor.sideTargets(Self.flow(flow)).map(\.name) == names)
  }

  @Test(arguments: [
    ("a.debounce(1s)", true), ("a.flatMap(b.delay(1s))", true), ("a.withLatestFrom(b.throttle(1s))", true),
    ("merge(a, b.timeout(1s))", true), ("a.skip(1)", false),
  ])
  func findsTimedSteps(flow: String, isTimed: Bool) {
    var screen = Screen(name: "A")
    screen.binds = [Bind(targets: [], flow: Self.flow(flow))]
    #expect(TimedSteps(library: RxSwiftLibrary()).occur(in: screen) == isTimed)
  }
}
