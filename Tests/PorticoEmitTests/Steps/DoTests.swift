import PorticoEmit
import PorticoModel
import Testing

/// `do`: ReactiveX's `do(onNext:)`.
@Suite struct DoTests {
  static let rows = [
    Lowering(
      "text.do { print($0) }",
      rxswift: ".do(onNext: { print($0) })", combine: ".handleEvents(receiveOutput: { print($0) })"),
    Lowering(
      "text.do(log)",
      rxswift: ".do(onNext: { logic.log($0) })", combine: ".handleEvents(receiveOutput: { logic.log($0) })"),
    Lowering(
      "tap.do(log())",
      rxswift: ".do(onNext: { _ in logic.log() })", combine: ".handleEvents(receiveOutput: { _ in logic.log() })"),
    Lowering(
      "text.do(repo.save($0))",
      rxswift: ".do(onNext: { context.repo.save($0) })",
      combine: ".handleEvents(receiveOutput: { context.repo.save($0) })"),
    Lowering(
      "text.do(coordinator?.show($0))",
      rxswift: ".do(onNext: { context.coordinator?.show($0) })",
      combine: ".handleEvents(receiveOutput: { context.coordinator?.show($0) })"),
    Lowering(
      "text.do(try log)",
      both: """
        .compactMap { element -> String? in
          do {
            try logic.log(element)
            return element
          } catch {
            return nil
          }
        }
        """),
    Lowering(
      "pair.do(try log)",
      both: """
        .compactMap { element -> (a: Int, b: String)? in
          do {
            try logic.log(a: element.a, b: element.b)
            return element
          } catch {
            return nil
          }
        }
        """),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
