/// Scaffolding over files that people edit: whatever they do to them, no byte of theirs is lost.
import PorticoTool
import Testing

@Suite struct UserByteTests {
  /// 40 screens, each edited, grown and shrunk 25 times: 1,000 rounds. What is expected is known from the edits, not from
  /// reading the Swift again.
  @Test func aThousandRoundsLoseNothing() throws {
    var chance = SeededChance(seed: 20)
    var halves = (0..<40).map { EditedHalf("S\($0)") }
    let sandbox = Sandbox(["Package.swift": ""])
    for round in 0..<25 {
      for index in halves.indices {
        halves[index].edit(&chance)
        sandbox.write("Sources/App/\(halves[index].name).portico", halves[index].declaration)
        if !halves[index].isMissing { sandbox.write(halves[index].path, bytes: halves[index].bytes) }
        sandbox.write("Sources/App/\(halves[index].name)+More.swift", halves[index].others)
      }
      let errors = sandbox.portico("scaffold", "Sources").errors.split(separator: "\n")
        .filter { $0.hasSuffix("[changed-hook]") }
      for index in halves.indices {
        let half = halves[index]
        let after = try #require(sandbox.bytes(half.path), "\(half.name), round \(round)")
        let problem = half.problem(after, errors)
        let texts = "\(half.text)\n--- became\n\(String(decoding: after, as: UTF8.self))"
        #expect(problem == nil, "\(half.name), round \(round):\n\(texts)")
        halves[index].accept(after)
      }
      // Nothing is left to do, so nothing is done.
      guard round % 5 == 0 else { continue }
      sandbox.portico("scaffold", "Sources")
      let changed = halves.filter { $0.fault == nil && sandbox.bytes($0.path) != $0.bytes }
      #expect(changed.map(\.name) == [], "round \(round)")
    }
  }
}

extension Sandbox {
  fileprivate func bytes(_ path: String) -> [UInt8]? { try? Disk.read(self.path(path)) }
}
