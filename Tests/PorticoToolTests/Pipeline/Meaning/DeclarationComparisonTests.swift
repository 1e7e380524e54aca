import PorticoEmit
import PorticoTool
import Testing

/// Two editions of a text in, the changes out; no disk and no git.
@Suite struct DeclarationComparisonTests {
  /// `+ input b (breaking: callers)`, a line each, without the heads.
  static func changes(_ old: String, _ new: String, path: String = "A.portico") throws -> [String] {
    let pipeline = Pipeline(generator: try Generator())
    func declarations(_ text: String, _ path: String) -> CheckedSource {
      let folder = FilePath(shown: ".", real: "/work")
      return pipeline.check(
        Source(
          path: folder.appending(path), bytes: Array(text.utf8), outputFolder: folder, supportFolder: folder))
    }
    let (before, after) = (declarations(old, "A.portico"), declarations(new, path))
    #expect(before.diagnostics.filter { $0.severity == .error } == [])
    #expect(after.diagnostics.filter { $0.severity == .error } == [])
    let comparison = DeclarationComparison([before.declarations], [after.declarations], pipeline)
    return comparison.changes.flatMap(\.changes).map { change in
      "\(change.kind.rawValue) \(change.wording.plain)" + (change.isBreaking ? " (\(change.audiences))" : "")
    }
  }

  /// One screen whose members are replaced.
  static func members(_ old: String, _ new: String, style: String = "transform") throws -> [String] {
    try changes(screen(old, style), screen(new, style))
  }

  private static func screen(_ members: String, _ style: String) -> String {
    "@style(\(style)) screen A {\n  \(members.split(separator: ";").joined(separator: "\n "))\n}\n"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var style = "transform"
    var changes: [String]
    var testDescription: String { "\(style): \(old) | \(new)" }
  }

  static let ports = [
    Row(old: "input a", new: "input a; input b: Int", changes: ["+ input b: Int (callers)"]),
    Row(old: "input a", new: "input a; input b: Int", style: "relay", changes: ["+ input b: Int"]),
    Row(old: "input a", new: "input a; input b: Int", style: "event", changes: ["+ input b: Int"]),
    Row(old: "input a; input b", new: "input a", changes: ["- input b (view, callers, tests)"]),
    Row(old: "input a; input b", new: "input a", style: "relay", changes: ["- input b (view, tests)"]),
    Row(
      old: "input a; output x <- a", new: "input a; output x <- a; output event y: Int <- a.map { 1 }",
      changes: ["+ output event y: Int"]),
    // Whoever switches over Output has one case more.
    Row(
      old: "input a; output x <- a", new: "input a; output x <- a; output y: Int <- a.map { 1 }", style: "event",
      changes: ["+ output y: Int (view)"]),
    Row(
      old: "input a; output x: Int <- a.map { 1 }", new: "input a; output x: Int? <- a.map { 1 }",
      changes: ["~ output x is Int?, was Int (view, tests)"]),
    Row(
      old: "input a(from: Int, to: Int)", new: "input a(from: Int, until: Int)",
      changes: ["~ input a is (from: Int, until: Int), was (from: Int, to: Int) (view, tests)"]),
    Row(
      old: "input a; output x(error: Int) <- a.map { 1 }", new: "input a; output x(code: Int) <- a.map { 1 }",
      style: "event", changes: ["~ output x is (code: Int), was (error: Int) (view)"]),
    Row(
      old: "input a: Int; output x: Int as Driver <- a", new: "input a: Int; output x: Int as Observable <- a",
      changes: ["~ output x is carried by Observable, was by Driver (view)"]),
    Row(
      old: "input a: Int; output x: Int = 0 <- a", new: "input a: Int; output x: Int = 1 <- a",
      changes: ["~ output x starts with 1, not 0"]),
    Row(
      old: "input a: Int = 0", new: "input a: Int", style: "event",
      changes: [
        "~ input a is a case of Input now, was a subject (view)", "~ input a is a one-shot event now",
        "~ input a no longer starts with 0", "~ the call transform(input: Observable<Input>) was transform() (callers)",
      ]),
    Row(
      old: "input a: Int; output event x: Int <- a", new: "input a: Int; output x: Int <- a",
      changes: [
        "~ output x is carried by Driver, was by Signal (view)", "~ output x is no one-shot event any more",
      ]),
    Row(
      old: "input a; input b", new: "input b; input a",
      changes: ["~ the inputs are in another order: b, a (view, callers)"]),
    Row(
      old: "input a: Int; output x: Int <- a", new: "input a: Int; output x: Int <- input.a; output a: Int <- input.a",
      changes: ["+ output a: Int", "~ output x: a → input.a"]),
    Row(
      old: "output a: Int", new: "output a: Int; input a: Int", style: "relay",
      changes: ["+ input a: Int", "~ output a is onA in `bind`, was a (view)"]),
    Row(
      old: "input a; group g { input b }", new: "input a; group g { input c }",
      changes: ["- input g.b (view, callers, tests)", "+ input g.c (callers)"]),
    Row(
      old: "input a", new: "input a; group g { input b }",
      changes: [
        "~ the call transform(input: Input, g: GInput) was transform(input: Input) (callers)", "+ input g.b",
      ]),
  ]

