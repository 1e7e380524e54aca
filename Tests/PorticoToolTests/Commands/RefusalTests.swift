import Foundation
import PorticoTool
import Testing

/// What is never overwritten, what the disk refuses, and that all the rest is done all the same.
@Suite struct RefusalTests {
  private func sandbox() -> Sandbox {
    Sandbox(["A.portico": Sample.plain("A"), "B.portico": Sample.plain("B")])
  }

  @Test func aFileChangedByHandIsLeft() {
    let sandbox = sandbox()
    sandbox.portico("generate")
    let edited = sandbox.read("A.generated.swift")!.replacingOccurrences(of: "hello", with: "good day")
    sandbox.write("A.generated.swift", edited)
    sandbox.remove("B.generated.swift")
    let run = sandbox.portico("generate")
    #expect(run.status == .problems)
    #expect(
      run.errors
        == "error: A.generated.swift was changed by hand, so it is left as it is: move it elsewhere or delete it, "
        + "then generate again, or generate with `--force`, which keeps a copy\n")
    #expect(sandbox.read("A.generated.swift") == edited)
    #expect(run.summary == "2 screens in 2 files · 1 written, 1 unchanged · 1 error")
  }

  @Test func aFileThatIsNotPorticosIsLeft() {
    let sandbox = sandbox()
    sandbox.write("A.generated.swift", "// SwiftGen\n")
    sandbox.write("PorticoSupport.generated.swift", "// mine\n")
    let run = sandbox.portico("generate")
    #expect(run.status == .problems)
    #expect(run.errors.contains("error: A.generated.swift is not Portico's, so it is left as it is: move it"))
    #expect(run.errors.contains("error: PorticoSupport.generated.swift is not Portico's"))
    #expect(sandbox.read("A.generated.swift") == "// SwiftGen\n")
    #expect(sandbox.read("PorticoSupport.generated.swift") == "// mine\n")
    #expect(sandbox.read("B.generated.swift") != nil)
  }

  @Test func anEmptyFileIsNobodys() {
    let sandbox = sandbox()
    sandbox.write("A.generated.swift", "")
    #expect(sandbox.portico("generate").status == .done)
    #expect(sandbox.read("A.generated.swift")?.isEmpty == false)
  }

  @Test func anOlderOutputIsReplaced() {
    let sandbox = sandbox()
    sandbox.portico("generate")
    sandbox.write("A.portico", Sample.plain("Another"))
    #expect(sandbox.portico("generate").summary == "2 screens in 2 files · 1 written, 2 unchanged")
    #expect(sandbox.read("A.generated.swift")?.contains("AnotherViewModel") == true)
  }

  /// As git checks a file out on some machines.
  @Test func anOutputWithOtherLineEndingsIsNotAnEdit() {
    let sandbox = sandbox()
    sandbox.portico("generate")
    let text = sandbox.read("A.generated.swift")!
    let other = text.replacingOccurrences(of: "\n", with: "\r\n")
    sandbox.write("A.generated.swift", other)
    #expect(sandbox.portico("generate", "--check").status == .done)
    #expect(sandbox.portico("generate").status == .done)
    #expect(sandbox.read("A.generated.swift") == other)
    sandbox.write("A.portico", Sample.plain("Another"))
    #expect(sandbox.portico("generate").summary == "2 screens in 2 files · 1 written, 2 unchanged")
  }

  @Test func aFolderInThePlaceOfTheOutput() {
    let sandbox = sandbox()
    sandbox.makeFolder("A.generated.swift")
    let run = sandbox.portico("generate")
    #expect(run.status == .disk)
    #expect(run.errors == "error: A.generated.swift cannot be read: it is a folder\n")
    #expect(sandbox.read("B.generated.swift") != nil)
  }

  @Test func aFileInThePlaceOfTheOutputFolder() {
    let sandbox = sandbox()
    sandbox.write("Out", "a file")
    let run = sandbox.portico("generate", "--output", "Out")
    #expect(run.status == .disk)
    #expect(run.errors.contains("error: Out/A.generated.swift cannot be a folder: there is a file of that name"))
    #expect(sandbox.read("Out") == "a file")
  }

  @Test func aMissingPath() {
    let sandbox = sandbox()
    let run = sandbox.portico("generate", "C.portico", "A.portico")
    #expect(run.status == .disk)
    #expect(run.errors == "error: C.portico: there is no such file or folder\n")
    #expect(sandbox.read("A.generated.swift") != nil)
  }

  @Test func aFileOfAnotherKind() {
    let sandbox = sandbox()
    sandbox.write("C.swift", "")
    let run = sandbox.portico("generate", "C.swift", "A.portico")
    #expect(run.status == .problems)
    #expect(run.errors.hasPrefix("error: C.swift is no .portico file: "))
    #expect(sandbox.read("A.generated.swift") != nil)
  }

  @Test func aFolderNamedAsAFileIsWalked() {
    let sandbox = Sandbox(["Odd.portico/A.portico": Sample.plain("A"), "B.portico": Sample.plain("B")])
    #expect(sandbox.portico("generate").status == .done)
    #expect(sandbox.read("Odd.portico/A.generated.swift") != nil)
    #expect(sandbox.portico("check", "Odd.portico").summary == "1 screen in 1 file · no problems")
  }

  /// A link that leads nowhere cannot be read by anyone, whoever runs the tests.
  @Test func aFileThatCannotBeRead() {
    let sandbox = sandbox()
    sandbox.link("C.portico", to: "nowhere")
    let run = sandbox.portico("generate")
    #expect(run.status == .disk)
    #expect(run.errors == "error: C.portico cannot be read: No such file or directory\n")
    #expect(sandbox.read("A.generated.swift") != nil && sandbox.read("B.generated.swift") != nil)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func aFileWithoutPermission() {
    let sandbox = sandbox()
    chmod(sandbox.path("A.portico"), 0)
    let run = sandbox.portico("generate")
    #expect(run.status == .disk)
    #expect(run.errors == "error: A.portico cannot be read: Permission denied\n")
    #expect(sandbox.read("B.generated.swift") != nil)
  }

  @Test func aPipeIsNotWaitedFor() {
    let sandbox = sandbox()
    mkfifo(sandbox.path("C.portico"), 0o600)
    let run = sandbox.portico("generate")
    #expect(run.status == .disk)
    #expect(run.errors == "error: C.portico cannot be read: it is not a regular file\n")
  }

  @Test func aLoopOfLinksEnds() {
    let sandbox = sandbox()
    sandbox.link("Loop", to: ".")
    #expect(sandbox.portico("generate").summary == "2 screens in 2 files · 3 written")
  }

  @Test func anOutputThatIsALinkStaysOne() throws {
    let sandbox = sandbox()
    sandbox.write("Store/real.swift", "")
    sandbox.link("A.generated.swift", to: "Store/real.swift")
    #expect(sandbox.portico("generate").status == .done)
    #expect(sandbox.read("Store/real.swift")?.contains("AViewModel") == true)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path("A.generated.swift")) == "Store/real.swift"
    )
  }
}
