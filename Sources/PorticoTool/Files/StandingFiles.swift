/// The generated files below a folder that a run leaves as they stand; they go on needing their support.
import PorticoEmit

package struct StandingFiles {
  package private(set) var texts: [String] = []
  /// Support files in folders below, which serve the same module.
  package private(set) var supports: [FilePath] = []

  /// None.
  package init() {}

  package init(below folder: FilePath, except own: Set<FilePath>) {
    guard Disk.kind(folder.real) == .folder else { return }
    for file in FolderWalk(folder).swiftFiles where file.hasSuffix(".generated.swift") {
      let path = folder.appending(file)
      if path.name == SupportRequest.fileName {
        if path.parent != folder { supports.append(path) }
      } else if !own.contains(path), let bytes = try? Disk.read(path.real) {
        let text = String(decoding: bytes, as: UTF8.self)
        // Other generators give their files this name too.
        if Origin(of: text) != nil { texts.append(text) }
      }
    }
  }
}
