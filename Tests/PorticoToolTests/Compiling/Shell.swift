/// Running a program and reading all that it says.
import Foundation

enum Shell {
  struct Run: Sendable {
    var status: Int32
    var text: String

    /// What the compiler complains of, with a place or without: `path:1:2: error: …`. The excerpts of the source below,
    /// which say it again, are indented.
    var complaints: [Substring] {
      text.split(separator: "\n").filter { line in
        !line.hasPrefix(" ") && (line.contains("error: ") || line.contains("warning: "))
      }
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
