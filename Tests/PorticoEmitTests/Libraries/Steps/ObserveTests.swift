import PorticoEmit
import PorticoModel
import Testing

/// `observe(on:)`: main is the screen's in Combine, for a virtual clock.
@Suite struct ObserveTests {
  static let rows = [
    Lowering(
      "text.observe(on: main)",
      rxswift: ".observe(on: MainScheduler.instance)", combine: ".receive(on: scheduler)"),
    Lowering(
      "text.observe(on: background)",
      rxswift: ".observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))",
      combine: ".receive(on: DispatchQueue.global(qos: .userInitiated))"),
    Lowering(
      "text.observe(on: repo.queue)",
      rxswift: ".observe(on: context.repo.queue)", combine: ".receive(on: context.repo.queue)"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }

  /// Closures of a `@MainActor` screen run on main.
  static let onMain = [
    Lowering(
      "text.observe(on: background).map { $0.count } -> Int",
      rxswift: """
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        .observe(on: ConcurrentMainScheduler.instance)
        .map { $0.count }
        """,
      combine: """
        .receive(on: DispatchQueue.global(qos: .userInitiated))
        .receive(on: scheduler)
        .map { $0.count }
        """),
    Lowering(
      #"text.observe(on: background).map(\.count) -> Int"#,
      rxswift: #"""
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        .observe(on: ConcurrentMainScheduler.instance)
        .map(\.count)
        """#,
      combine: #"""
        .receive(on: DispatchQueue.global(qos: .userInitiated))
        .receive(on: scheduler)
        .map(\.count)
        """#),
    Lowering(
      "text.observe(on: main).map { $0.count } -> Int",
      rxswift: """
        .observe(on: MainScheduler.instance)
        .map { $0.count }
        """,
      combine: """
        .receive(on: scheduler)
        .map { $0.count }
        """),
  ]

  @Test(arguments: onMain)
  func hopsToMain(_ row: Lowering) {
    #expect(row.links(.rxswift, head: "@MainActor screen Example") == row.rxswift)
    #expect(row.links(.combine, head: "@MainActor screen Example") == row.combine)
  }
}
