import PorticoEmit
import PorticoModel
import Testing

@Suite struct ServiceWriterTests {
  static func method(_ text: String, _ library: Settings.Library) throws -> String {
    let declaration = try Example(file: "service S {\n\(text)\n}", library).declaration("protocol S {")
    return String(declaration.split(separator: "\n")[1].drop { $0 == " " })
  }

  @Test(arguments: [
    ("f()", "func f()", "func f()"),
    ("f(a: Int, to b: Int) -> Int", "func f(a: Int, to b: Int) -> Int", "func f(a: Int, to b: Int) -> Int"),
    ("f(_ a: Int) async throws -> Int", "func f(_ a: Int) async throws -> Int", "func f(_ a: Int) async throws -> Int"),
    ("f() throws(Fault)", "func f() throws(Fault)", "func f() throws(Fault)"),
    ("f() -> stream Int", "func f() -> Observable<Int>", "func f() -> AnyPublisher<Int, Never>"),
    ("f() throws -> stream Int", "func f() -> Observable<Int>", "func f() -> AnyPublisher<Int, any Error>"),
    ("f() throws(Fault) -> single Int", "func f() -> Single<Int>", "func f() -> AnyPublisher<Int, Fault>"),
    ("f() -> single Int", "func f() -> Single<Int>", "func f() -> AnyPublisher<Int, Never>"),
    ("f() -> Void", "func f()", "func f()"),
  ])
  func methodIsTheLibrarys(text: String, rxswift: String, combine: String) throws {
    #expect(try Self.method(text, .rxswift) == rxswift)
    #expect(try Self.method(text, .combine) == combine)
  }

  @Test func headCarriesAccessAndInheritance() throws {
    let example = Example(file: "/// One.\npublic service S: AnyObject, Sendable {\n  f()\n}")
    #expect(try example.declaration("public protocol").hasPrefix("public protocol S: AnyObject, Sendable {\n"))
  }

  /// What a screen of the main actor awaits leaves that actor.
  @Test(arguments: [
    ("f() async", "@MainActor ", "", "protocol S: Sendable {"), ("f() async", "", "", "protocol S {"),
    ("f() -> stream Int", "@MainActor ", "", "protocol S {"),
    ("f() async", "", "isolation MainActor", "protocol S: Sendable {"),
    ("f() async", "@MainActor ", "default-isolation MainActor", "protocol S {"),
  ])
  func whatIsAwaitedFromMainIsSendable(method: String, attribute: String, settings: String, head: String) throws {
    let service = "service S {\n\(method)\n}"
    let screen = "\(attribute)screen A {\nneeds s: S\ninput a: Int\noutput b: Int <- a\n}"
    let text = try Example(file: "settings {\n\(settings)\n}\n\(service)\n\(screen)").text()
    #expect(text.contains("\n\(head)\n"))
  }

  @Test(arguments: ["Sendable", "Actor", "AnyObject"])
  func sendableIsSaidOnce(_ inherited: String) throws {
    let service = "service S: \(inherited) {\nf() async\n}"
    let text = try Example(file: "\(service)\n@MainActor screen A {\nneeds s: S\ninput a: Int\noutput b: Int <- a\n}")
      .text()
    #expect(text.contains("protocol S: \(inherited)\(inherited == "AnyObject" ? ", Sendable" : "") {"))
  }
}
