import PorticoTool
import Testing

@Suite struct EjectCommandTests {
  private static let logic = "final class LoginLogic: LoginViewModel.Logic {\n  let x = 1\n}\n"

  private func sandbox(_ more: [String: String] = [:]) -> Sandbox {
    let sandbox = Sandbox(["S/Login.portico": Sample.withHook("Login"), "S/LoginLogic.swift": Self.logic])
    for (path, text) in more { sandbox.write(path, text) }
    sandbox.portico("generate")
    return sandbox
  }

  @Test func writesOnePlainFileBesideTheDeclaration() {
    let sandbox = sandbox()
    let before = sandbox.files
    let run = sandbox.portico("eject", "Login")
    #expect(run.status == .done && run.errors == "")
    #expect(
      run.output
        == "wrote S/LoginViewModel.swift\nLogin is declared in S/Login.portico still: `--remove` takes it out\n")
    #expect(sandbox.files == (before + ["S/LoginViewModel.swift"]).sorted())
    let text = sandbox.read("S/LoginViewModel.swift") ?? ""
    #expect(text.hasPrefix("import RxCocoa\nimport RxSwift\n\nfinal class LoginViewModel {\n"))
    #expect(text.hasSuffix("\n\n" + Self.logic))
    #expect(
      text.contains("    init(_ context: Context)\n\n    func isValid(_ email: String) -> Bool\n\n    func send("))
  }

  @Test func overwritesNothing() {
    let sandbox = sandbox(["S/LoginViewModel.swift": "// mine\n"])
    let run = sandbox.portico("eject", "Login", "--remove")
    #expect(run.status == .problems)
    #expect(run.errors == "error: S/LoginViewModel.swift cannot be written: it exists; give `--output`\n")
    #expect(sandbox.read("S/LoginViewModel.swift") == "// mine\n")
    #expect(sandbox.files.contains("S/Login.portico") && sandbox.files.contains("S/LoginLogic.swift"))
    #expect(sandbox.portico("eject", "Login", "--output", "Out/Mine.swift").status == .done)
    #expect(sandbox.read("Out/Mine.swift")?.hasSuffix(Self.logic) == true)
    sandbox.portico("eject", "Login", "--output", "Out")
    #expect(sandbox.read("Out/LoginViewModel.swift") == sandbox.read("Out/Mine.swift"))
  }

  @Test func removesTheLastDeclarationWithItsFile() {
    let sandbox = sandbox()
    let run = sandbox.portico("eject", "Login", "--remove")
    #expect(run.status == .done, "\(run.errors)")
    #expect(sandbox.files == ["S/LoginViewModel.swift"])
    #expect(
      run.output == """
        wrote S/LoginViewModel.swift
        removed S/Login.portico
        removed S/Login.generated.swift
        removed S/LoginLogic.swift
        removed PorticoSupport.generated.swift

        """)
  }

  @Test func whatWasWrittenBeforeMayBeRemovedLater() {
    let sandbox = sandbox()
    sandbox.portico("eject", "Login")
    #expect(sandbox.portico("eject", "Login", "--remove").output.hasPrefix("S/LoginViewModel.swift is there already\n"))
    #expect(sandbox.files == ["S/LoginViewModel.swift"])
  }

  @Test func leavesTheOthersAndTheirSupport() throws {
    let both = Sample.plain("A") + "\n/// Loads.\n" + Sample.withActivity("B")
    let sandbox = Sandbox(["S/AB.portico": both, "S/C.portico": Sample.plain("C")])
    sandbox.portico("generate", "S")
    sandbox.portico("scaffold", "S")
    #expect(sandbox.read("S/PorticoSupport.generated.swift")?.contains("class FlowActivity") == true)
    let run = sandbox.portico("eject", "B", "S", "--remove")
    #expect(run.status == .done, "\(run.errors)")
    #expect(sandbox.read("S/AB.portico") == Sample.plain("A"))
    #expect(
      sandbox.files == [
        "S/AB.generated.swift", "S/AB.portico", "S/BViewModel.swift", "S/C.generated.swift", "S/C.portico",
        "S/PorticoSupport.generated.swift",
      ])
    #expect(sandbox.read("S/AB.generated.swift")?.contains("BViewModel") == false)
    #expect(sandbox.read("S/PorticoSupport.generated.swift")?.contains("FlowActivity") == false)
    #expect(sandbox.read("S/BViewModel.swift")?.contains("final class BFlowActivity {") == true)
    #expect(sandbox.portico("generate", "S").summary == "2 screens in 2 files · 3 unchanged")
  }

  @Test func aServiceIsItsProtocol() {
    let service = "/// Accounts.\nservice Accounts {\n  name(of: Int) async throws -> String\n}\n"
    let sandbox = Sandbox(["A.portico": service])
    #expect(sandbox.portico("eject", "Accounts", "--remove").status == .done)
    #expect(sandbox.files == ["Accounts.swift"])
    #expect(
      sandbox.read("Accounts.swift")?.hasSuffix(
        "/// Accounts.\nprotocol Accounts {\n  func name(of: Int) async throws -> String\n}\n") == true)
  }

  @Test func aServiceThatAScreenLeansOnStays() {
    let screen =
      "screen A {\n  needs accounts: Accounts\n  input id: Int\n"
      + "  output name: String <- id.flatMapLatest(try await accounts.name(of: $0)).catch(\"\")\n}\n"
    let sandbox = Sandbox(["A.portico": "service Accounts {\n  name(of: Int) async throws -> String\n}\n" + screen])
    let run = sandbox.portico("eject", "Accounts", "--remove")
    #expect(run.status == .problems)
    #expect(
      run.errors
        == "error: A knows from Accounts what its calls give, so Accounts stays: eject A first\n")
    #expect(sandbox.files == ["A.portico"])
    sandbox.write("A.portico", (sandbox.read("A.portico") ?? "").replacing("screen A", with: "@MainActor screen A"))
    #expect(sandbox.portico("eject", "A", "--remove").status == .done)
    // What the screen asked of it is said by itself now.
    let service = "service Accounts: Sendable {\n  name(of: Int) async throws -> String\n}\n"
    #expect(sandbox.read("A.portico") == service)
    for name in ["Accounts"] { #expect(sandbox.portico("eject", name, "--remove").status == .done) }
    #expect(sandbox.files == ["AViewModel.swift", "Accounts.swift"])
  }

  @Test func aLogicAmongOthersStaysWhereItIs() {
    let sandbox = Sandbox([
      "Login.portico": Sample.withHook("Login"), "Logics.swift": Self.logic + "final class OtherLogic {}\n",
    ])
    #expect(sandbox.portico("eject", "Login", "--remove").status == .done)
    #expect(sandbox.files == ["Logics.swift", "LoginViewModel.swift"])
    #expect(sandbox.read("LoginViewModel.swift")?.contains("class LoginLogic") == false)
  }

  @Test func aHandEditStopsTheRemovalBeforeItBegins() {
    let sandbox = sandbox()
    sandbox.write(
      "S/Login.generated.swift", (sandbox.read("S/Login.generated.swift") ?? "").replacing("let", with: "var"))
    let before = sandbox.files
    let run = sandbox.portico("eject", "Login", "--remove")
    #expect(run.status == .problems)
    #expect(run.errors.hasPrefix("error: S/Login.generated.swift was changed by hand or is not Portico's"))
    #expect(sandbox.files == before)
  }

  @Test(arguments: [
    (["eject"], "error: which screen? Give its name\nSee `portico eject --help`.\n", PorticoTool.ExitStatus.usage),
    (["eject", "Logn"], "error: no screen is called `Logn`; did you mean `Login`?\n", .problems),
    (["eject", "Login", "--stdout", "--remove"], "error: `--stdout` goes with neither", .usage),
    (["eject", "Bare"], "error: Bare has no Logic yet: begin it with `portico scaffold`\n", .problems),
    (["eject", "Cut"], "error: CutLogic.swift cannot be taken along: this bracket is never closed\n", .problems),
    (
      ["eject", "Twice"], "error: `Twice` is declared in T1/T.portico and in T2/T.portico: say in which file\n",
      .problems
    ),
  ])
  func whatIsRefused(_ arguments: [String], _ message: String, _ status: PorticoTool.ExitStatus) {
    let sandbox = sandbox([
      "Bare.portico": Sample.withHook("Bare"), "Cut.portico": Sample.withHook("Cut"),
      "CutLogic.swift": "class CutLogic {",
      "T1/T.portico": Sample.plain("Twice"), "T2/T.portico": Sample.plain("Twice"),
    ])
    let before = sandbox.files
    let run = sandbox.run(arguments)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(sandbox.files == before)
  }

  @Test func aDeclarationWithErrorsIsNotEjected() {
    let sandbox = Sandbox(["A.portico": Sample.broken("A")])
    let run = sandbox.portico("eject", "A")
    #expect(run.status == .problems)
    #expect(run.errors.contains("error: A.portico has problems: mend them first\n"))
    #expect(sandbox.files == ["A.portico"])
  }

  /// The screen's own words are not taken for the support code's.
  @Test func whatIsCopiedStays() {
    let screen = """
      screen Feed {
        input items: [Item]
        output unique: [Item] <- items.map { $0.counted(by: FlowActivity.self) }
        output isLoading: Bool
        output title: String <- items.flatMapLatest(self.load($0) -> String, activity: isLoading)
      }

      """
    let sandbox = Sandbox(["Feed.portico": screen])
    let text = sandbox.portico("eject", "Feed", "--stdout").output
    #expect(text.contains("{ $0.counted(by: FlowActivity.self) }"), "\(text)")
    #expect(text.contains(".feedCounted(by: isLoadingActivity)"))
  }
}
