/// The sources that a command line means: read, with the settings around them and the places that their output goes to.
package struct SourceReading: Sendable {
  package private(set) var sources: [Source] = []
  package private(set) var problems: [FileProblem]
  package private(set) var settingsFiles: [FolderSettings] = []
  /// The folders that the sources were found in.
  package let roots: [FilePath: FilePath]
  /// The folders of the projects that the sources lie in.
  private let projects: Set<String>
  /// The Swift files in the folders that were searched, by their paths below.
  package let swiftFiles: [FilePath: [String]]

  package init(_ options: Options, in surroundings: Surroundings) {
    let finder = SourceFinder(options.paths, in: surroundings.currentFolder)
    roots = Dictionary(finder.found.map { ($0.path, $0.root) }) { first, _ in first }
    swiftFiles = finder.swiftFiles
    problems = finder.problems
    let output = Self.folders(options, in: surroundings).output
    var folders = ProjectFolders(currentFolder: surroundings.currentFolder)
    var shared = Self.sharedFolder(of: finder)
    if let folder = shared, !FilePath.isBelow(folder.real, surroundings.currentFolder),
      folders.project(of: folder) == nil
    {
      // They lie far apart, in nothing that would be a project.
      shared = nil
    }
    for found in finder.found {
      do throws(DiskProblem) {
        let place = swiftFiles[found.root] == nil ? shared ?? found.root : found.root
        sources.append(
          Self.source(
            found, try Disk.read(found.path.real), output, isForTests: options.has(.harnessOutput), sharing: place,
            &folders))
      } catch {
        problems.append(FileProblem(error.message(found.path.shown)))
      }
    }
    problems += folders.problems
    settingsFiles = folders.settingsFiles
    var projects: Set<String> = []
    for root in Set(roots.values).union(swiftFiles.keys) {
      projects.insert(folders.project(of: root) ?? surroundings.currentFolder)
    }
    self.projects = projects
  }

  /// One source that does not come from the disk but stands for the file at `path`.
  package init(_ bytes: [UInt8], at path: FilePath, currentFolder: String) {
    let found = SourceFinder.Found(path: path, root: path.parent, below: "")
    var folders = ProjectFolders(currentFolder: currentFolder)
    sources = [Self.source(found, bytes, nil, sharing: found.root, &folders)]
    roots = [path: path.parent]
    swiftFiles = [:]
    projects = []
    problems = folders.problems
    settingsFiles = folders.settingsFiles
  }

  /// The generated files that nothing declares any more, those that several shared aside.
  package func orphans(_ options: Options, in surroundings: Surroundings) -> Orphans {
    let (output, tests) = Self.folders(options, in: surroundings)
    var orphans = Orphans()
    let roots = Set(roots.values).union(swiftFiles.keys).sorted { $0.real < $1.real }
    if let output {
      orphans.search(output: output, of: roots, elsewhere: projects, harnesses: false)
    } else {
      let folders = swiftFiles.sorted { $0.key.real < $1.key.real }.map { (root: $0.key, files: $0.value) }
      orphans.search(folders, except: tests)
    }
    if let tests { orphans.search(output: tests, of: roots, elsewhere: projects, harnesses: true) }
    return orphans
  }

  /// Where files may lie that several outputs share.
  package func sharedFiles(_ options: Options, in surroundings: Surroundings) -> [FilePath] {
    let (output, tests) = Self.folders(options, in: surroundings)
    let harness = tests.map(Self.sharedHarnesses) ?? []
    if let output { return [output.appending(SupportRequest.fileName)] + harness }
    let beside = swiftFiles.flatMap { root, files in
      files.filter { FilePath.name($0) == SupportRequest.fileName }.map(root.appending)
    }
    return beside.sorted { $0.real < $1.real } + harness
  }

  /// The clock of a tests folder, and the parts of modules that stand there.
  private static func sharedHarnesses(_ folder: FilePath) -> [FilePath] {
    let entries = (try? Disk.entries(of: folder.real)) ?? []
    let parts = entries.map(\.name).filter(HarnessRequest.isPart).sorted()
    return ([HarnessRequest.fileName] + parts).map(folder.appending)
  }

  private static func folders(
    _ options: Options, in surroundings: Surroundings
  ) -> (output: FilePath?, tests: FilePath?) {
    func folder(_ option: Option) -> FilePath? { options[option].map { FilePath($0, in: surroundings.currentFolder) } }
    return (folder(.output) ?? folder(.harnessOutput), folder(.testsOutput))
  }

  /// The folder around the files that were given themselves, which are of one module: it has one support file.
  private static func sharedFolder(of finder: SourceFinder) -> FilePath? {
    let folders = finder.found.filter { finder.swiftFiles[$0.root] == nil }.map(\.root)
    guard var shared = folders.first else { return nil }
    while let other = folders.first(where: { !FilePath.isBelow($0.real, shared.real) }), shared.real != "/" {
      // `App/One` and `App/Two` lie in `App`; what is named otherwise is named in full.
      let parent = FilePath.parent(shared.real)
      let isNamed = shared.shown.contains("/") || FilePath.isBelow(other.real, parent)
      shared = isNamed ? shared.parent : FilePath(shown: parent, real: parent)
    }
    return shared
  }

  private static func source(
    _ found: SourceFinder.Found, _ bytes: [UInt8], _ output: FilePath?, isForTests: Bool = false,
    sharing shared: FilePath,
    _ folders: inout ProjectFolders
  ) -> Source {
    let settings = folders.settings(for: found.path.parent)
    var source = Source(
      path: found.path, bytes: bytes, settings: settings.files, outputFolder: found.path.parent,
      supportFolder: found.root)
    source.isMissingSettings = !settings.isWhole
    source.below = found.below
    source.module = folders.module(of: found.path)
    if let output {
      source.outputFolder = found.below.isEmpty ? output : output.appending(found.below)
    }
    // With their tests alone, modules are written to one folder that have a support file each.
    if let output, !isForTests {
      source.supportFolder = output
    } else {
      source.supportFolder = folders.supportFolder(for: found.path, root: shared)
    }
    return source
  }
}
