import PorticoEmit
import PorticoModel
import Testing

@Suite struct PortTypeViewTests {
  static func type(
    _ start: String, _ members: String, _ library: Settings.Library = .rxswift, settings: String = ""
  ) throws -> String {
    try Example(members, library, settings: settings).declaration(start)
  }

  @Test func structHasAFieldForEachPort() throws {
    #expect(
      try Self.type("struct Input", "/// One.\ninput a: Int\ninput `in`") == """
        struct Input {
          /// One.
          let a: Observable<Int>
          let `in`: Observable<Void>
        }
        """)
  }

  @Test func ownedPortsAreMadeThere() throws {
    #expect(
      try Self.type(
        "struct Output", "input t\noutput a: Int as BehaviorRelay = 1 <- t.map { 1 }\noutput b as PublishRelay <- t")
        == "struct Output {\n  let a = BehaviorRelay<Int>(value: 1)\n  let b = PublishRelay<Void>()\n}")
  }

  @Test(arguments: [
    ("init labelled", "init(a: Observable<Int>) {\n    self.a = a\n  }"),
    ("init unlabelled", "init(_ a: Observable<Int>) {\n    self.a = a\n  }"),
  ])
  func initialiserIsTheTeams(settings: String, text: String) throws {
    #expect(
      try Self.type("struct Input", "input a: Int", settings: settings)
        == "struct Input {\n  let a: Observable<Int>\n\n  \(text)\n}")
  }

  @Test func publicTypeSaysItsInitialiser() throws {
    #expect(
      try Self.type("public struct Input", "input a: Int", settings: "access public") == """
        public struct Input {
          public let a: Observable<Int>

          public init(a: Observable<Int>) {
            self.a = a
          }
        }
        """)
  }

  @Test func enumHasCasesAndConformances() throws {
    #expect(
      try Self.type(
        "enum Input", "input a: Int\ninput b\ninput c: Int = 1\noutput d: Int <- a", settings: "style event")
        == "enum Input {\n  case a(Int)\n  case b\n}")
    #expect(
      try Self.type(
        "enum Output", "input a: Int\noutput d: Int <- a", settings: "style event\nconforms output Equatable")
        == "enum Output: Equatable {\n  case d(Int)\n}")
  }

  @Test func classPublishes() throws {
    #expect(
      try Self.type(
        "final class Output", "input t\noutput @Published var a: Int = 1 <- t.map { 1 }", .combine,
        settings: "output kind class"
      ).hasPrefix("final class Output {\n  @Published var a: Int = 1\n"))
  }

  @Test func fieldsMayBeVariables() throws {
    #expect(
      try Self.type("struct Input", "input a: Int", settings: "fields var").contains("  var a: Observable<Int>\n"))
  }
}
