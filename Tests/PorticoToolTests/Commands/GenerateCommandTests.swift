import Foundation
import PorticoEmit
import PorticoTool
import Testing

@Suite struct GenerateCommandTests {
  @Test func writesBesideTheSourceAndSaysSo() {
    let sandbox = Sandbox(["Login.portico": Sample.plain("Login")])
    let run = sandbox.portico("generate", "Login.portico")
    #expect(run.status == .done)
    #expect(run.output == "1 screen in 1 file · 2 written · 0 ms\n")
    #expect(run.errors == "")
    #expect(sandbox.generated == ["Login.generated.swift", "PorticoSupport.generated.swift"])
    #expect(sandbox.read("Login.generated.swift")?.contains("final class LoginViewModel") == true)
  }

  @Test func withoutPathsItTakesTheCurrentFolder() {
    let sandbox = Sandbox(["A/Login.portico": Sample.plain("Login"), "B/Home.portico": Sample.plain("Home")])
    #expect(sandbox.portico("generate").status == .done)
    #expect(
      sandbox.generated == ["A/Login.generated.swift", "B/Home.generated.swift", "PorticoSupport.generated.swift"])
  }

  @Test func passesByHiddenFolders() {
    let sandbox = Sandbox([
      "Login.portico": Sample.plain("Login"), ".build/Home.portico": Sample.plain("Home"),
      "A/.hidden/Cart.portico": Sample.plain("Cart"),
    ])
    sandbox.portico("generate")
    #expect(sandbox.generated == ["Login.generated.swift", "PorticoSupport.generated.swift"])
  }

  @Test func generatedTwiceNothingIsWritten() {
    let sandbox = Sandbox(["Login.portico": Sample.plain("Login"), "Home.portico": Sample.withActivity("Home")])
    sandbox.portico("generate")
    let before = sandbox.generated.map { (sandbox.read($0), sandbox.identity($0)) }
    let run = sandbox.portico("generate")
    #expect(run.summary == "2 screens in 2 files · 3 unchanged")
    let after = sandbox.generated.map { (sandbox.read($0), sandbox.identity($0)) }
    #expect(before.count == 3)
    #expect(before.elementsEqual(after, by: ==))
  }

  @Test func locationsAreWhatTheCommandLineSaysUnlessTheFileDoes() {
    let off = "settings {\n  locations off\n}\n\n"
    let sandbox = Sandbox([
      "X.portico": Sample.plain("X"), "Y.portico": off + Sample.plain("Y"), "portico.settings": "locations off\n",
    ])
    let directive = "#sourceLocation(file: \"\(sandbox.path("X.portico"))\", line: 3)"
    sandbox.portico("generate", sandbox.folder, "--locations", "on")
    #expect(sandbox.read("X.generated.swift")?.contains(directive) == true)
    #expect(sandbox.read("Y.generated.swift")?.contains("#sourceLocation") == false)
    sandbox.write("portico.settings", "locations on\n")
    sandbox.portico("generate", "--locations", "off")
    #expect(sandbox.read("X.generated.swift")?.contains("#sourceLocation") == false)
    let unknown = sandbox.portico("generate", "--locations", "maybe")
    #expect(unknown.status == .usage && unknown.errors.contains("on or off, not `maybe`"))
  }

  @Test func leavesNoTemporaryFiles() {
    let sandbox = Sandbox(["Login.portico": Sample.plain("Login")])
    sandbox.portico("generate")
    #expect(sandbox.files == ["Login.generated.swift", "Login.portico", "PorticoSupport.generated.swift"])
  }

  @Test func theOrderOfPathsIsOfNoConsequence() {
    let files = [
      "A/X.portico": Sample.withActivity("X"), "B/Y.portico": Sample.broken("Y"), "C.portico": Sample.plain("C"),
    ]
    let (first, second) = (Sandbox(files), Sandbox(files))
    let there = first.portico("generate", "A", "B/Y.portico", "C.portico", "A/X.portico")
    let back = second.portico("generate", "A/X.portico", "C.portico", "B/Y.portico", "A")
    #expect(there.errors == back.errors)
    #expect(there.summary == back.summary)
    #expect(first.files == second.files)
    for file in first.files { #expect(first.read(file) == second.read(file)) }
  }

  @Test func aPathGivenInThreeWaysIsOne() {
    let sandbox = Sandbox(["A/X.portico": Sample.plain("X")])
    let run = sandbox.portico("generate", "A", "./A/X.portico", sandbox.path("A/../A/X.portico"))
    #expect(run.summary == "1 screen in 1 file · 2 written")
    #expect(run.status == .done)
  }

  @Test func badInputLosesNothing() {
    let sandbox = Sandbox(["Bad.portico": Sample.plain("Bad"), "Good.portico": Sample.plain("Good")])
    sandbox.portico("generate")
    let before = sandbox.read("Bad.generated.swift")
    sandbox.write("Bad.portico", Sample.broken("Bad"))
    sandbox.write("Good.portico", Sample.plain("Better"))
    let run = sandbox.portico("generate")
    #expect(run.status == .problems)
    #expect(before != nil && sandbox.read("Bad.generated.swift") == before)
    #expect(sandbox.read("Good.generated.swift")?.contains("BetterViewModel") == true)
    #expect(run.summary == "2 screens in 2 files · 1 written, 1 unchanged · 1 error")
  }

  @Test func anErrorNamesItsPlaceAndShowsItsLine() {
    let sandbox = Sandbox(["Bad.portico": Sample.broken("Bad")])
    let lines = sandbox.portico("generate").errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Bad.portico:3:27: error: ") == true)
    #expect(lines.contains { $0.hasSuffix("output title: String <- tpa.map { \"hello\" }") })
    #expect(lines.contains { $0.contains("^~~") && $0.trimmingCharacters(in: .whitespaces).hasPrefix("^~~") })
  }

  @Test func absolutePathsStayAbsoluteInDiagnostics() {
    let sandbox = Sandbox(["A/Bad.portico": Sample.broken("Bad")])
    #expect(sandbox.portico("generate", sandbox.path("A")).errors.hasPrefix(sandbox.path("A/Bad.portico:3:")))
  }

  @Test func coloursAreForTerminals() {
    let sandbox = Sandbox(["Bad.portico": Sample.broken("Bad")])
    #expect(!sandbox.portico("generate").errors.contains("\u{1B}["))
    #expect(sandbox.portico("generate", isColoured: true).errors.contains("\u{1B}["))
  }

  @Test func quietSaysOnlyWhatIsWrong() {
    let sandbox = Sandbox(["Login.portico": Sample.withHook("Login")])
    let run = sandbox.portico("generate", "--quiet")
    #expect(run.output == "" && run.errors == "")
    sandbox.write("Bad.portico", Sample.broken("Bad"))
    let bad = sandbox.portico("generate", "--quiet")
    #expect(bad.output == "")
    #expect(bad.errors.contains("Bad.portico:3:27: error: "))
  }

  @Test func verboseNamesEveryFile() {
    let sandbox = Sandbox(["A/Login.portico": Sample.plain("Login")])
    sandbox.portico("generate")
    sandbox.write("A/Login.portico", Sample.plain("LogOn"))
    let run = sandbox.portico("generate", "--verbose")
    #expect(
      run.output.hasPrefix(
        "wrote A/Login.generated.swift · out of date · 0.0 ms\nunchanged PorticoSupport.generated.swift\n"))
  }

  @Test func notesAreForWhoAsks() {
    let sandbox = Sandbox(["A.portico": "screen A {\n  needs api: API\n  input tap\n  bind go <- tap\n}\n"])
    #expect(!sandbox.portico("generate").errors.contains("note:"))
    #expect(sandbox.portico("generate", "--verbose").errors.contains("note:"))
  }

  @Test func theLibraryIsChosen() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    sandbox.portico("generate", "--library", "combine")
    #expect(sandbox.read("A.generated.swift")?.contains("import Combine\n") == true)
    sandbox.portico("generate", "--library=rxswift")
    #expect(sandbox.read("A.generated.swift")?.contains("import RxSwift\n") == true)
  }

  @Test func theLibraryGoesBeforeFoldersAndAfterFiles() {
    let sandbox = Sandbox([
      "portico.settings": "library portico\n", "A.portico": Sample.plain("A"),
      "B.portico": "@library(rxswift) " + Sample.plain("B"),
    ])
    sandbox.portico("generate", "--library", "combine")
    #expect(sandbox.read("A.generated.swift")?.contains("import Combine\n") == true)
    #expect(sandbox.read("B.generated.swift")?.contains("import RxSwift\n") == true)
  }

  @Test func missingLogicIsNamedWithTheLineToRun() {
    let sandbox = Sandbox(["My Screens/Login.portico": Sample.withHook("Login"), "Home.portico": Sample.plain("Home")])
    let run = sandbox.portico("generate", "--library", "combine")
    #expect(
      run.output.hasSuffix(
        "1 screen lacks its Logic: Login\n  portico scaffold 'My Screens/Login.portico' --library combine\n"))
    sandbox.write("Elsewhere/LoginLogic.swift", "final class LoginLogic {}")
    #expect(!sandbox.portico("generate").output.contains("Logic"))
  }

  @Test func aLongListOfMissingLogicsIsCut() {
    let sandbox = Sandbox()
    for number in 1...9 { sandbox.write("S\(number).portico", Sample.withHook("S\(number)")) }
    let run = sandbox.portico("generate")
    #expect(run.output.contains("9 screens lack their Logic: S1, S2, S3, S4, S5 and 4 others\n  portico scaffold\n"))
  }

  @Test func nothingToDoIsSaid() {
    let sandbox = Sandbox(["A/readme.txt": ""])
    let run = sandbox.portico("generate", "A")
    #expect(run.status == .done)
    #expect(run.output == "no .portico files in A\n")
    #expect(sandbox.generated == [])
  }

  @Test func templatesOfOnesOwnAreTaken() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    let built = BuiltInTemplates.sources.first { $0.name == "swift.file.stencil" }!
    sandbox.write("T/swift.file.stencil", "// ours\n" + built.text)
    #expect(sandbox.portico("generate", "--templates", "T").status == .done)
    #expect(sandbox.read("A.generated.swift")?.hasPrefix("// ours\n") == true)
  }

  @Test func aBrokenTemplateIsToldOnceWithItsPlace() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A"), "B.portico": Sample.plain("B")])
    sandbox.write("T/swift.file.stencil", "\n{{ file.nonsense }}\n")
    let run = sandbox.portico("generate", "--templates", "T")
    #expect(run.status == .problems)
    #expect(run.errors.hasPrefix("T/swift.file.stencil:2:"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(sandbox.generated == [])
    sandbox.write("T/swift.file.stencil", "{% if %}")
    let unreadable = sandbox.portico("generate", "--templates", "T")
    #expect(unreadable.status == .problems)
    #expect(unreadable.errors.hasPrefix("T/swift.file.stencil:1:"))
  }

  @Test func aFolderWithoutTemplatesIsNoFolderOfTemplates() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A"), "T/readme.txt": ""])
    #expect(sandbox.portico("generate", "--templates", "T").status == .problems)
    let missing = sandbox.portico("generate", "--templates", "Missing")
    #expect(missing.status == .disk)
    #expect(missing.errors == "error: Missing cannot be listed: No such file or directory\n")
  }
}
