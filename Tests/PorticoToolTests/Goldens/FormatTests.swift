/// The goldens are swift-format clean, though their own header tells it to leave them alone.
import Foundation
import Testing

@Suite struct FormatTests {
  /// Lines that are too long because the text that is copied into them is.
  static let copied = 3

  /// Laid out by settings of their own: locations in the middle of expressions, four spaces.
  static let ownLayout: Set = ["Invoice", "Notifications"]

  @Test func goldensAreFormatted() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-goldens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let root = Fixture.root.deletingLastPathComponent()
    try FileManager.default.copyItem(
      at: root.appending(path: ".swift-format"), to: folder.appending(path: ".swift-format"))
    var count = 0
    for fixture in Fixture.all where !Self.ownLayout.contains(fixture.name) {
      for library in fixture.libraries {
        for golden in Fixture.contents(fixture.goldens(library))
        where golden.lastPathComponent.hasSuffix(".generated.swift") {
          let text = try String(contentsOf: golden, encoding: .utf8)
          let name = "\(fixture.name).\(library.rawValue).\(golden.lastPathComponent)"
          try text.replacing("// swift-format-ignore-file\n", with: "")
            .write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
          count += 1
        }
      }
    }
    #expect(count > 0)
    let findings = try Self.lint(folder)
    #expect(findings.filter { !$0.contains("[LineLength]") } == [])
    #expect(findings.filter { $0.contains("[LineLength]") && !$0.contains("/ProductDetail.") } == [])
    #expect(findings.count <= Self.copied)
  }

  /// What `swift format lint` finds, a line each.
  static func lint(_ folder: URL) throws -> [String] {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format", "lint", "--strict", "--recursive", folder.path]
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let findings = text.split(separator: "\n").map(String.init)
    // It says nothing where it finds nothing, and never fails without a word.
    #expect((process.terminationStatus == 0) == findings.isEmpty)
    return findings
  }
}
