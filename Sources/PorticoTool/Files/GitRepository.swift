/// A git repository, asked through `git`: what a revision holds.
package struct GitRepository: Sendable {
  package enum Problem: Error, Hashable, Sendable {
    case noRepository(String)
    case noRevision(String)
    case git(String)

    package var message: String {
      switch self {
      case .noRepository(let folder): "\(folder) lies in no git repository, so nothing can be compared with it"
      case .noRevision(let name): "git knows no revision `\(name)` here"
      case .git(let message): message
      }
    }
  }

  package struct File: Hashable, Sendable {
    /// Below the repository's folder.
    package var path: String
    fileprivate var object: String
  }

  /// Absolute, links followed.
  package let folder: String

  /// The repository that `path` lies in, which need not exist any more.
  package init(around path: FilePath) throws(Problem) {
    var place = path.real
    while Disk.kind(place) != .folder, place != "/" { place = FilePath.parent(place) }
    let found = try Self.git(["-C", place, "rev-parse", "--show-toplevel"])
    guard found.status == 0, let folder = Disk.canonical(Self.line(found.output)) else {
      throw .noRepository(path.shown)
    }
    self.folder = folder
  }

  /// The full name of the commit that `revision` means. As for git's own `diff`, `main...` is where what stands now parted
  /// from main.
  package func commit(_ revision: String) throws(Problem) -> String {
    let parts = revision.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, !parts[0].isEmpty, ["", "HEAD", "@"].contains(parts[1]) {
      let found = try Self.git(["-C", folder, "merge-base", "--", parts[0], "HEAD"])
      guard found.status == 0 else { throw .noRevision(revision) }
      return Self.line(found.output)
    }
    let found = try Self.git(
      ["-C", folder, "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard found.status == 0 else { throw .noRevision(revision) }
    return Self.line(found.output)
  }

  /// The regular files of a commit for which `isWanted` says so of their paths.
  package func files(of commit: String, where isWanted: (String) -> Bool) throws(Problem) -> [File] {
    let found = try Self.git(["-C", folder, "ls-tree", "-r", "-z", "--full-tree", commit])
    guard found.status == 0 else { throw .git(Self.said(found)) }
    var files: [File] = []
    for entry in found.output.split(separator: 0) {
      // `100644 blob 83baae61…<tab>path`; links have another mode.
      guard entry.starts(with: Array("100".utf8)), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard isWanted(path), words.count == 3 else { continue }
      files.append(File(path: path, object: String(decoding: words[2], as: UTF8.self)))
    }
    return files
  }

  /// What the files held, some hundreds in one run of git.
  package func contents(of files: [File]) throws(Problem) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    var rest = files[...]
    while let first = rest.first {
      let count = ChildProcess.longestInput / (first.object.utf8.count + 1)
      contents += try batch(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return contents
  }

  private func batch(_ files: [File]) throws(Problem) -> [[UInt8]] {
    let found = try Self.git(
      ["-C", folder, "cat-file", "--batch"], input: Array(files.map { $0.object + "\n" }.joined().utf8))
    guard found.status == 0 else { throw .git(Self.said(found)) }
    var rest = found.output[...]
    var contents: [[UInt8]] = []
    for file in files {
      // `83baae61… blob 12`, the bytes, a newline.
      guard let end = rest.firstIndex(of: 0x0A),
        let size = rest[..<end].split(separator: UInt8(ascii: " ")).last.flatMap({
          Int(String(decoding: $0, as: UTF8.self))
        }), rest.count > end - rest.startIndex + size
      else { throw .git("git does not give \(file.path)") }
      contents.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    return contents
  }

  private static func git(_ arguments: [String], input: [UInt8] = []) throws(Problem) -> ChildProcess.Result {
    do throws(DiskProblem) {
      return try ChildProcess.run(["git"] + arguments, input: input)
    } catch {
      throw .git("\(error.refusal): \(error.reason)")
    }
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  private static func said(_ result: ChildProcess.Result) -> String {
    let first = result.errors.split(separator: "\n").first.map(String.init)
    return first ?? "git ended with status \(result.status)"
  }
}
