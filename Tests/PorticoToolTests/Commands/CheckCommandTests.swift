import PorticoTool
import Testing

@Suite struct CheckCommandTests {
  @Test func whatIsRightIsDone() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A"), "B.portico": Sample.plain("B")])
    let run = sandbox.portico("check")
    #expect(run.status == .done)
    #expect(run.output == "2 screens in 2 files · no problems · 0 ms\n")
    #expect(run.errors == "")
  }

  @Test func writesNothing() {
    let sandbox = Sandbox(["A.portico": Sample.withHook("A"), "B.portico": Sample.broken("B")])
    #expect(sandbox.portico("check").status == .problems)
    #expect(sandbox.files == ["A.portico", "B.portico"])
  }

  @Test func aWarningIsNoError() {
    let screen = "screen A {\n  needs api: API\n  input tap\n  output title: String <- tap.map { \"\" }\n}\n"
    let run = Sandbox(["A.portico": screen]).portico("check")
    #expect(run.status == .done)
    #expect(run.summary == "1 screen in 1 file · 1 warning")
  }

  @Test func allProblemsOfAllFilesAreTold() {
    let sandbox = Sandbox(["A.portico": Sample.broken("A"), "B.portico": Sample.broken("B") + Sample.broken("C")])
    let run = sandbox.portico("check")
    let places = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { $0.prefix { $0 != " " } }
    #expect(places == ["A.portico:3:27:", "B.portico:3:27:", "B.portico:8:27:"])
    #expect(run.summary == "3 screens in 2 files · 3 errors")
  }

  @Test func theLibraryMattersForCarriers() {
    let sandbox = Sandbox(["A.portico": "screen A {\n  input tap as AnyPublisher\n  bind go <- tap\n}\n"])
    #expect(sandbox.portico("check", "--library", "combine").status == .done)
    #expect(sandbox.portico("check", "--library", "rxswift").status == .problems)
  }
}
