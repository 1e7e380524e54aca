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
}
