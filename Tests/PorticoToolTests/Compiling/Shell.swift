/// Running a program and reading all that it says.
import Foundation

enum Shell {
  struct Run: Sendable {
    var status: Int32
    var text: String

    /// Where the compiler complains: `path:1:2: error: …`, and what has no place.
    var complaints: [Substring] {
      text.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
    }
  }

  /// No thread waits for it, since the tests have as few of them as there are cores.
  static func run(_ arguments: [String]) async throws -> Run {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try handle.close()
    return Run(status: status, text: String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }
}
