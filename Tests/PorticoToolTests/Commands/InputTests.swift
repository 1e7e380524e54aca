import Foundation
import PorticoTool
import Testing

/// What files may hold, as the issue lists it.
@Suite struct InputTests {
  @Test func aMissingBraceIsOneErrorAndTheOtherFilesAreWritten() {
    let sandbox = Sandbox(["A.portico": "screen A {\n  input tap\n  bind go <- tap\n", "B.portico": Sample.plain("B")])
    let run = sandbox.portico("generate")
    #expect(run.status == .problems)
    #expect(run.errors.components(separatedBy: " error: ").count == 2)
    #expect(run.errors.hasPrefix("A.portico:"))
    #expect(sandbox.generated == ["B.generated.swift", "PorticoSupport.generated.swift"])
  }

  @Test func lineEndingsMakeNoDifference() {
    let text =
      "/// Doc.\nscreen A {\n  input tap\n  output title: String <- tap.map {\n    let a = 1\n    return \"\\(a)\"\n  }\n}\n"
    let (unix, windows) = (Sandbox(["A.portico": text]), Sandbox())
    windows.write("A.portico", text.replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(unix.portico("generate").errors == windows.portico("generate").errors)
    #expect(unix.read("A.generated.swift") != nil)
    #expect(unix.read("A.generated.swift") == windows.read("A.generated.swift"))
  }

  @Test func aByteOrderMarkIsPassedBy() {
    let (plain, marked) = (Sandbox(["A.portico": Sample.plain("A")]), Sandbox())
    marked.write("A.portico", bytes: [0xEF, 0xBB, 0xBF] + Array(Sample.plain("A").utf8))
    #expect(plain.portico("generate").status == .done)
    #expect(marked.portico("generate").status == .done)
    #expect(plain.read("A.generated.swift") == marked.read("A.generated.swift"))
  }

  @Test func anEmptyFileDeclaresNothing() {
    let sandbox = Sandbox(["A.portico": ""])
    let run = sandbox.portico("generate")
    #expect(run.status == .done)
    #expect(run.summary == "0 screens in 1 file · 2 written")
  }

  @Test func bytesThatAreNoTextAreAnError() {
    let sandbox = Sandbox(["B.portico": Sample.plain("B")])
    sandbox.write(
      "A.portico", bytes: Array("screen A {\n  // ".utf8) + [0xFF, 0xFE] + Array("\n  input tap\n}\n".utf8))
    let run = sandbox.portico("generate")
    #expect(run.status == .problems)
    #expect(run.errors.hasPrefix("A.portico:2:6: error: "))
    #expect(run.errors.contains("[invalid-utf8]"))
    #expect(sandbox.generated == ["B.generated.swift", "PorticoSupport.generated.swift"])
  }

  @Test func aMegabyteOnOneLineIsReadAndItsErrorsStayShort() {
    let comment = String(repeating: "word ", count: 200_000)
    let sandbox = Sandbox([
      "A.portico": "screen A { input tap; /* \(comment) */ output title: String <- tpa.map { \"\" } }"
    ])
    #expect(sandbox.read("A.portico")!.utf8.count > 1_000_000)
    let run = sandbox.portico("check", "--quiet")
    #expect(run.status == .problems)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.contains { $0.contains("error: ") && $0.contains("tpa") })
    #expect(lines.allSatisfy { $0.utf8.count < 1000 })
  }

  @Test func settingsOfFoldersHoldNearestFirst() {
    let sandbox = Sandbox([
      "Package.swift": "", "portico.settings": "library combine\nsuffix Model\n",
      "Sources/App/portico.settings": "suffix Brain\n", "Sources/App/A.portico": Sample.plain("A"),
      "Sources/Kit/B.portico": Sample.plain("B"),
    ])
    #expect(sandbox.portico("generate").status == .done)
    #expect(sandbox.read("Sources/App/A.generated.swift")?.contains("class ABrain") == true)
    #expect(sandbox.read("Sources/App/A.generated.swift")?.contains("import Combine") == true)
    #expect(sandbox.read("Sources/Kit/B.generated.swift")?.contains("class BModel") == true)
  }

  @Test(arguments: ["Package.swift", ".git/HEAD"])
  func settingsBeyondTheProjectDoNotHold(_ mark: String) {
    let sandbox = Sandbox([
      "portico.settings": "suffix Model\n", "App/\(mark)": "", "App/Sources/A/A.portico": Sample.plain("A"),
    ])
    #expect(sandbox.portico("generate").status == .done)
    #expect(sandbox.read("App/Sources/A/A.generated.swift")?.contains("class AViewModel") == true)
  }

  @Test func whatNeedsBrokenSettingsWaits() {
    let sandbox = Sandbox([
      "S/portico.settings": "suffx Model\n", "S/A.portico": Sample.plain("A"), "B.portico": Sample.plain("B"),
    ])
    let run = sandbox.portico("generate")
    #expect(run.status == .problems)
    #expect(run.errors.hasPrefix("S/portico.settings:1:1: error: "))
    #expect(run.summary == "2 screens in 2 files · 2 written, 1 waiting for settings · 1 error")
    #expect(sandbox.generated == ["B.generated.swift", "PorticoSupport.generated.swift"])
  }

  @Test func settingsThatCannotBeReadAreWaitedForToo() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    sandbox.makeFolder("portico.settings")
    let run = sandbox.portico("generate")
    #expect(run.status == .disk)
    #expect(run.errors == "error: portico.settings cannot be read: it is a folder\n")
    #expect(sandbox.generated == [])
  }

  @Test func aScreenInTheSettingsIsMisplaced() {
    let sandbox = Sandbox(["portico.settings": Sample.plain("A"), "B.portico": Sample.plain("B")])
    let run = sandbox.portico("check")
    #expect(run.status == .problems)
    #expect(run.errors.contains("portico.settings:1:8: error: portico.settings holds settings only: move this screen"))
  }

  @Test func severitiesOfTheSettingsHold() {
    let screen = "screen A {\n  needs api: API\n  input tap\n  output title: String <- tap.map { \"\" }\n}\n"
    let sandbox = Sandbox(["A.portico": screen])
    #expect(sandbox.portico("check").status == .done)
    sandbox.write("portico.settings", "warn unused-need as error\n")
    let run = sandbox.portico("check")
    #expect(run.status == .problems)
    #expect(run.errors.contains("A.portico:2:9: error: "))
    sandbox.write("portico.settings", "warn unused-need as off\n")
    #expect(sandbox.portico("check").errors == "")
  }
}
