import Foundation
import Testing

/// `--watch`, the real command on a real disk.
@Suite(.serialized) struct WatchRunTests {
  @Test func eachChangeIsALine() async throws {
    let sandbox = Sandbox(["S/A.portico": Sample.plain("A")])
    let watch = try WatchedProcess(["generate", "S", "--watch"], in: sandbox)
    #expect(try await watch.says("watching S; Ctrl-C ends it\n"))
    sandbox.write("S/A.portico", Sample.plain("Another"))
    #expect(try await watch.says("S/A.portico · 1 written, 1 unchanged · "))
    #expect(sandbox.read("S/A.generated.swift")?.contains("AnotherViewModel") == true)

    // An error is told and ends nothing; it is not told again with the next change.
    sandbox.write("S/A.portico", Sample.broken("A"))
    #expect(try await watch.says("S/A.portico · nothing written · 1 error"))
    sandbox.write("S/B.portico", Sample.plain("B"))
    #expect(try await watch.says("S/B.portico · 1 written, 1 unchanged · 1 error"))
    #expect(watch.said.components(separatedBy: "S/A.portico:3:27: error: ").count == 2)
    sandbox.write("S/A.portico", Sample.plain("A"))
    #expect(try await watch.says("S/A.portico · 1 written, 2 unchanged · "))

    // A folder that was not there, and what editors do that write a new file and rename it.
    sandbox.write("S/New/Deep/C.portico", Sample.plain("C"))
    #expect(try await watch.says("\n1 written, 3 unchanged"))
    sandbox.write("S/New/Deep/.C.portico.tmp", Sample.plain("Renamed"))
    try FileManager.default.removeItem(atPath: sandbox.path("S/New/Deep/C.portico"))
    try FileManager.default.moveItem(
      atPath: sandbox.path("S/New/Deep/.C.portico.tmp"), toPath: sandbox.path("S/New/Deep/C.portico"))
    #expect(try await watch.says("S/New/Deep/C.portico · 1 written, 3 unchanged · "))
    #expect(sandbox.read("S/New/Deep/C.generated.swift")?.contains("RenamedViewModel") == true)

    sandbox.remove("S/New/Deep/C.portico")
    #expect(try await watch.says("warning: S/New/Deep/C.generated.swift has outlived C.portico"))
    sandbox.write("portico.settings", "library combine\n")
    #expect(try await watch.says("\nportico.settings · 3 written"))

    // The whole folder is taken away and put back, as when a branch is changed.
    sandbox.remove("S")
    #expect(try await watch.says("error: S: there is no such file or folder\n"))
    sandbox.write("S/D.portico", Sample.plain("D"))
    #expect(try await watch.says("\n2 written"))
    sandbox.write("S/D.portico", Sample.plain("Last"))
    #expect(try await watch.says("S/D.portico · 1 written, 1 unchanged"), "\(watch.said)")
    #expect(try await watch.end(SIGINT) == 0)
  }

  /// Many files at once are one run, and Portico's own writing is none.
  @Test func aBurstIsOneRun() async throws {
    let sandbox = Sandbox(["S/A.portico": Sample.plain("A")])
    let watch = try WatchedProcess(["generate", "S", "--watch"], in: sandbox)
    #expect(try await watch.says("watching S"))
    let before = watch.said
    for number in 0..<30 { sandbox.write("S/B\(number).portico", Sample.plain("B\(number)")) }
    #expect(try await watch.says(" others · "))
    for _ in 0..<100 where sandbox.generated.count < 32 { try await Task.sleep(for: .milliseconds(50)) }
    #expect(sandbox.generated.count == 32)
    try await Task.sleep(for: .milliseconds(300))
    // A slow machine may see it in two or three parts; thirty would be no burst.
    #expect(watch.said.dropFirst(before.count).split(separator: "\n").count < 5, "\(watch.said)")
    // What somebody else does to Portico's files is undone, without a word about the declaration.
    sandbox.remove("S/B1.generated.swift")
    #expect(try await watch.says("\n1 written, 31 unchanged"))
    #expect(try await watch.end(SIGTERM) == 0)
  }

