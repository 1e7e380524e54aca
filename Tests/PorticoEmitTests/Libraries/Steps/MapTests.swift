import PorticoEmit
import PorticoModel
import Testing

/// `map`: of a closure, a key path, a hook, a call; with `try` the error is dealt with where the element is.
@Suite struct MapTests {
  static let rows = [
    Lowering("text.map { $0.count } -> Int", both: ".map { $0.count }"),
    Lowering(#"text.map(\.count) -> Int"#, both: #".map(\.count)"#),
    Lowering("text.map(trimmed) -> String", both: ".map { logic.trimmed($0) }"),
    Lowering("pair.map(joined) -> String", both: ".map { logic.joined(a: $0.a, b: $0.b) }"),
    Lowering("pair.map(joined(first:_:)) -> String", both: ".map { logic.joined(first: $0.a, $0.b) }"),
    Lowering("tap.map(today()) -> Int", both: ".map { _ in logic.today() }"),
    Lowering("text.map(User(name: $0)) -> User", both: ".map { User(name: $0) }"),
    Lowering("pair.map(User(name: b, age: a)) -> User", both: ".map { User(name: $0.b, age: $0.a) }"),
    Lowering(
      "text.map(repo.find(text: $0) { $0 }) -> User",
      both: ".map { element in context.repo.find(text: element) { $0 } }"),
    Lowering("text.map { $0 + String(count) } -> String", both: ".map { $0 + String(context.count.value) }"),
    Lowering("text.map { repo.name(of: $0) } -> String", both: ".map { context.repo.name(of: $0) }"),
    Lowering("text.map { coordinator?.title(of: $0) } -> String?", both: ".map { context.coordinator?.title(of: $0) }"),
    Lowering(
      "text.map(coordinator?.title(of: $0)) -> String",
      both: ".compactMap { context.coordinator?.title(of: $0) }"),
    Lowering(
      "text.map(self.cleaned($0)) -> String",
      both: ".compactMap { [weak self] element in self?.cleaned(element) }"),
    Lowering(
      """
      text.map { text in
          let all = text
            .lowercased()
          return all
        } -> String
      """,
      both: """
        .map { text in
          let all = text
            .lowercased()
          return all
        }
        """),
    Lowering(
      "text.map(try parse) -> User",
      both: """
        .compactMap { element -> User? in
          do {
            return try logic.parse(element)
          } catch {
            return nil
          }
        }
        """),
    Lowering(
      "text.map(try repo.parse($0) -> User)",
      both: """
        .compactMap { element -> User? in
          do {
            return try context.repo.parse(element)
          } catch {
            return nil
          }
        }
        """),
    Lowering(
      "text.map { try parse($0) } -> Int",
      both: """
        .compactMap { element -> Int? in
          do {
            return try ({ try parse($0) })(element)
          } catch {
            return nil
          }
        }
        """),
    Lowering(
      "text.map { try parse($0) }.catch(1) -> Int",
      both: """
        .map { element -> Int in
          do {
            return try ({ try parse($0) })(element)
          } catch {
            return 1
          }
        }
        """),
    Lowering(
      "text.map(try parse).catch(.none) -> User?",
      both: """
        .map { element -> User? in
          do {
            return try logic.parse(element)
          } catch {
            return .none
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
