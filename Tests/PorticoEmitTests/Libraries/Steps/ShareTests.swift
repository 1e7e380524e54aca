import PorticoEmit
import PorticoModel
import Testing

/// `share`: events without replay.
@Suite struct ShareTests {
  static let rows = [
    Lowering("text.share()", rxswift: ".share(replay: 1, scope: .whileConnected)", combine: ".shareLatest()"),
    Lowering("tap.share()", both: ".share()"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
