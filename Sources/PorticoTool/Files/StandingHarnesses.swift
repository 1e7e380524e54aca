/// The harnesses that stand in a tests folder and that a run does not write: whose they are.
import PorticoEmit

package enum StandingHarnesses {
  /// The modules that they test.
  package static func modules(below folder: FilePath, except own: Set<FilePath>) -> Set<String> {
    guard Disk.kind(folder.real) == .folder else { return [] }
    let opening = "@testable import "
    var modules: Set<String> = []
    for file in FolderWalk(folder).swiftFiles where file.hasSuffix(".harness.generated.swift") {
      let path = folder.appending(file)
      guard !own.contains(path), let bytes = try? Disk.read(path.real) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard Origin(of: text) != nil else { continue }
      for line in text.split(separator: "\n") where line.hasPrefix(opening) {
        modules.insert(String(line.dropFirst(opening.count)))
      }
    }
    return modules
  }
}
