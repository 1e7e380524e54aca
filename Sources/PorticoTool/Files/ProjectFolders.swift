/// What the folders around a source say: their settings, where the project ends, where its support file lies.
import PorticoSyntax

package struct ProjectFolders {
  private struct Folder {
    var hasPackage: Bool
    var hasRepository: Bool
    var hasSupport: Bool
    var settings: FolderSettings?
    var isReadable = true

    var isBoundary: Bool { hasPackage || hasRepository }
  }

  package struct Settings: Sendable {
    /// From the outermost folder to the nearest.
    package var files: [FolderSettings]
    /// Whether all of them could be read.
    package var isWhole: Bool
  }

  private let currentFolder: String
  private var folders: [String: Folder] = [:]
  /// The settings files that could not be read.
  package private(set) var problems: [FileProblem] = []

  package init(currentFolder: String) {
    self.currentFolder = currentFolder
  }

  /// Every settings file that was read, by path.
  package var settingsFiles: [FolderSettings] {
    folders.values.compactMap(\.settings).sorted { $0.source.path < $1.source.path }
  }

  /// The settings that hold for files in `path`.
  package mutating func settings(for path: FilePath) -> Settings {
    let chain = chain(path).map { folder($0, isAbsolute: path.shown.hasPrefix("/")) }
    return Settings(files: chain.reversed().compactMap(\.settings), isWhole: chain.allSatisfy(\.isReadable))
  }

  /// The folder whose support file serves what is generated beside `source`: a module must not have two, so one that
  /// stands in a folder above is taken, else the folder of the SwiftPM target, else `root`.
  package mutating func supportFolder(for source: FilePath, root: FilePath) -> FilePath {
    let chain = chain(source.parent)
    let isProject = chain.last.map { folder($0, isAbsolute: false).isBoundary } ?? false
    // Where no project is to be seen, what was given or where the tool runs is taken for one.
    for path in chain where isProject || FilePath.isBelow(path, root.real) || FilePath.isBelow(path, currentFolder) {
      if folder(path, isAbsolute: false).hasSupport { return shown(path, near: source, root) }
    }
    if let package = chain.last, folder(package, isAbsolute: false).hasPackage,
      let target = Self.target(of: source.real, in: package)
    {
      return shown(target, near: source, root)
    }
    return root
  }

  /// The SwiftPM target that `source` lies in, as its module is called.
  package mutating func module(of source: FilePath) -> String? {
    let chain = chain(source.parent)
    guard let package = chain.last, folder(package, isAbsolute: false).hasPackage,
      let target = Self.target(of: source.real, in: package)
    else { return nil }
    let name = target == FilePath.join(package, "Sources") ? FilePath.name(package) : FilePath.name(target)
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The folder where the project that `path` lies in begins, as far as it is to be seen.
  package mutating func project(of path: FilePath) -> String? {
    chain(path).last.flatMap { folder($0, isAbsolute: true).isBoundary ? $0 : nil }
  }

  /// The folders from `path` up to the one where the project begins, else to the root of the disk.
  private mutating func chain(_ path: FilePath) -> [String] {
    var result: [String] = []
    var next = path.real
    while true {
      result.append(next)
      if next == "/" || folder(next, isAbsolute: path.shown.hasPrefix("/")).isBoundary { return result }
      next = FilePath.parent(next)
    }
  }

  private mutating func folder(_ path: String, isAbsolute: Bool) -> Folder {
    if let known = folders[path] { return known }
    var folder = Folder(
      hasPackage: Disk.kind(FilePath.join(path, "Package.swift")) != nil,
      hasRepository: Disk.kind(FilePath.join(path, ".git")) != nil,
      hasSupport: Disk.kind(FilePath.join(path, SupportRequest.fileName)) != nil)
    let file = FilePath.join(path, FolderSettings.fileName)
    if Disk.kind(file) != nil {
      let name = isAbsolute ? file : relative(file)
      do throws(DiskProblem) {
        folder.settings = FolderSettings(SourceFile(path: name, bytes: try Disk.read(file)))
      } catch {
        folder.isReadable = false
        problems.append(FileProblem(error.message(name)))
      }
    }
    folders[path] = folder
    return folder
  }

  private func relative(_ path: String) -> String {
    FilePath.isBelow(path, currentFolder) && path != currentFolder
      ? String(path.dropFirst(currentFolder == "/" ? 1 : currentFolder.count + 1)) : path
  }

  /// `folder` named as the source is: along its own path where it lies on it.
  private func shown(_ folder: String, near source: FilePath, _ root: FilePath) -> FilePath {
    if folder == root.real { return root }
    if folder == currentFolder { return FilePath(shown: ".", real: folder) }
    if source.shown.hasPrefix("/") { return FilePath(shown: folder, real: folder) }
    return FilePath(shown: relative(folder), real: folder)
  }

  /// `Sources/App`, or `Sources` where Swift files lie directly in it.
  private static func target(of source: String, in package: String) -> String? {
    let parts = source.dropFirst(package == "/" ? 1 : package.count + 1).split(separator: "/")
    guard parts.count > 1, ["Sources", "Source", "src", "srcs", "Tests"].contains(String(parts[0])) else { return nil }
    let sources = FilePath.join(package, String(parts[0]))
    let entries = (try? Disk.entries(of: sources)) ?? []
    let isTarget = entries.contains { $0.kind == .file && $0.name.hasSuffix(".swift") }
    return parts.count == 2 || isTarget ? sources : FilePath.join(sources, String(parts[1]))
  }
}
