/// Where records of runs are kept, and whether the disk still is as one says. What cannot be kept is forgotten: a run
/// without its record does all the work.
package struct RunCache: Sendable {
  private let path: String
  private let folder: String

  /// `name` says which run it is: where it was made, and with which arguments.
  package init?(folder: String?, name: ContentHash) {
    guard let folder else { return nil }
    self.folder = folder
    // Runs that fall on one name write over each other, so that the folder does not grow for ever.
    path = FilePath.join(folder, String(name.text.prefix(2)) + ".run")
  }

  package func record(of key: ContentHash) -> RunRecord? {
    guard let bytes = try? Disk.read(path), let record = RunRecord(String(decoding: bytes, as: UTF8.self)) else {
      return nil
    }
    return record.key == key.text ? record : nil
  }

  package func keep(_ record: RunRecord) {
    try? Disk.createFolder(folder)
    try? Disk.write(Array(record.text.utf8), to: path)
  }

  /// Whether each output stands as it was written.
  package static func stands(_ record: RunRecord) -> Bool {
    record.outputs.allSatisfy { output in
      guard let bytes = try? Disk.read(output.path) else { return false }
      return ContentHash.of(bytes).text == output.hash
    }
  }
}
