/// The Swift that users write around their declarations, read as far as their halves have to be found in it.
import PorticoSyntax

package struct UserSwift {
  private var files: [FilePath: [FilePath]] = [:]
  /// By folder and file name.
  private var named: [FilePath: [String: [FilePath]]] = [:]
  private var contents: [FilePath: [UInt8]] = [:]
  private var outlines: [FilePath: SwiftOutline] = [:]
  /// By folder: the files that say a name which ends in `Logic`, as the types of all halves do; of a dotted name all of
  /// it and, unless that is `Logic` alone, its last part.
  private var mentioning: [FilePath: [String: [FilePath]]] = [:]
  private var aliasesOfFolder: [FilePath: [String: SwiftType]] = [:]

  package init() {}

  /// What is known of a half before anything is written.
  package enum Place {
    /// No file is named after it and no file declares it.
    case nowhere
    /// It is there, or should be, and cannot be read.
    case unclear(path: FilePath, FileProblem?, SwiftOutline?)
    case found(UserHalf)
  }

  /// Where `type` is declared: in the folders of its module, the nearest first, else beyond them.
  package mutating func place(of type: String, in module: [FilePath], beyond: [FilePath]) -> Place {
    let place = place(of: type, in: module)
    if case .nowhere = place, !beyond.isEmpty { return self.place(of: type, in: module + beyond) }
    return place
  }

  /// It is to be read anew.
  package mutating func forget(_ file: FilePath) {
    contents[file] = nil
    outlines[file] = nil
  }

  private mutating func place(of type: String, in folders: [FilePath]) -> Place {
    let fileName = type + ".swift"
    var candidates: [FilePath] = []
    for folder in folders {
      let paths = files(named: fileName, in: folder) + files(saying: type, in: folder)
      for path in paths where !candidates.contains(path) { candidates.append(path) }
    }
    var doubtful: Place?
    for path in candidates {
      let outline: SwiftOutline
      do throws(DiskProblem) { outline = try self.outline(path) } catch {
        if path.name == fileName {
          doubtful = doubtful ?? .unclear(path: path, FileProblem(error.message(path.shown)), nil)
        }
        continue
      }
      if let declaration = outline.declarations.first(where: { $0.kind == .type && $0.name == type }) {
        return .found(half(type, declaration, path, outline, folders))
      }
      if path.name == fileName || outline.fault != nil && declares(type, outline) {
        doubtful = doubtful ?? .unclear(path: path, nil, outline)
      }
    }
    return doubtful ?? .nowhere
  }

  /// Whether a file that cannot be read whole seems to be the one.
  private func declares(_ type: String, _ outline: SwiftOutline) -> Bool {
    outline.tokens.indices.dropFirst().contains { index in
      outline.source.text(outline.tokens[index].span) == type
        && ["class", "struct", "actor", "enum"].contains(outline.source.text(outline.tokens[index - 1].span))
    }
  }

  private struct Visit: Hashable {
    var name: String
    var file: FilePath
  }

  private mutating func half(
    _ type: String, _ declaration: SwiftOutline.Declaration, _ path: FilePath, _ outline: SwiftOutline,
    _ folders: [FilePath]
  ) -> UserHalf {
    var half = UserHalf(path: path, bytes: contents[path] ?? [], outline: outline, declaration: declaration)
    var names: [String] = [type]
    var seen: Set<Visit> = []
    var next = 0
    // A method that a superclass or a protocol's extension has needs no stub.
    while next < names.count {
      let name = names[next]
      next += 1
      for folder in folders {
        for file in files(saying: name, in: folder) {
          guard let outline = try? self.outline(file), seen.insert(Visit(name: name, file: file)).inserted
          else { continue }
          half.add(outline, at: file, declaring: name, &names)
        }
      }
    }
    return half
  }

  /// The `typealias`es of a folder: names under which a type may be known.
  package mutating func aliases(in folders: [FilePath]) -> [String: SwiftType] {
    var result: [String: SwiftType] = [:]
    for folder in folders {
      if aliasesOfFolder[folder] == nil {
        var found: [String: SwiftType] = [:]
        for file in files(saying: "typealias", in: folder) {
          guard let outline = try? self.outline(file) else { continue }
          found.merge(outline.aliases) { first, _ in first }
        }
        aliasesOfFolder[folder] = found
      }
      result.merge(aliasesOfFolder[folder] ?? [:]) { first, _ in first }
    }
    return result
  }

  // MARK: Reading

  /// Generated files are no user's.
  private mutating func swiftFiles(in folder: FilePath) -> [FilePath] {
    if let known = files[folder] { return known }
    let found =
      Disk.kind(folder.real) == .folder
      ? FolderWalk(folder).swiftFiles.filter { !$0.hasSuffix(".generated.swift") }.map(folder.appending) : []
    files[folder] = found
    return found
  }

  private mutating func files(named name: String, in folder: FilePath) -> [FilePath] {
    if named[folder] == nil { named[folder] = Dictionary(grouping: swiftFiles(in: folder), by: \.name) }
    return named[folder]?[name] ?? []
  }

  private mutating func files(saying word: String, in folder: FilePath) -> [FilePath] {
    if word.hasSuffix("Logic") {
      if mentioning[folder] == nil { mentioning[folder] = logicWords(in: folder) }
      return mentioning[folder]?[word] ?? []
    }
    let name = word.split(separator: ".").last.map(String.init) ?? word
    return swiftFiles(in: folder).filter { read($0).map { Self.places(of: Array(name.utf8), in: $0).isEmpty } == false }
  }

  private mutating func logicWords(in folder: FilePath) -> [String: [FilePath]] {
    var result: [String: [FilePath]] = [:]
    for file in swiftFiles(in: folder) {
      guard let bytes = read(file) else { continue }
      var words: Set<String> = []
      for end in Self.places(of: Array("Logic".utf8), in: bytes).map({ $0 + 5 }) {
        if end < bytes.count, Self.continuesName(bytes[end]) { continue }
        var start = end - 5
        while start > 0, Self.continuesName(bytes[start - 1]) { start -= 1 }
        if end - start > 5 { words.insert(String(decoding: bytes[start..<end], as: UTF8.self)) }
        while start > 0, Self.continuesName(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
        words.insert(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      for word in words { result[word, default: []].append(file) }
    }
    return result
  }

  private mutating func read(_ file: FilePath) -> [UInt8]? {
    if let known = contents[file] { return known }
    guard let bytes = try? Disk.read(file.real) else { return nil }
    contents[file] = bytes
    return bytes
  }

  private mutating func outline(_ file: FilePath) throws(DiskProblem) -> SwiftOutline {
    if let known = outlines[file] { return known }
    let bytes: [UInt8]
    if let known = contents[file] { bytes = known } else { bytes = try Disk.read(file.real) }
    contents[file] = bytes
    let outline = SwiftOutline(SourceFile(path: file.shown, bytes: bytes))
    outlines[file] = outline
    return outline
  }

  private static func places(of word: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard let first = word.first, bytes.count >= word.count else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var result: [Int] = []
      for start in 0...(bytes.count - word.count) where bytes[start] == first {
        if bytes[start..<(start + word.count)].elementsEqual(word) { result.append(start) }
      }
      return result
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
