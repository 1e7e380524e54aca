import PorticoEmit
import Testing

@Suite struct CombinationTests {
  static func nested(_ count: Int, most: Int) -> Combination.Nested {
    Combination.nested((0..<count).map { "f\($0)" }, most: most) { "C\($0.count)(" + $0.joined(separator: ",") + ")" }
  }

  @Test(arguments: [
    (2, "C2(f0,f1)", [".0", ".1"]),
    (4, "C4(f0,f1,f2,f3)", [".0", ".1", ".2", ".3"]),
    (5, "C3(C2(f0,f1),C2(f2,f3),f4)", [".0.0", ".0.1", ".1.0", ".1.1", ".2"]),
    (6, "C3(C2(f0,f1),C2(f2,f3),C2(f4,f5))", [".0.0", ".0.1", ".1.0", ".1.1", ".2.0", ".2.1"]),
  ])
  func groupsWhatOneOperatorDoesNotTake(count: Int, text: String, access: [String]) {
    let nested = Self.nested(count, most: 4)
    #expect(nested.text == text)
    #expect(nested.access == access)
  }

  @Test(arguments: [(17, 4), (16, 4), (65, 4), (9, 8), (64, 8)])
  func everyFlowHasAPathOfItsOwn(count: Int, most: Int) {
    let nested = Self.nested(count, most: most)
    #expect(Set(nested.access).count == count)
    for size in (most + 1)...(count + most) { #expect(!nested.text.contains("C\(size)(")) }
    for flow in 0..<count { #expect(nested.text.ranges(of: "f\(flow)").count >= 1) }
  }
}
