/// Looks at a folder for what `init` goes by: the project there, the library that it is written for, what of Portico's
/// stands already.
import PorticoEmit
import PorticoModel

package struct ProjectFinder {
  package let folder: FilePath
  package private(set) var manifests: [Project.Manifest] = []
  package let projects: [Project]
  package let evidence: LibraryEvidence
  /// The `.portico` files below the folder, by their paths from there.
  package private(set) var declarations: [String] = []
  /// How many Swift files lie in the folders right below this one, wherever in them.
  private var counts: [String: Int] = [:]

  package init(_ folder: FilePath) {
    self.folder = folder
    let entries = (try? Disk.entries(of: folder.real)) ?? []
    for entry in entries {
      if entry.kind == .folder, entry.name.hasSuffix(".xcodeproj") {
        let path = FilePath.join(entry.name, "project.pbxproj")
        if let text = Self.text(folder.appending(path)) {
          manifests.append(Project.Manifest(name: entry.name, text: text))
        }
      } else if Self.names.contains(entry.name), let text = Self.text(folder.appending(entry.name)) {
        manifests.append(Project.Manifest(name: entry.name, text: text))
      }
    }
    for path in ["Tuist/Package.swift", "Tuist/Dependencies.swift"] {
      if let text = Self.text(folder.appending(path)) { manifests.append(Project.Manifest(name: path, text: text)) }
    }
    let walk = FolderWalk(folder)
    declarations = walk.declarations.filter(Self.isOwn)
    var imports: [String: Int] = [:]
    for file in walk.swiftFiles where Self.isOwn(file) && !file.hasSuffix(".generated.swift") {
      guard let bytes = try? Disk.read(folder.appending(file).real) else { continue }
      for module in LibraryEvidence.imports(of: bytes) { imports[module, default: 0] += 1 }
      let parts = file.split(separator: "/")
      if parts.count > 1, !parts[0].hasSuffix("Tests") { counts[String(parts[0]), default: 0] += 1 }
    }
    evidence = LibraryEvidence.find(imports: imports, manifests: manifests)
    projects = Project.all(manifests, naming: Generator.library(evidence.library).modules)
  }

  /// Where the sources of the project's target lie, below the folder; empty: in the folder itself.
  package func sources(of project: Project) -> String {
    guard let target = project.target else { return "" }
    if let folder = target.folder { return folder }
    let homes =
      project.tool == .package ? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" } : [target.name]
    if let home = homes.first(where: isFolder) { return home }
    // A package of one target may do without a folder for it.
    if project.tool == .package { return isFolder("Sources") && !hasFolders("Sources") ? "Sources" : homes[0] }
    // The name of a target is not that of its folder everywhere.
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
  }

  private func isFolder(_ path: String) -> Bool { Disk.kind(folder.appending(path).real) == .folder }

  private func hasFolders(_ path: String) -> Bool {
    ((try? Disk.entries(of: folder.appending(path).real)) ?? []).contains { $0.kind == .folder }
  }

  private static let names: Set<String> = [
    "Package.swift", "Podfile", "Cartfile", "project.yml", "Project.swift",
  ]

  /// What others have written, and what builds have made, shows nothing of the project.
  private static func isOwn(_ path: String) -> Bool {
    let others: Set<Substring> = ["Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules"]
    return !path.split(separator: "/").dropLast().contains { others.contains($0) }
  }

  private static func text(_ path: FilePath) -> String? {
    (try? Disk.read(path.real)).map { String(decoding: $0, as: UTF8.self) }
  }
}
