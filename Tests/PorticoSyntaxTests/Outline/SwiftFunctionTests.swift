import Testing

@testable import PorticoSyntax

@Suite struct SwiftFunctionTests {
  private func function(_ signature: String) throws -> SwiftFunction {
    try #require(SwiftFunction(signature: signature))
  }

  @Test(arguments: [
    ("func today() -> Date", "today()"), ("func isValid(_ email: String) -> Bool", "isValid(_:)"),
    ("func move(from start: Int, to end: Int)", "move(from:to:)"), ("func `repeat`(`in` x: Int)", "repeat(in:)"),
    ("func f<T>(_ x: T, y: [T: Set<Int>] = [:], z: (Int, Int)...)", "f(_:y:z:)"),
    ("func g(_ a: @escaping (Int, String) -> Void, b: Int = max(1, 2 < 3 ? 4 : 5), c: Bool)", "g(_:b:c:)"),
    ("func h(@Box(1, 2) x: Int, y: Dictionary<Int, String>)", "h(x:y:)"),
  ])
  func itsNameHasItsLabels(_ signature: String, _ name: String) throws {
    #expect(try function(signature).compoundName == name)
  }

  @Test(arguments: [
    ("func f(_ x: Int) -> Int", "func f(_ y: Int) -> Int"), ("func f() -> Int", "func f() throws -> Int"),
    ("func f() -> Int", "func f() async throws -> Int"), ("func f() throws(Failure)", "func f() throws"),
    ("func f() -> ()", "func f()"), ("func f<T>(_ x: T) -> T", "func f(_ x: Int) -> Int"),
    ("func f(_ x: Int) -> Array<Int>\n  where Int: Any", "func f(_ x: Int) -> [Int]"),
  ])
  func meetsWhatIsWanted(_ standing: String, _ wanted: String) throws {
    #expect(try function(standing).meets(try function(wanted), aliases: [:]))
  }

  @Test(arguments: [
    ("func f(_ x: Int) -> Int", "func f(_ x: Int)"), ("func f(_ x: Int)", "func f(_ x: String)"),
    ("func f() throws", "func f()"), ("func f() async", "func f() throws"), ("private func f()", "func f()"),
  ])
  func doesNotMeetIt(_ standing: String, _ wanted: String) throws {
    let isMet = try function(standing).meets(try function(wanted), aliases: [:])
    #expect(!isMet)
  }

  @Test func isToldOnOneLine() throws {
    let text = "final func move(\n    from start: Int,\n\tto end: Int\n  ) async\r\n    -> Bool"
    let source = SourceFile(path: "", text: text)
    #expect(try function(text).text(in: source) == "func move(from start: Int, to end: Int) async -> Bool")
  }

  @Test func whatIsNoneIsNone() {
    for text in ["", "func", "func f", "func ==(a: Int, b: Int)", "func f(", "let func = 1"] {
      #expect(SwiftFunction(signature: text) == nil, "\(text)")
    }
  }
}
