import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct StubWriterTests {
  static func stub(_ methods: String, _ library: Settings.Library = .rxswift) throws -> String {
    let example = Example(file: "service Store {\n\(methods)\n}", library)
    return try #require(try Generator().harness(example.declarations, module: "App")).text
  }

  @Test(arguments: [
    ("f()", "HarnessStub<Void, () -> Void>()", "fStub.call(())?()"),
    ("f(a: Int) -> Int", "HarnessStub<Int, (Int) -> Int>()", "fStub.needed(fStub.call(a), by: \"Store.f\")(a)"),
    (
      "f(_ a: Int, to b: Int) async", "HarnessStub<(a: Int, b: Int), (Int, Int) async -> Void>()",
      "await fStub.call((a: a, b: b))?(a, b)"
    ),
    (
      "f(a: Int) async throws -> Int", "HarnessStub<Int, (Int) async throws -> Int>()",
      "guard let answer = fStub.call(a) else { return try await harnessUnanswered() }\n    return try await answer(a)"
    ),
    ("f() throws(Fault)", "HarnessStub<Void, () throws(Fault) -> Void>()", "try fStub.call(())?()"),
    ("f() -> stream Int", "HarnessStub<Void, () -> Observable<Int>>()", "fStub.call(())?() ?? .never()"),
  ])
  func methodRecordsAndAnswers(method: String, property: String, body: String) throws {
    let text = try Self.stub(method)
    #expect(text.contains("  let fStub = \(property)\n"))
    #expect(text.contains("    \(body)\n"))
  }

  @Test func methodsOfOneNameAreToldApart() throws {
    let text = try Self.stub("f(a: Int)\nf(a: Int, _ b: Int)")
    #expect(text.contains("let fAStub = HarnessStub<Int,") && text.contains("let fAStub") == true)
    let other = try Self.stub("f(a: Int)\nf(b: Int)")
    #expect(other.contains("  let fAStub = ") && other.contains("  let fBStub = "))
  }
}
