import Foundation
import PorticoTool
import Testing

/// Where output goes: a module that holds it has each declaration of the support file once.
@Suite struct OutputFolderTests {
  @Test func outputMirrorsTheFoldersBelowAPath() {
    let sandbox = Sandbox(["S/A/X.portico": Sample.plain("X"), "S/Y.portico": Sample.plain("Y")])
    sandbox.portico("generate", "S", "--output", "Out")
    #expect(
      sandbox.generated == ["Out/A/X.generated.swift", "Out/PorticoSupport.generated.swift", "Out/Y.generated.swift"])
  }

  @Test func aFileGoesStraightIntoTheOutputFolder() {
    let sandbox = Sandbox(["S/A/X.portico": Sample.plain("X")])
    sandbox.portico("generate", "S/A/X.portico", "--output", "Out/Deep")
    #expect(sandbox.generated == ["Out/Deep/PorticoSupport.generated.swift", "Out/Deep/X.generated.swift"])
  }

  /// What a build leaves behind of sources that have gone must not show in what is written.
  @Test func leftoversOfAWholeModuleCountForNothing() {
    let sandbox = Sandbox(["S/X.portico": Sample.plain("X"), "S/Y.portico": Sample.withActivity("Y")])
    sandbox.portico("generate", "S", "--output", "Out", "--whole-module")
    #expect(sandbox.read("Out/PorticoSupport.generated.swift")?.contains("FlowActivity") == true)
    sandbox.remove("S/Y.portico")
    let run = sandbox.portico("generate", "S", "--output", "Out", "--whole-module")
    #expect(run.status == .done && run.errors == "")
    #expect(sandbox.read("Out/Y.generated.swift") != nil)
    sandbox.portico("generate", "S", "--output", "New", "--whole-module")
    for file in ["X.generated.swift", "PorticoSupport.generated.swift"] {
      #expect(sandbox.read("Out/" + file) != nil && sandbox.read("Out/" + file) == sandbox.read("New/" + file))
    }
    #expect(sandbox.portico("generate", "S", "--whole-module").status == .usage)
  }

  /// Its part of what all share would be missing, and be written again once it is mended.
  @Test func aFileWithErrorsLeavesTheSupportOfAWholeModuleAlone() {
    let sandbox = Sandbox([
      "X.portico": Sample.plain("X"), "Y.portico": "screen Y {\n  input tap\n  bind await load <- tap\n}\n",
    ])
    let names = ["Out/PorticoSupport.generated.swift", "Tests/PorticoHarness.generated.swift"]
    func run() {
      sandbox.portico("generate", "--output", "Out", "--whole-module")
      sandbox.portico("harness", "--output", "Tests", "--module", "App")
    }
    run()
    let before = names.map(sandbox.read)
    #expect(before.allSatisfy { $0?.contains("import") == true })
    sandbox.write("Y.portico", Sample.broken("Y"))
    run()
    #expect(names.map(sandbox.read) == before)
    sandbox.write("Y.portico", Sample.plain("Y"))
    run()
    #expect(zip(names.map(sandbox.read), before).allSatisfy { $0 != $1 })
  }

  @Test func besideAFileItsSupportLies() {
    let sandbox = Sandbox(["S/X.portico": Sample.plain("X")])
    sandbox.portico("generate", "S/X.portico")
    #expect(sandbox.generated == ["S/PorticoSupport.generated.swift", "S/X.generated.swift"])
  }

  /// As a build system gives them, which knows files and no folders.
  @Test func filesThatAreGivenTogetherShareOneSupportFile() {
    for folder in ["", "Deep/"] {
      let sandbox = Sandbox([
        folder + "App/One/A.portico": Sample.withActivity("A"), folder + "App/Two/B.portico": Sample.withActivity("B"),
      ])
      let paths = ["\(folder)App/One/A.portico", "\(folder)App/Two/B.portico"]
      #expect(sandbox.run(["generate"] + paths).summary == "2 screens in 2 files · 3 written")
      #expect(sandbox.generated.contains("\(folder)App/PorticoSupport.generated.swift"))
      #expect(sandbox.run(["generate"] + paths + ["--verbose"]).output.contains("\(folder)App/PorticoSupport"))
      #expect(sandbox.portico("generate", folder + "App", "--check").status == .done)
    }
    // Files that lie far apart have each their own, as if they had been given alone.
    let (here, there) = (Sandbox(["A.portico": Sample.plain("A")]), Sandbox(["B.portico": Sample.plain("B")]))
    #expect(here.portico("generate", "A.portico", there.path("B.portico")).status == .done)
    #expect(here.generated.count == 2 && there.generated.count == 2)
    let sandbox = Sandbox(["One/A.portico": Sample.plain("A"), "Two/B.portico": Sample.plain("B")])
    #expect(sandbox.portico("generate", "One/A.portico", "Two/B.portico").status == .done)
    #expect(sandbox.generated.contains("PorticoSupport.generated.swift"))
  }

  @Test func aTargetOfAPackageHasOneSupportFileWhateverPathIsGiven() {
    let files = [
      "Package.swift": "", "Sources/App/A/X.portico": Sample.plain("X"), "Sources/App/B/Y.portico": Sample.plain("Y"),
      "Sources/Kit/Z.portico": Sample.plain("Z"),
    ]
    let supports = ["Sources/App/PorticoSupport.generated.swift", "Sources/Kit/PorticoSupport.generated.swift"]
    for paths in [["."], ["Sources"], ["Sources/App/A/X.portico", "Sources/App/B", "Sources/Kit"]] {
      let sandbox = Sandbox(files)
      for path in paths { sandbox.portico("generate", path) }
      #expect(sandbox.generated.filter { $0.contains("Support") } == supports, "\(paths)")
    }
  }

  @Test func aPackageOfOneTargetMayHaveItsFilesInSources() {
    let sandbox = Sandbox([
      "Package.swift": "", "Sources/main.swift": "", "Sources/A/X.portico": Sample.plain("X"),
    ])
    sandbox.portico("generate", "Sources/A/X.portico")
    #expect(sandbox.generated == ["Sources/A/X.generated.swift", "Sources/PorticoSupport.generated.swift"])
  }

  @Test func aSupportFileThatStandsAboveIsTheOne() {
    let sandbox = Sandbox(["App/A/X.portico": Sample.withActivity("X"), "App/B/Y.portico": Sample.plain("Y")])
    sandbox.portico("generate", "App")
    let support = sandbox.read("App/PorticoSupport.generated.swift")
    #expect(support?.contains("FlowActivity") == true)
    let run = sandbox.portico("generate", "App/B/Y.portico")
    #expect(run.summary == "1 screen in 1 file · 2 unchanged")
    #expect(sandbox.generated.filter { $0.contains("Support") } == ["App/PorticoSupport.generated.swift"])
    #expect(sandbox.read("App/PorticoSupport.generated.swift") == support)
  }

  /// What is not generated this time needs its parts all the same.
  @Test func aFileWithErrorsKeepsItsSupport() {
    let sandbox = Sandbox(["X.portico": Sample.withActivity("X"), "Y.portico": Sample.plain("Y")])
    sandbox.portico("generate")
    let support = sandbox.read("PorticoSupport.generated.swift")
    sandbox.write("X.portico", Sample.broken("X"))
    sandbox.portico("generate")
    #expect(support?.contains("FlowActivity") == true)
    #expect(sandbox.read("PorticoSupport.generated.swift") == support)
  }

  @Test func aSecondSupportFileBelowIsWarnedOf() {
    let sandbox = Sandbox(["App/A/X.portico": Sample.plain("X"), "App/Y.portico": Sample.plain("Y")])
    sandbox.portico("generate", "App/A")
    let run = sandbox.portico("generate", "App")
    #expect(run.status == .done)
    #expect(run.errors.hasPrefix("warning: App/A/PorticoSupport.generated.swift declares what App/PorticoSupport"))
  }

  @Test func oneSupportFileServesSeveralLibraries() {
    let sandbox = Sandbox([
      "X.portico": Sample.withActivity("X"), "Y.portico": "@library(combine) " + Sample.withActivity("Y"),
    ])
    #expect(sandbox.portico("generate").status == .done)
    let support = sandbox.read("PorticoSupport.generated.swift") ?? ""
    #expect(support.contains("import Combine\n") && support.contains("import RxSwift\n"))
    #expect(support.components(separatedBy: "class FlowActivity {").count == 2)
  }

  @Test func librariesOfTheSameNamesAreKeptApart() {
    let sandbox = Sandbox(["X.portico": Sample.withActivity("X"), "Y.portico": Sample.withActivity("Y")])
    sandbox.portico("generate")
    sandbox.write("Y.portico", "@library(portico) " + Sample.withActivity("Y"))
    let both = sandbox.portico("generate")
    #expect(both.status == .problems && both.errors.contains("[mixed-libraries]"))
    // What stands is told of too, for it is not read.
    let one = sandbox.portico("generate", "Y.portico")
    #expect(one.status == .done)
    #expect(one.errors.contains("warning: . holds files for rxswift and for portico, which have the same names"))
  }

  /// Which libraries a file that stands is of, its imports tell.
  @Test func theLibraryOfAFileThatStandsIsKept() {
    let sandbox = Sandbox([
      "X.portico": Sample.withActivity("X"), "Y.portico": "@library(combine) " + Sample.withActivity("Y"),
    ])
    sandbox.portico("generate")
    let support = sandbox.read("PorticoSupport.generated.swift")
    #expect(sandbox.portico("generate", "X.portico").summary == "1 screen in 1 file · 2 unchanged")
    #expect(support != nil && sandbox.read("PorticoSupport.generated.swift") == support)
  }

  @Test func ofTwoSourcesForOnePathNeitherIsWritten() {
    let sandbox = Sandbox(["A/X.portico": Sample.plain("X"), "B/X.portico": Sample.plain("Other")])
    let run = sandbox.portico("generate", "B/X.portico", "A/X.portico", "--output", "Out")
    #expect(run.status == .problems)
    #expect(run.errors.contains("B/X.portico:1:1: error: `X.generated.swift` would be written for A/X.portico too"))
    #expect(run.errors.contains("A/X.portico:1:1: error: `X.generated.swift` would be written for B/X.portico too"))
    #expect(run.errors.contains("[output-collision]"))
    #expect(sandbox.generated == [])
  }
}
