import PorticoTool
import Testing

@Suite struct NewCommandTests {
  @Test func writesAScreenWithoutProblems() {
    let sandbox = Sandbox()
    let run = sandbox.portico("new", "Login")
    #expect(run.status == .done)
    #expect(run.output == "wrote Login.portico\nMake it say what the screen takes and gives, then generate.\n")
    #expect(sandbox.read("Login.portico") == Skeleton.screen("Login"))
    let check = sandbox.portico("check")
    #expect(check.status == .done && check.errors == "", "\(check.errors)")
  }

  @Test func makesTheFolder() {
    let sandbox = Sandbox()
    sandbox.portico("new", "Login", "Screens/Start", "--quiet")
    #expect(sandbox.files == ["Screens/Start/Login.portico"])
  }

  @Test func saysOnlyWhatTheFolderDoesNot() {
    let sandbox = Sandbox(["portico.settings": "library combine\nstyle relay\n"])
    sandbox.portico("new", "A", "--library", "combine", "--style", "relay")
    #expect(sandbox.read("A.portico") == Skeleton.screen("A"))
    sandbox.portico("new", "B", "--library", "portico", "--style", "event")
    #expect(sandbox.read("B.portico")?.contains("\n@library(portico) @style(event) screen B {\n") == true)
    #expect(sandbox.portico("check", "B.portico").errors == "")
  }

  @Test(arguments: Option.styles, ["rxswift", "combine", "portico"])
  func isCleanInEveryStyle(_ style: String, _ library: String) {
    let sandbox = Sandbox()
    sandbox.portico("new", "Login", "--style", style, "--library", library)
    let run = sandbox.portico("generate")
    #expect(run.status == .done && run.errors == "", "\(run.errors)")
    #expect(!run.output.contains("Logic"))
  }

  @Test(arguments: [
    ([], "what is the screen called? Give its name"),
    (["Sign In"], "`Sign In` is no name that Swift would take: begin with a letter, then letters, digits and `_`"),
    (["2nd"], "`2nd` is no name that Swift would take"),
    (["Sign-In"], "`Sign-In` is no name that Swift would take"),
    (["`Login`"], "is no name that Swift would take"),
    (["$0"], "`$0` is no name that Swift would take"),
    (["Type"], "`Type` is a word of Swift's: give the screen another name"),
    (["Self"], "`Self` is a word of Swift's: give the screen another name"),
    (["login"], "a screen is named as types are, with a capital: `Login`"),
    (["Login.portico"], "give the name without `.portico`: `Login`"),
    (["Start/Login"], "a name holds no `/`: give the folder behind it, `Login Start`"),
    (["Login", "A", "B"], "one screen at a time: `B` is too much"),
    (["Login", "--style", "protocol"], "there is no style `protocol`, but transform, relay, event, stateStream"),
    (["Login", "--style", "realy"], "stateStream; did you mean `relay`?"),
  ])
  func refuses(_ arguments: [String], _ message: String) {
    let sandbox = Sandbox()
    let run = sandbox.run(["new"] + arguments)
    #expect(run.status == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(sandbox.files == [])
  }

  @Test func namesOfOtherScriptsAreNames() {
    for name in ["Überblick", "登录", "_Login", "Login2"] { #expect(ScreenName.problem(name) == nil, "\(name)") }
  }

  @Test func leavesWhatStands() {
    let sandbox = Sandbox(["Login.portico": "mine"])
    let run = sandbox.portico("new", "Login")
    #expect(run.status == .problems)
    #expect(run.errors.hasPrefix("error: Login.portico is there already, so it is left as it is"), "\(run.errors)")
    #expect(sandbox.read("Login.portico") == "mine")
  }

  @Test func theDiskRefuses() {
    let sandbox = Sandbox(["Screens": ""])
    let run = sandbox.portico("new", "Login", "Screens")
    #expect(run.status == .disk)
    #expect(run.errors.contains("there is a file of that name"), "\(run.errors)")
  }
}
