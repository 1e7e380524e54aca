import PorticoTool
import Testing

@Suite struct FlowPiecesTests {
  @Test(arguments: [
    ("a", ["a"]),
    (
      "combineLatest(a, b.skip(1)).map { $0.a.b() }.take(1)",
      ["combineLatest(a, b.skip(1))", "map { $0.a.b() }", "take(1)"]
    ),
    ("scroll.pageChanged", ["scroll.pageChanged"]),
    ("input.a.map(\\.count)", ["input.a", "map(\\.count)"]),
    (
      "a.flatMapLatest(try load -> [Post], error: failed).share()",
      ["a", "flatMapLatest(try load -> [Post], error: failed)", "share()"]
    ),
    ("", []),
  ])
  func aPieceForEachStep(_ text: String, _ pieces: [String]) {
    #expect(FlowPieces(text).pieces.map(\.text) == pieces)
  }

  @Test func whiteSpaceIsNoDifference() {
    #expect(FlowPieces("a.map { $0+1 }") == FlowPieces("a.map {$0 + 1}"))
    #expect(FlowPieces("a.map { \"x y\" }") != FlowPieces("a.map { \"xy\" }"))
  }
}
