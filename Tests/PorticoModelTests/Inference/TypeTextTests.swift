/// Types as text: tuples are taken apart, optionals put on and taken off.
import PorticoModel
import Testing

@Suite struct TypeTextTests {
  @Test(arguments: [
    ("(page: Int, text: String)", "(page: Int, text: String)"), ("(Int)", "Int"), ("()", "Void"),
    ("(a: (Int, Int), b: [String: (Int) -> Void])", "(a: (Int, Int), b: [String: (Int) -> Void])"),
    ("(Int, Int)?", "(Int, Int)?"), ("(Int) -> Void", "(Int) -> Void"),
    ("Result<(Int, Int), Error>", "Result<(Int, Int), Error>"),
    ("[String:\n    Int]", "[String: Int]"),
  ])
  func written(_ type: String, _ text: String) {
    #expect(Resolved(members: "input a: \(type)").screen.ports[0].element.text == text)
  }

  @Test func aTuplesPartsAreParts() {
    let element = Resolved(members: "input a: (page: Int, String)").screen.ports[0].element
    #expect(element == .tuple([Part("page", .type("Int")), Part(nil, .type("String"))]))
  }

  @Test(arguments: [
    ("Int", "Int?"), ("any Error", "(any Error)?"), ("[String: Int]", "[String: Int]?"), ("Int?", "Int?"),
    ("Result<Int, Error>", "Result<Int, Error>?"), ("(a: Int, b: Int)", "(a: Int, b: Int)?"),
  ])
  func optionals(_ type: String, _ optional: String) {
    let resolved = Resolved(members: "input a; output b: \(type) <- a.compactMap(f)")
    #expect(resolved.hooks == ["hook f() -> \(optional)"])
  }

  @Test(arguments: [("Int?", "Int"), ("Optional<Int>", "Int"), ("(any Error)?", "any Error"), ("Int??", "Int?")])
  func unwrapped(_ type: String, _ wrapped: String) {
    let resolved = Resolved(members: "input a: \(type); let b <- a.compactMap { $0 }")
    #expect(resolved.screen.lets[0].element.text == wrapped)
  }

  @Test(arguments: [
    ("Single<[Int]>", "[Int]"), ("AnyPublisher<(Int, Int), Never>", "(Int, Int)"), ("Observable<A<B, C>>", "A<B, C>"),
  ])
  func carried(_ type: String, _ element: String) {
    let resolved = Resolved(members: "needs a: \(type); let b <- a")
    #expect(resolved.screen.lets[0].element.text == element)
  }
}
