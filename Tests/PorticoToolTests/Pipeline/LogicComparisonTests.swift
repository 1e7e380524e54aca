import PorticoTool
import Testing

/// What `scaffold` adds to a half that stands, and what it says of it.
@Suite struct LogicComparisonTests {
  private static let declaration = """
    screen Login {
      input email: String
      output isValid: Bool <- email.map(isValid)
      bind send <- email
    }

    """
  private static let head =
    "final class LoginLogic: LoginViewModel.Logic {\n  init(_ context: LoginViewModel.Context) {}\n"
  private static let isValid = "  func isValid(_ email: String) -> Bool { true }\n"
  private static let send = "  func send(_ email: String) {}\n"
  private static let stub = """

    extension LoginLogic {
      func send(_ email: String) {
        // Not written yet.
      }
    }

    """

  private func sandbox(_ logic: String, _ more: [String: String] = [:]) -> Sandbox {
    let sandbox = Sandbox(["Login.portico": Self.declaration, "LoginLogic.swift": logic])
    for (path, text) in more { sandbox.write(path, text) }
    return sandbox
  }

  @Test func aHookThatIsMissingGetsItsStub() {
    let logic = Self.head + Self.isValid + "}\n"
    let sandbox = sandbox(logic)
    let run = sandbox.portico("scaffold")
    #expect(run.status == .done && run.errors == "")
    #expect(run.output.hasPrefix("added to LoginLogic.swift: send(_:)\n"))
    #expect(run.summary == "1 screen in 1 file · 1 extended")
    #expect(sandbox.read("LoginLogic.swift") == logic + Self.stub)
    #expect(sandbox.portico("scaffold").summary == "1 screen in 1 file · no Logic is missing")
    #expect(sandbox.read("LoginLogic.swift") == logic + Self.stub)
  }