  @Test(arguments: ports) func ofAPort(_ row: Row) throws {
    #expect(Set(try Self.members(row.old, row.new, style: row.style)) == Set(row.changes))
  }

  static let flows = [
    Row(
      old: "input a: Int; input b: Int; let f <- combineLatest(a, c: a); output x: Int <- f.map { $0.a }",
      new: "input a: Int; input b: Int; let f <- combineLatest(a, c: b); output x: Int <- f.map { $0.a }",
      changes: ["~ let f now also reads b", "~ output x now also reads b"]),
    Row(
      old: "input a: Int; input b: Int; output x: Int <- merge(a, b)",
      new: "input a: Int; input b: Int; output x: Int <- a", changes: ["~ output x no longer reads b"]),
    Row(
      old: "input a: Int; output x: Int <- a.debounce(300ms).skip(1)",
      new: "input a: Int; output x: Int <- a.debounce(500ms).skip(1)",
      changes: ["~ output x: debounce(300ms) → debounce(500ms)"]),
    Row(
      old: "input a: Int; output x: Int <- a.map { $0 + 1 }.skip(1)",
      new: "input a: Int; output x: Int <- a.map { $0 + 1 }.distinctUntilChanged().skip(1)",
      changes: ["~ output x: now with distinctUntilChanged()"]),
    Row(
      old: "input a: Int; output x: Int <- a.skip(1).take(2)", new: "input a: Int; output x: Int <- a.take(2)",
      changes: ["~ output x: no longer with skip(1)"]),
    Row(
      old: "input a: Int; output x: Int <- a.map { $0 + 1 }", new: "input a: Int; output x: Int <- a.filter { $0 > 1 }",
      changes: ["~ output x: map { $0 + 1 } → filter { $0 > 1 }"]),
    Row(
      old: "input a: Int; input b: Int; output x: Int <- a",
      new: "input a: Int; input b: Int; output x: Int <- a; bind x <- b",
      changes: ["~ output x now also reads b; now gets b"]),
    // A name that means something else is another flow, though the text is the same.
    Row(
      old: "input a: Int; output x: Int <- a.map { $0 + limit }",
      new: "needs limit: Int = 1; input a: Int; output x: Int <- a.map { $0 + limit }",
      changes: ["+ needs limit: Int = 1", "~ output x now also reads limit"]),
    Row(
      old: "input a: Int; state n: Int = 0 <- a; output x: Int <- a.map { $0 + n }",
      new: "input a: Int; state n: Int = 1 <- a; output x: Int <- a.map { $0 + n }",
      changes: ["~ state n starts with 1, not 0"]),
    Row(
      old: "input a: Int; bind self.go($0) <- a", new: "input a: Int; bind self.go($0) <- a.skip(1)",
      changes: ["~ bind self.go($0): now with skip(1)"]),
    Row(
      old: "input a: Int; bind self.go($0) <- a", new: "input a: Int; bind self.stop($0) <- a",
      changes: ["- bind self.go($0) <- a", "+ bind self.stop($0) <- a"]),
  ]

  @Test(arguments: flows) func ofAFlow(_ row: Row) throws {
    #expect(Set(try Self.members(row.old, row.new, style: row.style)) == Set(row.changes))
  }

  static let halves = [
    Row(
      old: "input a: Int; output x: Int <- a", new: "input a: Int; output x: Int <- a.map(f)",
      changes: [
        "+ hook f(_ a: Int) -> Int (Logic)", "+ the user's half ALogic is asked for (Logic)",
        "~ output x: now with map(f)",
      ]),
    Row(
      old: "input a: Int; output x: Int <- a.map(f); bind g <- a", new: "input a: Int; output x: Int <- a; bind g <- a",
      changes: ["- hook f(_ a: Int) -> Int", "~ output x: no longer with map(f)"]),
    Row(
      old: "input a: Int; bind g <- a", new: "input a: String; bind g <- a",
      changes: [
        "~ input a is String, was Int (view, tests)", "~ hook g(_ a: String), was g(_ a: Int) (Logic)",
      ]),
    Row(
      old: "input a: Int; let b <- a; bind g <- b", new: "input a: Int; let c <- a; bind g <- c",
      changes: ["- let b", "+ let c", "~ bind g: b → c"]),
    Row(
      old: "input a: Int; output x: Int", new: "input a: Int; output x: Int <- a", style: "relay",
      changes: [
        "~ output x is fed by the screen now and no longer in the Logic's Context (Logic)", "~ output x now gets a",
        "- the user's half ALogic: nothing is left to it (Logic)",
      ]),
    Row(
      old: "input a; needs n: Owner", new: "input a; needs weak n: Owner?; needs m: Int",
      changes: [
        "+ needs m: Int (callers, tests)", "~ needs n is Owner?, was Owner (callers, Logic, tests)",
        "~ needs n is held weakly, was kept (Logic)",
      ]),
    Row(
      old: "input a; needs n: Int = 1", new: "input a; needs n: Int",
      changes: ["~ needs n has no default any more, had 1 (callers, tests)"]),
    Row(
      old: "input a; needs n: Int; needs m: Int", new: "input a; needs m: Int; needs n: Int",
      changes: ["~ the needs are in another order: m, n (callers, tests)"]),
  ]

