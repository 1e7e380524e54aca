import PorticoTool
import Testing

@Suite struct ScaffoldCommandTests {
  @Test func writesTheFirstHalfOfTheUsers() {
    let sandbox = Sandbox(["S/Login.portico": Sample.withHook("Login")])
    let run = sandbox.portico("scaffold", "S/Login.portico")
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("wrote S/LoginLogic.swift\n"))
    #expect(
      sandbox.read("S/LoginLogic.swift") == """
        final class LoginLogic: LoginViewModel.Logic {
          private let context: LoginViewModel.Context

          init(_ context: LoginViewModel.Context) {
            self.context = context
          }

          func isValid(_ email: String) -> Bool {
            fatalError("isValid is not written yet")
          }

          func send(_ email: String) {
            // Not written yet.
          }
        }

        """)
  }

  @Test func neverTouchesWhatStands() {
    let sandbox = Sandbox(["Login.portico": Sample.withHook("Login"), "Logic/LoginLogic.swift": Self.mine])
    let run = sandbox.portico("scaffold")
    #expect(run.status == .done)
    #expect(run.summary == "1 screen in 1 file · no Logic is missing")
    #expect(sandbox.files == ["Logic/LoginLogic.swift", "Login.portico"])
    #expect(sandbox.read("Logic/LoginLogic.swift") == Self.mine)
  }

  private static let mine = """
    class LoginLogic { // mine
        func isValid(_ x : String)->Bool { true }
        func send (_ email: String) {}
    }
    """

  @Test func findsItElsewhereInTheTarget() {
    let sandbox = Sandbox([
      "Package.swift": "", "Sources/App/Login/Login.portico": Sample.withHook("Login"),
      "Sources/App/Logic/LoginLogic.swift": "",
    ])
    sandbox.portico("scaffold", "Sources/App/Login/Login.portico")
    #expect(!sandbox.files.contains("Sources/App/Login/LoginLogic.swift"))
  }

  @Test func liesBesideTheOutput() {
    let sandbox = Sandbox(["S/A/Login.portico": Sample.withHook("Login")])
    sandbox.portico("scaffold", "S", "--output", "Out")
    #expect(sandbox.files == ["Out/A/LoginLogic.swift", "S/A/Login.portico"])
  }

  @Test func aScreenThatLeavesNothingOpenHasNone() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    sandbox.portico("scaffold")
    #expect(sandbox.files == ["A.portico"])
  }

  @Test func aFileWithErrorsIsLeftOut() {
    let sandbox = Sandbox(["A.portico": Sample.broken("A") + Sample.withHook("B"), "C.portico": Sample.withHook("C")])
    #expect(sandbox.portico("scaffold").status == .problems)
    #expect(sandbox.files == ["A.portico", "C.portico", "CLogic.swift"])
  }

  @Test func isIsolatedAsTheScreenIs() {
    let sandbox = Sandbox(["A.portico": "@MainActor @available(iOS 15, *) " + Sample.withHook("A")])
    sandbox.portico("scaffold")
    #expect(sandbox.read("ALogic.swift")?.hasPrefix("@available(iOS 15, *)\n@MainActor\nfinal class ALogic") == true)
  }

  @Test func importsWhatTheSignaturesName() {
    let streams = "import Models\nscreen A {\n  input tap\n  output post: Post <- tap.flatMapLatest(load)\n}\n"
    let values =
      "import Models\nscreen B {\n  input name: String\n  output post: Post <- tap\n  input tap: Post\n"
      + "  bind send <- name\n}\n"
    let sandbox = Sandbox(["A.portico": streams, "B.portico": values])
    sandbox.portico("scaffold")
    #expect(sandbox.read("ALogic.swift")?.hasPrefix("import Models\nimport RxSwift\n\nfinal class ALogic") == true)
    #expect(sandbox.read("ALogic.swift")?.contains("func load() -> Observable<Post> {") == true)
    #expect(sandbox.read("BLogic.swift")?.hasPrefix("final class BLogic") == true)
    sandbox.remove("ALogic.swift")
    sandbox.portico("scaffold", "--library", "combine")
    #expect(sandbox.read("ALogic.swift")?.hasPrefix("import Combine\nimport Models\n\n") == true)
  }

  @Test func aTransformByHandNamesTheViewModelsTypes() {
    let screen = "screen A {\n  input tap\n  output title: String\n  transform by hand\n}\n"
    let sandbox = Sandbox(["A.portico": screen])
    sandbox.portico("scaffold")
    #expect(
      sandbox.read("ALogic.swift")?.contains("func transform(input: AViewModel.Input) -> AViewModel.Output {") == true)
  }

  @Test func theDiskRefuses() {
    let sandbox = Sandbox(["A.portico": Sample.withHook("A"), "B.portico": Sample.withHook("B")])
    sandbox.makeFolder("ALogic.swift")
    let run = sandbox.portico("scaffold")
    #expect(run.status == .disk)
    #expect(run.errors == "error: ALogic.swift cannot be written: there is a folder of that name\n")
    #expect(sandbox.read("BLogic.swift") != nil)
  }
}
