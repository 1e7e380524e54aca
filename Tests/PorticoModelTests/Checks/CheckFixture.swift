/// A file of Tests/PorticoModelTests/Fixtures: `.portico` text that says in marks what its checks find.
import Foundation
import PorticoModel
import PorticoSyntax
import Testing

struct CheckFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  var testDescription: String { name }

  var source: SourceFile { SourceFile(path: "\(name).portico", bytes: bytes) }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  static let all: [CheckFixture] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "portico" }.sorted { $0.path < $1.path }.compactMap { file in
      guard let data = try? Data(contentsOf: file) else { return nil }
      return CheckFixture(name: file.deletingPathExtension().lastPathComponent, bytes: [UInt8](data))
    }
  }()

  static func diagnostics(of source: SourceFile) -> [Diagnostic] {
    Analysis.analyse(Parser.parse(source)).diagnostics
  }

  static func marks(of source: SourceFile) -> [Mark] {
    diagnostics(of: source).map { Mark($0, in: source) }
  }
}
