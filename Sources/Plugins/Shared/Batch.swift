/// One run of the tool over all declarations of a target, as both build tool plugins ask for it.
import Foundation
import PackagePlugin

struct Batch {
  var displayName: String
  /// What stands before the paths.
  var arguments: [String]
  var declarations: [URL]
  /// What is written, by its names without `.generated.swift`.
  var outputs: [String]

  /// `files` are those of the target that is compiled, `root` is where the search for settings ends.
  func commands(tool: URL, folder: URL, for target: String, files: [URL], below root: URL) -> [Command] {
    let names = Set(outputs.map { $0 + ".generated.swift" })
    // The compiler would only say that a file name is used twice.
    let standing = files.filter { names.contains($0.lastPathComponent) }
    for path in standing.map({ $0.path(percentEncoded: false) }) {
      Diagnostics.error(
        "\(path) would be compiled twice, as it stands and as the plugin writes it: delete it, or take the plugin "
          + "from \(target)", file: path)
    }
    guard standing.isEmpty else { return [] }
    return [
      .buildCommand(
        displayName: displayName, executable: tool,
        arguments: arguments + ["--quiet", "--output", folder.path(percentEncoded: false)]
          + declarations.map { $0.path(percentEncoded: false) },
        inputFiles: declarations + settings(below: root), outputFiles: names.sorted().map { folder.appending(path: $0) }
      )
    ]
  }

  /// The settings files that hold for the declarations. Their folders too, for a further one may appear there, and
  /// nobody looks again what lies above a target.
  private func settings(below root: URL) -> [URL] {
    let root = root.standardizedFileURL
    var folders: Set<URL> = []
    for declaration in declarations {
      var folder = declaration.standardizedFileURL.deletingLastPathComponent()
      while folders.insert(folder).inserted, folder.path.count > root.path.count {
        folder.deleteLastPathComponent()
      }
    }
    let files = folders.map { $0.appending(path: "portico.settings") }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    return (files + folders).sorted { $0.path < $1.path }
  }
}