  @Test func checkSaysWhatIsMissing() {
    let logic = Self.head + Self.isValid + "}\n"
    let sandbox = sandbox(logic, ["Other.portico": Sample.withHook("Other")])
    let run = sandbox.portico("scaffold", "--check")
    #expect(run.status == .problems)
    #expect(run.summary == "2 screens in 2 files · 2 missing · 2 errors")
    #expect(
      run.errors == """
        LoginLogic.swift:1:13: error: LoginLogic lacks `func send(_ email: String)`, which Login.portico:4 asks for [missing-hook]
        final class LoginLogic: LoginViewModel.Logic {
                    ^~~~~~~~~~
        error: OtherLogic.swift is missing: `portico scaffold` begins it

        """)
    #expect(sandbox.read("LoginLogic.swift") == logic)
    #expect(sandbox.files == ["Login.portico", "LoginLogic.swift", "Other.portico"])
    sandbox.portico("scaffold")
    #expect(sandbox.portico("scaffold", "--check").status == .done)
  }

  @Test func aHookThatChangedIsToldWithBothSignatures() {
    let logic = Self.head + "  func isValid(_ email: String) -> Int? { 1 }\n" + Self.send + "}\n"
    let sandbox = sandbox(logic)
    let run = sandbox.portico("scaffold")
    #expect(run.status == .done)
    #expect(
      run.errors.hasPrefix(
        "LoginLogic.swift:3:8: warning: `isValid(_:)` has changed: here it is `func isValid(_ email: String) -> Int?`, "
          + "and Login.portico:3 asks for `func isValid(_ email: String) -> Bool` [changed-hook]\n"))
    #expect(sandbox.read("LoginLogic.swift") == logic)
  }

  @Test func aHookWithOtherLabelsStaysAndTheNewOneIsAdded() {
    let sandbox = sandbox(Self.head + "  func isValid(email: String) -> Bool { true }\n" + Self.send + "}\n")
    let run = sandbox.portico("scaffold")
    #expect(run.output.hasPrefix("added to LoginLogic.swift: isValid(_:)\n"))
    #expect(
      run.errors.hasPrefix(
        "LoginLogic.swift:3:8: warning: no flow of Login calls `isValid(email:)` any more: here it is "
          + "`func isValid(email: String) -> Bool`, and Login.portico:3 asks for "
          + "`func isValid(_ email: String) -> Bool` [gone-hook]\n"))
  }

  @Test func aHookThatNothingCallsIsTold() {
    let sandbox = sandbox(Self.head + Self.isValid + Self.send + "  func old() -> Int { 1 }\n}\n")
    let run = sandbox.portico("scaffold")
    #expect(run.status == .done)
    #expect(run.summary == "1 screen in 1 file · no Logic is missing · 1 warning")
    #expect(run.errors.contains("no flow of Login calls `old()` any more: here it is `func old() -> Int` [gone-hook]"))
  }

  @Test(arguments: [
    "  private func helper() {}\n", "  fileprivate func helper() {}\n", "  static func make() {}\n",
    "  func used() {}\n  func isValid(_ x: Int) -> Bool { used(); return isValid(1) }\n",
    "  func inText() -> Int { 1 }\n  let x = \"\\(inText())\"\n", "  override func over() {}\n",
    "  @objc func tapped() {}\n",
    "}\nextension LoginLogic: CLLocationManagerDelegate {\n  func located() {}\n",
    "}\nprivate extension LoginLogic {\n  func helper() {}\n", "}\nstruct Other {\n  func helper() {}\n",
  ])
  func whatIsTheUsersOwnIsNotTold(_ members: String) {
    let run = sandbox(Self.head + Self.isValid + Self.send + members + "}\n").portico("scaffold")
    #expect(run.errors == "")
  }

  /// A class that conforms to more may have its methods for that.
  @Test func ofAClassThatIsMoreOnlyStubsAreTold() {
    let head = "final class LoginLogic: NSObject, LoginViewModel.Logic, StrangeDelegate {\n"
    let members = Self.isValid + Self.send + "  func located() {}\n  func old() {\n    // Not written yet.\n  }\n}\n"
    let run = sandbox(head + members).portico("scaffold")
    #expect(run.summary == "1 screen in 1 file · no Logic is missing · 1 warning")
    #expect(run.errors.contains("`old()`"))
  }

  @Test(arguments: [
    ("Login/More.swift", "extension LoginLogic {\n  func send(_ email: String) {}\n}\n"),
    ("Shared/Default.swift", "extension LoginViewModel.Logic {\n  func send(_ email: String) {}\n}\n"),
    ("Shared/Conditional.swift", "#if DEBUG\nextension LoginLogic {\n  func send(_ email: String) {}\n}\n#endif\n"),
  ])
  func hooksMayLieInOtherFiles(_ path: String, _ text: String) {
    let logic = Self.head + Self.isValid + "}\n"
    let sandbox = sandbox(logic, [path: text])
    let run = sandbox.portico("scaffold")
    #expect(run.summary == "1 screen in 1 file · no Logic is missing" && run.errors == "")
    #expect(sandbox.read("LoginLogic.swift") == logic)
  }

  @Test func hooksMayBeInherited() {
    let logic = "class LoginLogic: BaseLogic, LoginViewModel.Logic {\n" + Self.isValid + "}\n"
    let base = "class BaseLogic: Root<Int> {}\nclass Root<T> {\n" + Self.send + "}\n"
    let run = sandbox(logic, ["Base.swift": base]).portico("scaffold")
    #expect(run.summary == "1 screen in 1 file · no Logic is missing" && run.errors == "")
  }

  @Test func typesMayHaveOtherNames() {
    let logic =
      Self.head + "  func isValid(_ email: Email) -> Verdict { true }\n  func send(_ e: LoginLogic.Email) {}\n}\n"
    let aliases = "typealias Verdict = Bool\nextension LoginLogic { typealias Email = Swift.String }\n"
    #expect(sandbox(logic, ["Types.swift": aliases]).portico("scaffold").errors == "")
    #expect(sandbox(logic).portico("scaffold").errors.contains("has changed"))
  }

  @Test func theTypeMayLieInAFileOfAnotherName() {
    let screens = Sample.withHook("A") + Sample.withHook("B")
    let logics = "final class ALogic: AViewModel.Logic {}\r\nfinal class BLogic: BViewModel.Logic {\r\n\tlet x = 1\r\n}"
    let sandbox = Sandbox(["S/AB.portico": screens, "S/Logics.swift": logics])
    #expect(!sandbox.portico("generate").output.contains("lack"))
    let run = sandbox.portico("scaffold")
    #expect(run.summary == "2 screens in 1 file · 2 extended")
    #expect(sandbox.files.filter { $0.hasSuffix("Logic.swift") } == [])
    let text = sandbox.read("S/Logics.swift") ?? ""
    #expect(text.hasPrefix(logics + "\r\n\r\nextension ALogic {\r\n  func isValid(_ email: String) -> Bool {\r\n"))
    #expect(text.contains("}\r\n\r\nextension BLogic {\r\n\tfunc isValid(_ email: String) -> Bool {\r\n\t\tfatalError"))
    #expect(sandbox.portico("scaffold", "--check").status == .done)
  }

  /// Two modules may each have a screen of a name.
  @Test func theNearestOneIsMeant() {
    let whole = Self.head + Self.isValid + Self.send + "}\n"
    let sandbox = Sandbox([
      "Package.swift": "", "Sources/A/Login.portico": Self.declaration, "Sources/B/Login.portico": Self.declaration,
      "Sources/A/Deep/LoginLogic.swift": whole, "Sources/B/LoginLogic.swift": Self.head + Self.isValid + "}\n",
    ])
    let run = sandbox.portico("scaffold")
    #expect(run.output.hasPrefix("added to Sources/B/LoginLogic.swift: send(_:)\n"))
    #expect(sandbox.read("Sources/A/Deep/LoginLogic.swift") == whole)
  }

  @Test(arguments: [
    ("// mine\n", "error: LoginLogic.swift declares no type LoginLogic, so it is left as it is\n"),
    ("", "error: LoginLogic.swift declares no type LoginLogic, so it is left as it is\n"),
    ("protocol LoginLogic {}\n", "error: LoginLogic.swift declares no type LoginLogic, so it is left as it is\n"),
    (
      "final class LoginLogic {\n",
      "LoginLogic.swift:1:24: error: LoginLogic.swift is left as it is: this bracket is never closed [unreadable-swift]\n"
    ),
    (
      "final class LoginLogic {\n<<<<<<< HEAD\n}\n",
      "LoginLogic.swift:2:1: error: LoginLogic.swift is left as it is: a merge left a conflict here [unreadable-swift]\n"
    ),
  ])
  func whatCannotBeReadIsLeftAloneAndTold(_ text: String, _ message: String) {
    let sandbox = sandbox(text)
    for arguments in [["scaffold"], ["scaffold", "--check"]] {
      let run = sandbox.run(arguments)
      #expect(run.status == .problems)
      #expect(run.errors.hasPrefix(message), "\(run.errors)")
      #expect(sandbox.read("LoginLogic.swift") == text)
      #expect(sandbox.files == ["Login.portico", "LoginLogic.swift"])
    }
  }

  @Test func underAConditionTheUserWritesIt() {
    let logic = "#if DEBUG\n" + Self.head + Self.isValid + "}\n#endif\n"
    let sandbox = sandbox(logic)
    let run = sandbox.portico("scaffold")
    #expect(run.status == .problems)
    #expect(run.errors.contains("LoginLogic lacks `func send(_ email: String)`"))
    #expect(sandbox.read("LoginLogic.swift") == logic)
  }

  @Test func importsWhatItsStubsNameAndTheFileDoesNot() {
    let screen =
      "import Models\nscreen A {\n  input tap\n  output post: Post <- tap.flatMapLatest(load)\n  bind go <- tap\n}\n"
    let logic = "final class ALogic: AViewModel.Logic {\n  func go() {}\n}\n"
    let sandbox = Sandbox(["A.portico": screen, "ALogic.swift": logic])
    sandbox.portico("scaffold")
    #expect(
      sandbox.read("ALogic.swift")?.hasPrefix(logic + "\nimport Models\nimport RxSwift\n\nextension ALogic {\n") == true
    )
    let known = "import RxSwift\n" + logic + "let x: Post? = nil\n"
    sandbox.write("ALogic.swift", known)
    sandbox.portico("scaffold")
    #expect(sandbox.read("ALogic.swift")?.hasPrefix(known + "\nextension ALogic {\n") == true)
  }

  @Test func itsAvailabilityIsTheScreens() {
    let sandbox = Sandbox([
      "A.portico": "@available(iOS 15, *) " + Sample.withHook("A"),
      "ALogic.swift": "@available(iOS 15, *) class ALogic {}",
    ])
    sandbox.portico("scaffold")
    #expect(sandbox.read("ALogic.swift")?.contains("\n@available(iOS 15, *)\nextension ALogic {\n") == true)
  }

  @Test func aFileWithHooksUnderstoodByTheCompilerAloneIsLeftToIt() {
    let logic = Self.head + "  func isValid(_ email: some Any) -> Bool { true }\n  func send<T>(_ email: T) {}\n}\n"
    #expect(sandbox(logic).portico("scaffold").errors == "")
  }
}
