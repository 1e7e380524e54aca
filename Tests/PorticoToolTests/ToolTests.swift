import PorticoTool
import Testing

/// The command line itself: verbs, options, what is refused as wrong usage.
@Suite struct ToolTests {
  private let sandbox = Sandbox(["A.portico": Sample.plain("A")])

  @Test func version() {
    let run = sandbox.portico("--version")
    #expect(run.status == .done)
    #expect(run.output == "portico \(Tool.version)\n")
  }

  @Test func helpNamesEveryCommand() {
    let run = sandbox.portico("--help")
    #expect(run.status == .done)
    #expect(sandbox.portico("-h").output == run.output)
    for command in Tool.commands { #expect(run.output.contains("  \(command.name)")) }
  }

  @Test(arguments: Tool.commands.map { $0.name })
  func helpOfACommandNamesItsOptions(_ name: String) {
    let run = sandbox.portico(name, "--help")
    #expect(run.status == .done)
    #expect(run.output.contains("Usage: portico \(name) "))
    for option in Tool.commands.first(where: { $0.name == name })!.options {
      #expect(run.output.contains(option.spelled))
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(sandbox.files == ["A.portico"])
  }

  @Test(arguments: [
    ([], "what is to be done?"),
    (["gnerate"], "there is no command `gnerate`; did you mean `generate`?"),
    (["--verion"], "there is no option `--verion`; did you mean `--version`?"),
    (["--version", "generate"], "`--version` stands alone: `generate` is too much"),
    (["generate", "--ouput", "x"], "`generate` has no option `--ouput`; did you mean `--output`?"),
    (["check", "--output", "x"], "`check` has no option `--output`"),
    (["check", "--prune"], "`check` has no option `--prune`"),
    (["generate", "--check", "--diff"], "`--check` and `--diff` exclude each other"),
    (["generate", "--check", "--force"], "`--check` and `--force` exclude each other"),
    (["generate", "--stdin"], "`--stdin` is for `--stdout`"),
    (["generate", "--stdout"], "`--stdout` takes one PATH, a .portico file"),
    (["generate", "--stdout", "--check", "A.portico"], "`--stdout` and `--check` exclude each other"),
    (["generate", "--depfile-target", "x"], "`--depfile-target` is for `--depfile`"),
    (["generate", "--module", "App"], "`--module` is for `--tests-output`"),
    (["generate", "--jobs", "0"], "`--jobs` takes a number from 1 on, not `0`"),
    (["generate", "@missing"], "missing cannot be read: No such file or directory"),
    (["generate", "--stdin", "--stdout", "Screens"], "`--stdin` stands for a .portico file, not for `Screens`"),
    (["generate", "-x"], "`generate` has no option `-x`"),
    (["generate", "--output"], "`--output DIR` lacks its value"),
    (["generate", "--output="], "`--output DIR` lacks its value"),
    (["generate", "--output", "--quiet"], "`--output DIR` lacks its value"),
    (["generate", "--output", "a", "--output", "b"], "`--output` is given twice"),
    (["generate", "--quiet=yes"], "`--quiet` takes no value"),
    (["generate", "--quiet", "--verbose"], "`--quiet` and `--verbose` exclude each other"),
    (
      ["generate", "--library", "combin"],
      "there is no library `combin`, but rxswift, combine, portico; did you mean `combine`?"
    ),
    (["generate", ""], "a path is empty"),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) {
    let run = sandbox.run(arguments)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("error: " + message), "\(run.errors)")
    #expect(run.errors.contains("--help`"))
    #expect(run.output == "")
    #expect(sandbox.files == ["A.portico"])
  }

  @Test func afterTwoDashesEverythingIsAPath() {
    let sandbox = Sandbox(["--quiet/A.portico": Sample.plain("A")])
    #expect(sandbox.portico("check", "--", "--quiet").summary == "1 screen in 1 file · no problems")
  }

  @Test func statusesAreWhatShellsAreTold() {
    #expect([ExitStatus.done, .problems, .usage, .disk].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func theWorseStatusIsTold() {
    sandbox.write("B.portico", Sample.broken("B"))
    #expect(sandbox.portico("check", "Missing.portico", ".").status == .disk)
    #expect(sandbox.portico("check", ".").status == .problems)
  }
}
