import PorticoEmit
import PorticoModel
import Testing

/// `throttle`: the first element of each span, and with `latest:` its last.
@Suite struct ThrottleTests {
  static let rows = [
    Lowering(
      "text.throttle(300ms)",
      rxswift: ".throttle(.milliseconds(300), latest: true, scheduler: scheduler)",
      combine: ".throttle(for: .milliseconds(300), scheduler: scheduler, latest: true)"),
    Lowering(
      "text.throttle(1s, latest: false)",
      rxswift: ".throttle(.seconds(1), latest: false, scheduler: scheduler)",
      combine: ".throttleFirst(for: .seconds(1), scheduler: scheduler)"),
    Lowering(
      "text.throttle(1s, latest: true)",
      rxswift: ".throttle(.seconds(1), latest: true, scheduler: scheduler)",
      combine: ".throttle(for: .seconds(1), scheduler: scheduler, latest: true)"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
