/// The command itself, as it was built beside the tests.
import Foundation
import PorticoTool

enum BuiltTool {
  static let path = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "portico").path

  /// `words` for a shell, in `folder`, with `portico` in its path and nothing of the machine's caches.
  static func shell(
    _ words: String, in folder: String, environment: [String: String] = [:]
  ) async throws -> Shell.Run {
    let binary = URL(filePath: path).deletingLastPathComponent().path
    let variables = ["PATH": "\(binary):/usr/bin:/bin", "XDG_CACHE_HOME": "/dev/null"].merging(environment) { $1 }
    return try await Shell.run(
      ["-i"] + variables.map { "\($0.key)=\($0.value)" }.sorted() + ["sh", "-c", "cd '\(folder)' && \(words)"])
  }
}
