/// From the paths of a command line to the `.portico` files that they mean, each once, in an order of its own.
package struct SourceFinder {
  package struct Found: Hashable, Sendable {
    package var path: FilePath
    /// The folder that was given; for a file that was given itself, its own.
    package var root: FilePath
    /// Its folder below the root: empty, `Login`, `Login/Form`.
    package var below: String
  }

  package private(set) var found: [Found] = []
  package private(set) var problems: [FileProblem] = []
  /// The Swift files in the folders that were walked, by their paths below.
  package private(set) var swiftFiles: [FilePath: [String]] = [:]

  /// No path at all means the current folder.
  package init(_ paths: [String], in currentFolder: String) {
    // A folder comes before what lies in it, so whatever the order of the arguments, the widest has the say.
    for argument in Self.arguments(paths, in: currentFolder) { add(argument) }
    found.sort { ($0.path.real, $0.path.shown) < ($1.path.real, $1.path.shown) }
  }

  /// The paths themselves, the widest first.
  package static func arguments(_ paths: [String], in currentFolder: String) -> [FilePath] {
    (paths.isEmpty ? ["."] : paths).map { path -> FilePath in
      let given = FilePath(path, in: currentFolder)
      let shown = path == "/" ? path : tidy(path)
      return FilePath(shown: shown, real: Disk.canonical(given.real) ?? given.real)
    }.sorted { ($0.real, $0.shown) < ($1.real, $1.shown) }
  }

  private var seen: Set<FilePath> = []

  private mutating func add(_ argument: FilePath) {
    switch Disk.kind(argument.real) {
    case .folder:
      guard swiftFiles[argument] == nil else { return }
      let walk = FolderWalk(argument)
      swiftFiles[argument] = walk.swiftFiles
      for (path, problem) in walk.problems { problems.append(FileProblem(problem.message(path.shown))) }
      for file in walk.declarations {
        let below = FilePath.parent(file)
        add(Found(path: argument.appending(file), root: argument, below: below == "." ? "" : below))
      }
    case .file where !argument.name.hasSuffix(".portico"):
      let message = "\(argument.shown) is no .portico file: give .portico files, or folders to look for them in"
      problems.append(FileProblem(message, .problems))
    case .file, .other:
      add(Found(path: argument, root: argument.parent, below: ""))
    case nil:
      problems.append(FileProblem("\(argument.shown): there is no such file or folder"))
    }
  }

  private mutating func add(_ file: Found) {
    if seen.insert(file.path).inserted { found.append(file) }
  }

  /// `./Sources/` as messages say it: `Sources`.
  private static func tidy(_ path: String) -> String {
    var text = path[...]
    while text.hasPrefix("./"), text.count > 2 { text = text.dropFirst(2) }
    while text.hasSuffix("/"), text.count > 1 { text = text.dropLast() }
    return String(text)
  }
}
