/// Generated files whose declaration is gone: where they are looked for, and how they are known.
import PorticoEmit

package struct Orphans {
  package struct Orphan: Hashable, Sendable {
    package var path: FilePath
    /// `Login.portico`, or nil for what several files shared.
    package var declaration: String?
    package var text: String
    /// Only what nobody has edited may be removed.
    package var isIntact: Bool
  }

  package private(set) var all: [Orphan] = []

  /// Among the files that lie beside the declarations of `folders`.
  package mutating func search(_ folders: [(root: FilePath, files: [String])], except tests: FilePath?) {
    for (root, files) in folders {
      for file in files where file.hasSuffix(Self.suffix) && !file.hasSuffix(Self.harnessSuffix) {
        let path = root.appending(file)
        if let tests, FilePath.isBelow(path.real, tests.real) { continue }
        add(path, Self.suffix, declaredIn: [path.parent])
      }
    }
  }

  /// Among the files of an output folder, which mirrors the folders that hold the declarations. `roots` need not be all of
  /// them, so what is declared elsewhere in the projects around is not gone.
  package mutating func search(
    output folder: FilePath, of roots: [FilePath], elsewhere projects: Set<String>, harnesses: Bool
  ) {
    guard Disk.kind(folder.real) == .folder else { return }
    let suffix = harnesses ? Self.harnessSuffix : Self.suffix
    var found = Orphans()
    for file in FolderWalk(folder).swiftFiles where file.hasSuffix(suffix) {
      // A harness ends as any other generated file does.
      if !harnesses, file.hasSuffix(Self.harnessSuffix) { continue }
      let below = FilePath.parent(file)
      let folders = roots.map { below == "." ? $0 : $0.appending(below) }
      found.add(folder.appending(file), suffix, declaredIn: folders)
    }
    guard !found.all.isEmpty else { return }
    var declared: Set<String> = []
    for project in projects.map({ FilePath(shown: $0, real: $0) }) {
      let others = FolderWalk(project).declarations.map(project.appending).filter { declaration in
        !roots.contains { FilePath.isBelow(declaration.real, $0.real) }
      }
      declared.formUnion(others.map(\.name))
    }
    all += found.all.filter { orphan in !declared.contains { $0 == orphan.declaration } }
  }

  /// Shared files of folders in which nothing is left that would need them; what somebody has edited stays, and needs
  /// them.
  package mutating func search(shared candidates: [FilePath], planned: Set<FilePath>) {
    let gone = intact
    for path in candidates where !planned.contains(path) && !all.contains(where: { $0.path == path }) {
      guard let text = Self.text(path), Origin(of: text) == .shared else { continue }
      // With the clock the parts of all its modules are written; whichever stands besides is of none of them.
      let isLeft = HarnessRequest.isPart(path.name) && planned.contains(path.parent.appending(HarnessRequest.fileName))
      if !isLeft {
        let others = StandingFiles(below: path.parent, except: gone.union([path]))
        guard others.texts.isEmpty else { continue }
      }
      all.append(Orphan(path: path, declaration: nil, text: text, isIntact: Checksum.state(of: text) == .intact))
    }
  }

  package var intact: Set<FilePath> { Set(all.filter(\.isIntact).map(\.path)) }

  private static let suffix = ".generated.swift"
  private static let harnessSuffix = ".harness.generated.swift"

  private mutating func add(_ path: FilePath, _ suffix: String, declaredIn folders: [FilePath]) {
    let declaration = String(path.name.dropLast(suffix.count)) + ".portico"
    guard !folders.contains(where: { Disk.kind($0.appending(declaration).real) != nil }) else { return }
    // One that was copied or renamed by hand has a name that its header does not say.
    guard let text = Self.text(path), Origin(of: text) == .declaration(declaration) else { return }
    guard Checksum.state(of: text) != .absent, !all.contains(where: { $0.path == path }) else { return }
    let isIntact = Checksum.state(of: text) == .intact
    all.append(Orphan(path: path, declaration: declaration, text: text, isIntact: isIntact))
  }

  private static func text(_ path: FilePath) -> String? {
    (try? Disk.read(path.real)).map { String(decoding: $0, as: UTF8.self) }
  }
}
