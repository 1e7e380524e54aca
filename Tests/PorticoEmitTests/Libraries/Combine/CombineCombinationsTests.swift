import PorticoEmit
import PorticoModel
import Testing

@Suite struct CombineCombinationsTests {
  static func text(_ flow: String) -> String {
    let inputs = (0..<9).map { "input i\($0): Int" }.joined(separator: "\n")
    let example = Example("\(inputs)\nlet it <- \(flow)", .combine)
    #expect(example.problems == [])
    return example.writer.text(example.screen.lets[0].flows[0])
  }

  static func flows(_ count: Int) -> String { (0..<count).map { "i\($0)" }.joined(separator: ", ") }

  @Test(arguments: [("combineLatest", "CombineLatest"), ("zip", "Zip")])
  func labelsAreGivenBehind(operation: String, name: String) {
    #expect(
      Self.text("\(operation)(a: i0, i1)")
        == "Publishers.\(name)(input.i0, input.i1).map { (a: $0, i1: $1) }")
    #expect(
      Self.text("\(operation)(i0, i1, i2, i3)") == """
        Publishers.\(name)4(input.i0, input.i1, input.i2, input.i3)
          .map { (i0: $0, i1: $1, i2: $2, i3: $3) }
        """)
    #expect(Self.text("\(operation)(i0)") == "input.i0")
  }

  @Test func pastFourAreGroups() {
    #expect(
      Self.text("zip(\(Self.flows(5)))") == """
        Publishers.Zip3(
          Publishers.Zip(input.i0, input.i1),
          Publishers.Zip(input.i2, input.i3),
          input.i4
        )
        .map { (i0: $0.0.0, i1: $0.0.1, i2: $0.1.0, i3: $0.1.1, i4: $0.2) }
        """)
  }

  @Test func mergesUpToEightByName() {
    #expect(Self.text("merge(i0)") == "input.i0")
    #expect(Self.text("merge(i0, i1)") == "Publishers.Merge(input.i0, input.i1)")
    #expect(
      Self.text("merge(\(Self.flows(8)))").hasPrefix("Publishers.Merge8(\n  input.i0,\n  input.i1,"))
  }

  @Test func mergesManyOfOneType() {
    let text = Self.text("merge(\(Self.flows(8)), i8.map { $0 + 1 })")
    #expect(text.hasPrefix("Publishers.MergeMany(\n  input.i0,\n"))
    #expect(text.hasSuffix("  input.i7,\n  input.i8.map { $0 + 1 }.eraseToAnyPublisher()\n)"))
  }
}
