/// For which library a project is written, and what shows it.
import PorticoEmit
import PorticoModel

package struct LibraryEvidence: Hashable, Sendable {
  package var library: Settings.Library
  package var reason: String
  /// The project has it; else it is a guess.
  package var isSeen: Bool

  /// `imports` says how many Swift files import a module. What is imported today tells more than what a manifest has.
  package static func find(imports: [String: Int], manifests: [Project.Manifest]) -> LibraryEvidence {
    let counts = Settings.Library.allCases.map { library -> (library: Settings.Library, module: String, count: Int) in
      let counted = Generator.library(library).modules.map { ($0, imports[$0] ?? 0) }
      let most = counted.reduce(counted[0]) { $1.1 > $0.1 ? $1 : $0 }
      return (library, most.0, most.1)
    }
    let most = counts.reduce(counts[0]) { $1.count > $0.count ? $1 : $0 }
    if most.count > 0 {
      let files = most.count == 1 ? "a Swift file imports" : "\(most.count) Swift files import"
      return LibraryEvidence(library: most.library, reason: "\(files) \(most.module)", isSeen: true)
    }
    for library in Settings.Library.allCases {
      for manifest in manifests {
        let lines = manifest.text.split(whereSeparator: \.isNewline).filter { line in
          let text = line.drop { $0 == " " || $0 == "\t" }
          return !text.hasPrefix("#") && !text.hasPrefix("//")
        }
        let module = Generator.library(library).modules.first { module in
          lines.contains { $0.contains(module) && Words.contains(module, in: String($0)) }
        }
        if let module {
          return LibraryEvidence(library: library, reason: "\(manifest.name) names \(module)", isSeen: true)
        }
      }
    }
    return LibraryEvidence(library: Settings().library, reason: "nothing in the project says another", isSeen: false)
  }

  /// The modules that a Swift file imports.
  package static func imports(of bytes: [UInt8]) -> Set<String> {
    var modules: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard text.first == UInt8(ascii: "i") || text.first == UInt8(ascii: "@") else { continue }
      let words = String(decoding: text, as: UTF8.self).split { $0.isWhitespace || $0 == ";" }
      guard let keyword = words.firstIndex(of: "import") else { continue }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
      let name = words[(keyword + 1)...].first { !kinds.contains($0) }
      if let module = name?.split(separator: ".").first { modules.insert(String(module)) }
    }
    return modules
  }
}
