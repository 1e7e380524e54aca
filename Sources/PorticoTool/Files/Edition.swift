/// The declarations of a project at one time: as they stand in the working tree, or as a revision has them.
import PorticoSyntax

package struct Edition {
  package private(set) var sources: [CheckedSource] = []
  package private(set) var problems: [FileProblem] = []
  /// Settings files with their problems.
  package private(set) var settingsFiles: [FolderSettings] = []

  /// What `paths` mean now; none at all means nothing.
  package init(paths: [String], in currentFolder: String, _ pipeline: Pipeline) {
    if paths.isEmpty { return }
    let finder = SourceFinder(paths, in: currentFolder)
    problems = finder.problems
    var folders = ProjectFolders(currentFolder: currentFolder)
    for found in finder.found {
      do throws(DiskProblem) {
        let settings = folders.settings(for: found.path.parent)
        add(found.path, try Disk.read(found.path.real), settings.files, isWhole: settings.isWhole, pipeline)
      } catch {
        problems.append(FileProblem(error.message(found.path.shown)))
      }
    }
    problems += folders.problems
    settingsFiles = folders.settingsFiles
  }

  /// What lies below `arguments` in a commit, named as the arguments name it.
  package init(
    of commit: String, in repository: GitRepository, below arguments: [FilePath], _ pipeline: Pipeline
  ) throws(GitRepository.Problem) {
    let files = try repository.files(of: commit) { path in
      path.hasSuffix(".portico") || Self.isNamed(FolderSettings.fileName, path) || Self.isNamed("Package.swift", path)
    }
    var sources: [(path: FilePath, file: GitRepository.File)] = []
    for file in files where file.path.hasSuffix(".portico") {
      let real = FilePath.join(repository.folder, file.path)
      if let path = Self.path(real, below: arguments) { sources.append((path, file)) }
    }
    sources.sort { ($0.path.real, $0.path.shown) < ($1.path.real, $1.path.shown) }
    let settings = files.filter { Self.isNamed(FolderSettings.fileName, $0.path) }
    let texts = try repository.contents(of: sources.map(\.file) + settings)
    var byFolder: [String: FolderSettings] = [:]
    for (file, bytes) in zip(settings, texts[sources.count...]) {
      byFolder[Self.folder(file.path)] = FolderSettings(SourceFile(path: file.path, bytes: bytes))
    }
    let packages = Set(files.filter { Self.isNamed("Package.swift", $0.path) }.map { Self.folder($0.path) })
    for ((path, file), bytes) in zip(sources, texts) {
      var chain: [FolderSettings] = []
      var folder = Self.folder(file.path)
      while true {
        if let found = byFolder[folder] { chain.insert(found, at: 0) }
        // Where a package begins, so does its project; the repository's folder ends all of them.
        if folder.isEmpty || packages.contains(folder) { break }
        folder = Self.folder(folder)
      }
      add(path, bytes, chain, isWhole: true, pipeline)
    }
    settingsFiles = byFolder.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func add(
    _ path: FilePath, _ bytes: [UInt8], _ settings: [FolderSettings], isWhole: Bool, _ pipeline: Pipeline
  ) {
    var source = Source(
      path: path, bytes: bytes, settings: settings, outputFolder: path.parent, supportFolder: path.parent)
    source.isMissingSettings = !isWhole
    sources.append(pipeline.check(source))
  }

  /// Hidden folders are passed by, as they are in the working tree.
  private static func path(_ real: String, below arguments: [FilePath]) -> FilePath? {
    for argument in arguments where FilePath.isBelow(real, argument.real) {
      let rest = real.dropFirst(argument.real.count).drop { $0 == "/" }
      if rest.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      return FilePath(shown: FilePath.join(argument.shown, String(rest)), real: real)
    }
    return nil
  }

  private static func isNamed(_ name: String, _ path: String) -> Bool {
    path == name || path.hasSuffix("/" + name)
  }

  /// Empty for the repository's own.
  private static func folder(_ path: String) -> String {
    path.contains("/") ? FilePath.parent(path) : ""
  }
}
