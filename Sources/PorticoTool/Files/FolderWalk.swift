/// All files below a folder that a run cares for: declarations and Swift; hidden folders are passed by.
package struct FolderWalk: Sendable {
  /// `.portico` and `.swift` files by their path below the folder, in order.
  package private(set) var files: [String] = []
  package private(set) var problems: [(path: FilePath, problem: DiskProblem)] = []

  package init(_ folder: FilePath) {
    visit(folder, below: "")
  }

  package var declarations: [String] { files.filter { $0.hasSuffix(".portico") } }
  package var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }

  private mutating func visit(_ folder: FilePath, below: String) {
    let entries: [Disk.Entry]
    do throws(DiskProblem) { entries = try Disk.entries(of: folder.real) } catch {
      problems.append((folder, error))
      return
    }
    for entry in entries {
      let path = FilePath.join(below, entry.name)
      if entry.kind == .folder {
        visit(folder.appending(entry.name), below: path)
      } else if entry.name.hasSuffix(".portico") || (entry.kind == .file && entry.name.hasSuffix(".swift")) {
        // What is named as a declaration and cannot be read is to be heard of, not passed by.
        files.append(path)
      }
    }
  }
}
