import PorticoSyntax

/// `output-collision`: two declarations that would write one file, or one Swift type, on a disk that may not tell
/// upper case from lower.
package enum OutputCollisionCheck {
  static func check(_ file: CheckedFile) -> [Diagnostic] {
    guard file.tree.screens.count + file.tree.services.count > 1 else { return [] }
    let folder = DeclaredFile(path: file.tree.source.path, folder: "", tree: file.tree)
    return check(across: [folder]).map(\.diagnostic)
  }

  /// One file as far as it matters what it writes, and where: `folder` is the one that its output goes to.
  package struct DeclaredFile {
    package var path: String
    package var folder: String
    package var tree: SyntaxTree

    package init(path: String, folder: String, tree: SyntaxTree) {
      self.path = path
      self.folder = folder
      self.tree = tree
    }
  }

  /// Collisions of files that are generated in one run; each bears the index of the file that it belongs to: the later
  /// one, or both where they would be one file.
  package static func check(across files: [DeclaredFile]) -> [(file: Int, diagnostic: Diagnostic)] {
    var found: [(file: Int, diagnostic: Diagnostic)] = []
    var claims: [String: Claim] = [:]
    for (index, file) in files.enumerated() {
      let stem = stem(of: file.path)
      let output = file.folder + "/" + stem.lowercased() + ".generated.swift"
      if let first = claims[output] {
        // Neither is more in the right, so neither is written.
        for (file, other) in [(first.file, file.path), (index, files[first.file].path)] {
          let message = "`\(stem).generated.swift` would be written for \(other) too: rename one file"
          found.append((file, Diagnostic("output-collision", .error, message, at: Span(0, 0))))
        }
      } else {
        claims[output] = Claim(file: index, name: Name(stem, span: Span(0, 0)), what: "file")
      }
      let names = file.tree.services.map { ($0.name, "service") } + file.tree.screens.map { ($0.name, "screen") }
      for (name, what) in names {
        let key = what + " " + file.folder + "/" + name.text.lowercased()
        guard let first = claims[key] else {
          claims[key] = Claim(file: index, name: name, what: what)
          continue
        }
        found.append((index, diagnostic(name, what, in: index, first: first, files)))
      }
    }
    return found
  }

  private struct Claim {
    var file: Int
    var name: Name
    var what: String
  }

  private static func diagnostic(
    _ name: Name, _ what: String, in index: Int, first: Claim, _ files: [DeclaredFile]
  ) -> Diagnostic {
    let isElsewhere = first.file != index
    let place = isElsewhere ? " in \(files[first.file].path)" : ""
    let other =
      name.text == first.name.text
      ? "there is a \(what) `\(name.text)`\(place) already"
      : "`\(name.text)` and the \(what) `\(first.name.text)`\(place) differ in case only, "
        + "which not every disk can tell apart"
    return Diagnostic(
      "output-collision", .error, other + ": give one another name", at: name.span,
      notes: isElsewhere ? [] : [Diagnostic.Note("the first is here", at: first.name.span)])
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".portico") ? name.dropLast(".portico".count) : name)
  }
}
