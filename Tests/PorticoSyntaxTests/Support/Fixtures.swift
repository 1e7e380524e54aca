/// The fixture files of these tests, found beside the sources.
import Foundation
import PorticoSyntax
import Testing

struct Fixture: CustomTestStringConvertible, Sendable {
  let url: URL
  var name: String { url.deletingPathExtension().lastPathComponent }
  var isOfThePackage: Bool { !url.path.contains("/PorticoSyntaxTests/") }
  var testDescription: String { name }

  var source: SourceFile {
    get throws { SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url))) }
  }

  /// The text of the file of the same name that ends otherwise.
  func companion(_ pathExtension: String) throws -> String {
    try String(contentsOf: url.deletingPathExtension().appendingPathExtension(pathExtension), encoding: .utf8)
  }

  static func all(in folder: String) -> [Fixture] {
    files(under: testsFolder.appendingPathComponent("Fixtures/\(folder)"))
  }

  /// Those of the whole package.
  static let ofThePackage = files(
    under: testsFolder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures"))

  static let everywhere = files(under: testsFolder.appendingPathComponent("Fixtures")) + ofThePackage

  private static let testsFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(under folder: URL) -> [Fixture] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (paths?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "portico" }
      .sorted { $0.path < $1.path }
      .map { Fixture(url: $0) }
  }
}