  @Test func aSingleFileIsWatchedToo() async throws {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    let watch = try WatchedProcess(["generate", "A.portico", "--watch", "--library", "portico"], in: sandbox)
    #expect(try await watch.says("watching A.portico"))
    sandbox.write("A.portico", Sample.plain("Another"))
    #expect(try await watch.says("A.portico · 1 written, 1 unchanged"))
    #expect(try await watch.end(SIGHUP) == 0)
  }

  /// What is told once is not told again by a run that goes by the record of another, nor is it swallowed that a file
  /// was kept.
  @Test func whatWasToldIsNotToldAgain() async throws {
    let lost = "screen Lost {\n  input tap\n  output a: Int <- tap.flatMapLatest(try load -> Int)\n}\n"
    let sandbox = Sandbox([
      "S/A.portico": Sample.plain("A"), "S/B.portico": lost, "S/C.portico": lost.replacing("Lost", with: "Gone"),
    ])
    let watch = try WatchedProcess(
      ["generate", "S", "--watch", "--force"], in: sandbox, environment: ["XDG_CACHE_HOME": sandbox.path("cache")])
    #expect(try await watch.says("watching S; Ctrl-C ends it\n"))
    for count in 1...2 {
      sandbox.write("S/A.portico", Sample.plain("A"))
      #expect(try await watch.says("S/A.portico · 4 unchanged · 2 warnings", count: count))
    }
    sandbox.write("S/A.generated.swift", sandbox.read("S/A.generated.swift")! + "// mine\n")
    #expect(try await watch.says("kept what S/A.generated.swift was as A.generated.swift.orig\n"))
    #expect(watch.said.components(separatedBy: "[lost-error]").count == 3, "\(watch.said)")
    #expect(try await watch.end(SIGTERM) == 0)
  }

  @Test func theFilesOfAListAreWatchedAndTheListIs() async throws {
    let sandbox = Sandbox([
      "S/A.portico": Sample.plain("A"), "S/B.portico": Sample.plain("B"), "lists/some.xcfilelist": "S/A.portico\n",
    ])
    let watch = try WatchedProcess(["generate", "--input-list", "lists/some.xcfilelist", "--watch"], in: sandbox)
    #expect(try await watch.says("watching the files of lists/some.xcfilelist; Ctrl-C ends it\n"))
    sandbox.write("S/A.portico", Sample.plain("Another"))
    #expect(try await watch.says("S/A.portico · "))
    sandbox.write("lists/some.xcfilelist", "S/A.portico\nS/B.portico\n")
    #expect(try await watch.says("lists/some.xcfilelist · "))
    sandbox.write("S/B.portico", Sample.plain("Other"))
    #expect(try await watch.says("S/B.portico · "), "\(watch.said)")
    #expect(sandbox.read("S/A.generated.swift")?.contains("AnotherViewModel") == true)
    #expect(sandbox.read("S/B.generated.swift")?.contains("OtherViewModel") == true)
    #expect(try await watch.end(SIGTERM) == 0)
  }

  @Test func aFolderThatWasMovedHasItsNewName() async throws {
    let sandbox = Sandbox(["S/Old/A.portico": Sample.plain("A")])
    let watch = try WatchedProcess(["generate", "S", "--watch"], in: sandbox)
    #expect(try await watch.says("watching S"))
    try FileManager.default.moveItem(atPath: sandbox.path("S/Old"), toPath: sandbox.path("S/New"))
    // Of the folder alone there may be nothing to tell, so something that is told comes with it.
    sandbox.write("S/B.portico", Sample.plain("B"))
    #expect(try await watch.says("S/B.portico · "))
    sandbox.write("S/New/A.portico", Sample.plain("Another"))
    #expect(try await watch.says("S/New/A.portico · "), "\(watch.said)")
    #expect(try await watch.end(SIGTERM) == 0)
  }

  /// Begun without a terminal that could hang up, and without one that could be spoken to.
  @Test func whoeverBeginsItHasTheSay() async throws {
    let sandbox = Sandbox(["S/A.portico": Sample.plain("A")])
    let run = try await BuiltTool.shell(
      """
      trap '' HUP
      portico generate S --watch >&- 2>&- & watch=$!
      until test -f S/A.generated.swift; do sleep 0.05; done
      sleep 0.2; kill -HUP $watch; sleep 0.2
      kill -0 $watch && echo goes on; kill $watch; wait $watch; echo status $?
      """, in: sandbox.folder)
    #expect(run.text == "goes on\nstatus 0\n")
  }
}