  @Test(arguments: halves) func ofNeedsAndTheUsersHalf(_ row: Row) throws {
    #expect(Set(try Self.members(row.old, row.new, style: row.style)) == Set(row.changes))
  }

  @Test(arguments: [
    ("@suffix(Model)", "~ class AViewModel is called AModel now (view, callers, Logic, tests)"),
    ("@access(public)", "~ access is public, was internal"),
    ("@library(combine)", "~ library is combine, was rxswift (view, callers, Logic, tests)"),
    ("@superclass(Base)", "~ superclass is Base, was none"),
    ("@conforms(Equatable)", "+ the class conforms to Equatable"),
    ("@MainActor", "~ isolation is MainActor, was none (view, callers, Logic, tests)"),
    ("@indent(4)", ""), ("@locations(on)", ""),
    (
      "@bag(parameter)",
      "~ the call transform(input: Input, disposeBag: DisposeBag) -> Output was transform(input: Input) -> Output (callers)"
    ),
  ])
  func ofASetting(_ attribute: String, _ change: String) throws {
    let screen = "screen A {\n  input a: Int\n  output x: Int <- a\n}\n"
    #expect(try Self.changes(screen, "\(attribute) \(screen)") == (change.isEmpty ? [] : [change]))
  }

  @Test func backAgainItMayBreak() throws {
    let screen = "screen A {\n  input a: Int\n  output x: Int <- a\n}\n"
    #expect(
      try Self.changes("@access(public) \(screen)", screen) == ["~ access is internal, was public (view, callers)"])
    #expect(
      try Self.changes("@conforms(Equatable) \(screen)", screen)
        == ["- the class conforms to Equatable (view, callers)"])
  }

  @Test func commentsLayoutAndTheOrderOfWhatIsPrivateAreNoChange() throws {
    let old = """
      screen A {
        input a: Int
        input b: Int
        output x: Int <- f.map { $0.a + 1 }
        let f <- combineLatest(a, b)
        state n: Int = 0
        bind g <- a
      }
      """
    let new = """
      /// A screen.
      screen A {

        bind g <- a // calls g
        state n : Int = 0
        let f <- combineLatest(
          a,
          b)
        input a: Int; input b: Int
        /// The sum.
        output x: Int
          <- f
          .map { $0.a  +  1 }
      }
      """
    #expect(try Self.changes(old, new) == [])
  }

  @Test func aScreenThatMovedIsTheSame() throws {
    let screen = "screen A {\n  input a: Int\n  output x: Int <- a\n}\n"
    #expect(try Self.changes(screen, screen, path: "B.portico") == ["~ moved here from A.portico"])
  }

  @Test func aScreenOfAnotherNameIsAnother() throws {
    let screen = "screen A {\n  input a: Int\n  output x: Int <- a\n}\n"
    #expect(
      try Self.changes(screen, screen.replacing("screen A", with: "screen B")) == [
        "- the whole screen (view, callers, tests)", "+ the whole screen",
      ])
    let other = screen.replacing("<- a\n", with: "<- a.map(f)\n")
    #expect(
      try Self.changes(other, other.replacing("screen A", with: "screen B")) == [
        "- the whole screen (view, callers, Logic, tests)", "+ the whole screen",
      ])
  }

  @Test func ofAService() throws {
    let old = "service S {\n  load(id: Int) async throws -> String\n  stop()\n}\n"
    let new = "service S: Sendable {\n  load(id: Int) async -> String\n  go(_ a: Int = 1) -> stream Int\n}\n"
    #expect(
      try Self.changes(old, new) == [
        "+ it inherits from Sendable (conformers)", "- stop() (Logic, tests)",
        "~ load(id: Int) async -> String, was load(id: Int) async throws -> String (Logic, conformers, tests)",
        "+ go(_ a: Int = 1) -> stream Int (conformers)",
      ])
  }

  @Test func ofAViewBlock() throws {
    func screen(_ view: String) -> String {
      "@style(relay) screen A {\n  input a\n  output x: Bool = false\n  view(button: UIButton\(view)}\n}\n"
    }
    let old = screen(") {\n a <- button.tap\n button.isEnabled <- x\n show <- x\n")
    let new = screen(", other: UIButton) {\n a <- other.tap\n button.isEnabled <- x.map { !$0 }\n hide <- x\n")
    #expect(
      try Self.changes(old, new) == [
        "~ view is (button: UIButton, other: UIButton, hide: (Bool) -> Void), was (button: UIButton, "
          + "show: (Bool) -> Void) (view)",
        "- view show <- x", "~ view a now also reads other.tap; no longer reads button.tap",
        "~ view button.isEnabled: now with map { !$0 }", "+ view hide <- x",
      ])
  }
}
