/// The command as it runs on and on, what it has said so far, and its end.
import Foundation

final class WatchedProcess {
  private let process = Process()
  private let output: URL

  init(_ arguments: [String], in sandbox: Sandbox, environment: [String: String] = [:]) throws {
    output = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let handle = try FileHandle(forWritingTo: output)
    process.executableURL = URL(filePath: BuiltTool.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: sandbox.folder)
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: output)
  }

  var said: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

  /// Whether that is said sooner or later; the limit is for a test that fails.
  func says(_ words: String, count: Int = 1) async throws -> Bool {
    for _ in 0..<600 {
      if said.components(separatedBy: words).count > count { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  /// The status that it ends with.
  func end(_ signal: Int32) async throws -> Int32 {
    kill(process.processIdentifier, signal)
    for _ in 0..<600 where process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
    return process.isRunning ? -1 : process.terminationStatus
  }
}
