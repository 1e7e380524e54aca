/// A path twice: as people know it, and as the disk does. Two are the same where the disk says so.
package struct FilePath: Hashable, Sendable {
  /// What messages say: as it was given.
  package var shown: String
  /// Absolute, so that no current folder is needed.
  package var real: String

  package init(shown: String, real: String) {
    self.shown = shown
    self.real = real
  }

  /// `path` as it was written by someone in `folder`.
  package init(_ path: String, in folder: String) {
    self.init(shown: path, real: Self.absolute(path, in: folder))
  }

  package static func == (left: FilePath, right: FilePath) -> Bool { left.real == right.real }

  package func hash(into hasher: inout Hasher) { hasher.combine(real) }

  package var name: String { Self.name(real) }

  package var parent: FilePath { FilePath(shown: Self.parent(shown), real: Self.parent(real)) }

  package func appending(_ name: String) -> FilePath {
    FilePath(shown: Self.join(shown, name), real: Self.join(real, name))
  }

  /// The files of the current folder are named without it.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    if name.isEmpty { return folder }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  package static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  package static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/" || (path.hasPrefix(folder) && path.dropFirst(folder.count).first == "/")
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
