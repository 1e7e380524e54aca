import PorticoSyntax

/// `mixed-libraries`: screens for RxSwift and for PorticoRuntime in one module. Both have the same names, so whatever is
/// written once for the module, as the support file is, could mean either.
package enum MixedLibrariesCheck {
  /// One file as far as it matters what it is written for: `folder` is the one that its module's support file goes to.
  package struct WrittenFile {
    package var path: String
    package var folder: String
    package var screens: [(name: Name, library: Settings.Library)]

    package init(path: String, folder: String, tree: SyntaxTree, screens: [Screen]) {
      self.path = path
      self.folder = folder
      self.screens = zip(tree.screens, screens).map { ($0.name, $1.settings.library) }
    }
  }

  static func check(_ file: CheckedFile) -> [Diagnostic] {
    guard file.tree.screens.count > 1 else { return [] }
    let screens = file.screens.map(\.screen)
    return check(across: [WrittenFile(path: "", folder: "", tree: file.tree, screens: screens)]).map(\.diagnostic)
  }

  /// Each belongs to the later file, whose index it bears; one a file is enough.
  package static func check(across files: [WrittenFile]) -> [(file: Int, diagnostic: Diagnostic)] {
    var first: [String: (library: Settings.Library, place: String)] = [:]
    return files.indices.compactMap { index in
      let file = files[index]
      for (name, library) in file.screens where library != .combine {
        guard let other = first[file.folder] else {
          first[file.folder] = (library, "`\(name.text)`" + (file.path.isEmpty ? "" : " in \(file.path)"))
          continue
        }
        guard other.library != library else { continue }
        return (index, diagnostic(name, library, other))
      }
      return nil
    }
  }

  private static func diagnostic(
    _ name: Name, _ library: Settings.Library, _ other: (library: Settings.Library, place: String)
  ) -> Diagnostic {
    Diagnostic(
      "mixed-libraries", .error,
      "`\(name.text)` is for `\(library.rawValue)` and \(other.place) for `\(other.library.rawValue)`, which have the "
        + "same names: write all screens of a module for one of them",
      at: name.span)
  }
}
