/// Labels of tuples that several streams make.
import Testing

@Suite struct TupleLabelsTests {
  static let inputs = "needs x: X; input a: Int; input b: String; input p(n: Int, s: String); "

  func element(_ flow: String) -> [String] {
    let resolved = Resolved(members: Self.inputs + "let r <- \(flow)")
    return resolved.problems + resolved.screen.lets.map { $0.element.text ?? "?" }
  }

  @Test(arguments: [
    ("combineLatest(a, b)", "(a: Int, b: String)"), ("combineLatest(x: a, b)", "(x: Int, b: String)"),
    ("combineLatest(a.skip(1), b.map(\\.count))", "(a: Int, Int)"), ("zip(a, p)", "(a: Int, p: (n: Int, s: String))"),
    ("a.withLatestFrom(b)", "String"), ("a.withLatestFrom(_, b)", "(a: Int, b: String)"),
    ("p.filter { $0.n > 1 }.distinctUntilChanged()", "(n: Int, s: String)"), ("merge(a, a.skip(1))", "Int"),
    ("merge(p, p.skip(1))", "(n: Int, s: String)"),
  ])
  func labels(_ flow: String, _ type: String) {
    #expect(element(flow) == [type])
  }

  @Test func mergeKeepsWhatAllAgreeOn() {
    let resolved = Resolved(
      members: Self.inputs
        + "let one <- combineLatest(x: a, y: a); let two <- combineLatest(u: a, v: a); let r <- merge(one, two)")
    #expect(resolved.screen.lets[2].element.text == "(Int, Int)")
  }

  @Test func twoEqualLabels() {
    let resolved = Resolved(members: Self.inputs + "let r <- combineLatest(a, b, a.skip(1))")
    #expect(resolved.problems == ["duplicate-label: a.skip(1)"])
    #expect(
      resolved.messages == [
        "two parts of this tuple are named `a`; give one a label of its own: `a3: a.skip(1)` [label it `a3`]"
      ])
    #expect(Resolved(resolved.fixed).problems == [])
  }
}
