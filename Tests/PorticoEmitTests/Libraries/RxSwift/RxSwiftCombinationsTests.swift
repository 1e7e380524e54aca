import PorticoEmit
import PorticoModel
import Testing

@Suite struct RxSwiftCombinationsTests {
  static func text(_ flow: String) -> String {
    let inputs = (0..<9).map { "input i\($0): Int" }.joined(separator: "\n")
    let example = Example("\(inputs)\nlet it <- \(flow)")
    #expect(example.problems == [])
    return example.writer.text(example.screen.lets[0].flows[0])
  }

  static func flows(_ count: Int) -> String { (0..<count).map { "i\($0)" }.joined(separator: ", ") }

  @Test(arguments: ["combineLatest", "zip"])
  func selectsWithLabelsUpToEight(operation: String) {
    #expect(
      Self.text("\(operation)(a: i0, i1)")
        == "Observable.\(operation)(input.i0, input.i1) { (a: $0, i1: $1) }")
    #expect(Self.text("\(operation)(\(Self.flows(8)))").contains("i7: $7)"))
  }

  @Test(arguments: ["combineLatest", "zip"])
  func oneFlowIsItself(operation: String) {
    #expect(Self.text("\(operation)(i0)") == "input.i0")
  }

  @Test func pastEightAreGroups() {
    #expect(
      Self.text("zip(\(Self.flows(9)))") == """
        Observable.zip(
          Observable.zip(input.i0, input.i1),
          Observable.zip(input.i2, input.i3),
          Observable.zip(input.i4, input.i5),
          Observable.zip(input.i6, input.i7),
          input.i8
        )
        .map { (i0: $0.0.0, i1: $0.0.1, i2: $0.1.0, i3: $0.1.1, i4: $0.2.0, i5: $0.2.1, i6: $0.3.0, i7: $0.3.1, i8: $0.4) }
        """)
  }
}
