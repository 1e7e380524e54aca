import Foundation
import Testing

/// A thousand files of which nothing has changed: nothing is written, by the times of the files and by what the system was
/// asked to do.
@Suite struct NothingChangedTests {
  /// What changes something on a disk, among the calls of a trace.
  private static let writing =
    "O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|^([0-9]+ +)?(rename|unlink|mkdir|ftruncate|link|chmod|utime)"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "strace is not installed"))
  func writesNothing() async throws {
    let sandbox = Sandbox()
    for number in 0..<1000 { sandbox.write("S/S\(number).portico", "screen S\(number) { output a: Int }\n") }
    /// What is said, and then how many calls write something.
    func portico(_ option: String) async throws -> Shell.Run {
      let command = "strace -f -o trace -e trace=%file,ftruncate,fchmod portico generate S \(option)"
      let count = "grep -v /dev/null trace | grep -cE '\(Self.writing)'"
      return try await BuiltTool.shell(
        "\(command); \(count)", in: sandbox.folder, environment: ["XDG_CACHE_HOME": sandbox.path("cache")])
    }
    // What the trace of a run that writes shows, so that its absence means something.
    let first = try await portico("")
    #expect(first.text.contains("1001 written"))
    #expect(try #require(first.text.split(separator: "\n").last.flatMap { Int($0) }) > 2000)
    let times = try sandbox.generated.map(sandbox.time)
    for option in ["", "--no-cache", "--check"] {
      let run = try await portico(option)
      #expect(run.text.contains(option == "--check" ? "1001 up to date" : "1001 unchanged"), "\(run.text)")
      #expect(run.text.hasSuffix("\n0\n"), "\(run.text)")
    }
    #expect(try sandbox.generated.map(sandbox.time) == times && times.count == 1001)
  }
}

extension Sandbox {
  fileprivate func time(_ path: String) throws -> Date {
    try #require(FileManager.default.attributesOfItem(atPath: self.path(path))[.modificationDate] as? Date)
  }
}
