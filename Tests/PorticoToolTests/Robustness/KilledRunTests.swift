import Foundation
import Testing

/// Whatever ends a run before its time, each file is the old one or the new one.
@Suite(.serialized) struct KilledRunTests {
  private static func declaration(_ number: Int, _ word: String) -> String {
    "screen S\(number) {\n  input tap\n"
      + (0..<20).map { "  output title\($0): String <- tap.map { \"\(word)\" }\n" }.joined() + "}\n"
  }

  /// Killed as soon as it has written a file, each time a later one.
  @Test func aKilledRunLeavesEachFileOldOrNew() async throws {
    let sandbox = Sandbox()
    let names = (0..<30).map { "S\(10 + $0)" }
    func declare(_ word: String) {
      for (number, name) in names.enumerated() { sandbox.write("\(name).portico", Self.declaration(number, word)) }
    }
    func outputs() -> [String] { names.map { sandbox.read("\($0).generated.swift") ?? "" } }
    declare("new")
    sandbox.portico("generate")
    let new = outputs()
    declare("old")
    sandbox.portico("generate")
    let old = outputs()
    let support = try #require(sandbox.read("PorticoSupport.generated.swift"))
    declare("new")
    var halfDone = 0
    for name in names.prefix(15) {
      for (name, text) in zip(names, old) { sandbox.write("\(name).generated.swift", text) }
      _ = try await BuiltTool.shell(
        """
        sleep 0.01; touch mark; portico generate --quiet & run=$!
        while kill -0 $run && ! [ \(name).generated.swift -nt mark ]; do :; done
        kill -KILL $run; wait
        """, in: sandbox.folder)
      let found = outputs()
      #expect(names.indices.allSatisfy { found[$0] == old[$0] || found[$0] == new[$0] })
      #expect(sandbox.read("PorticoSupport.generated.swift") == support)
      if found != old, found != new { halfDone += 1 }
    }
    #expect(halfDone > 0, "no run was killed while it wrote")
    // What a killed run was about to write is not left lying about by the next one.
    sandbox.write("S10.generated.swift", old[0])
    #expect(sandbox.portico("generate").status == .done)
    #expect(outputs() == new)
    #expect(sandbox.files.filter { $0.hasPrefix(".") } == [])
  }

  /// A disk that is full refuses the same way: a file may grow to so many blocks and no further.
  @Test func whatDoesNotFitLeavesTheOldFile() async throws {
    let sandbox = Sandbox(["Large.portico": Self.declaration(1, "old"), "Small.portico": Sample.plain("Small")])
    sandbox.portico("generate")
    let old = sandbox.read("Large.generated.swift")
    sandbox.write("Large.portico", Self.declaration(1, "new"))
    sandbox.write("Small.portico", Sample.plain("Smaller"))
    let run = try await BuiltTool.shell("trap '' XFSZ; ulimit -f 8; portico generate", in: sandbox.folder)
    #expect(run.status == 3)
    #expect(run.text.contains("error: Large.generated.swift cannot be written: File too large\n"))
    #expect(old != nil && sandbox.read("Large.generated.swift") == old)
    #expect(sandbox.read("Small.generated.swift")?.contains("SmallerViewModel") == true)
    #expect(sandbox.files.filter { $0.hasPrefix(".") } == [])
  }
}
