/// Where the users' halves of screens lie: in the folders that a screen's module is likely to take its files from.
import PorticoSyntax

package struct LogicPlaces {
  private let reading: SourceReading
  /// The names of the Swift files below a folder.
  private var names: [FilePath: Set<String>]
  private var userSwift = UserSwift()

  package init(_ reading: SourceReading) {
    self.reading = reading
    names = reading.swiftFiles.mapValues { Set($0.map(FilePath.name)) }
  }

  /// Whether a file of that name is there, or one declares the type that is named as the file.
  package mutating func has(_ file: String, of source: Source) -> Bool {
    let (module, beyond) = folders(around: source)
    if (module + beyond).contains(where: { swiftNames(below: $0).contains(file) }) { return true }
    if case .nowhere = place(of: String(file.dropLast(".swift".count)), of: source) { return false }
    return true
  }

  /// The file that declares the type.
  package mutating func place(of typeName: String, of source: Source) -> UserSwift.Place {
    let (module, beyond) = folders(around: source)
    return userSwift.place(of: typeName, in: module, beyond: beyond)
  }

  /// The names under which types may be known in the screen's module.
  package mutating func aliases(around source: Source) -> [String: SwiftType] {
    let (module, beyond) = folders(around: source)
    return userSwift.aliases(in: module + beyond)
  }

  package mutating func forget(_ file: FilePath) { userSwift.forget(file) }

  /// The folders of its module, the nearest first, and what was given, where that is wider.
  private func folders(around source: Source) -> (module: [FilePath], beyond: [FilePath]) {
    var module: [FilePath] = []
    for folder in [source.outputFolder, source.path.parent, source.supportFolder] where !module.contains(folder) {
      module.append(folder)
    }
    return (module, reading.roots[source.path].map { module.contains($0) ? [] : [$0] } ?? [])
  }

  private mutating func swiftNames(below folder: FilePath) -> Set<String> {
    if let known = names[folder] { return known }
    let found = Disk.kind(folder.real) == .folder ? Set(FolderWalk(folder).swiftFiles.map(FilePath.name)) : []
    names[folder] = found
    return found
  }
}
