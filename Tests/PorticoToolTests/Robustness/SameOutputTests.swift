import Foundation
import Testing

/// The same declarations give the same bytes: whatever the order of paths, the locale, the number of threads, the folder
/// that the command is called from.
@Suite(.serialized) struct SameOutputTests {
  private static let files: [String: String] = {
    var files: [String: String] = ["Project/portico.settings": "library portico\n"]
    for fixture in Fixture.contents(Fixture.root) {
      for url in Fixture.contents(fixture) where url.pathExtension == "portico" {
        let text = try? String(contentsOf: url, encoding: .utf8)
        files["Project/Äpp Screens/\(url.lastPathComponent)"] = text
      }
    }
    return files
  }()

  private static func outputs(_ sandbox: Sandbox) -> [String: String] {
    var result: [String: String] = [:]
    for path in sandbox.generated { result[path] = sandbox.read(path) }
    return result
  }

  @Test func inAnySurroundings() async throws {
    let first = Sandbox(Self.files)
    first.portico("generate", "Project", "--jobs", "1")
    let expected = Self.outputs(first)
    #expect(expected.count >= 40)
    let calls: [(words: String, folder: String, environment: [String: String])] = [
      ("portico generate Project --jobs 7", "", [:]),
      ("portico generate .", "Project", ["LC_ALL": "tr_TR.UTF-8"]),
      ("portico generate ../../Project --jobs 2", "Project/Äpp Screens", ["LC_ALL": "C", "LANG": "C"]),
      ("portico generate \"$PWD/Project\"", "", ["LC_ALL": "de_DE.UTF-8"]),
      ("ls -r Project/*/*.portico | sed 's/.*/\"&\"/' > list; portico generate Project @list; rm list", "", [:]),
    ]
    for call in calls {
      let sandbox = Sandbox(Self.files)
      let folder = call.folder.isEmpty ? sandbox.folder : sandbox.path(call.folder)
      _ = try await BuiltTool.shell(call.words + " --quiet", in: folder, environment: call.environment)
      let found = Self.outputs(sandbox)
      let paths = Set(found.keys).union(expected.keys)
      #expect(paths.filter { found[$0] != expected[$0] } == [], "\(call.words)")
      #expect(found.filter { $1.contains(sandbox.folder) }.keys.sorted() == [], "these name a folder of this machine")
    }
  }
}
