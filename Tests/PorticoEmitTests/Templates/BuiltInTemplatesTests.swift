/// The templates compiled in are those of the folder, to the byte.
import Foundation
import Testing

@testable import PorticoEmit

struct BuiltInTemplatesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized
  private let templates = root.appending(path: "Templates")

  @Test func theyEqualTheFolder() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: templates.path).filter { $0.hasSuffix(".stencil") }
    #expect(BuiltInTemplates.sources.map(\.name) == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for source in BuiltInTemplates.sources {
      let bytes = try Data(contentsOf: templates.appending(path: source.name))
      #expect(Data(source.text.utf8) == bytes, "\(source.name) changed: run Scripts/embed-templates")
    }
  }

  @Test func theyCompile() throws {
    let set = try TemplateSet(sources: BuiltInTemplates.sources)
    #expect(set.templates.map(\.name) == BuiltInTemplates.sources.map(\.name))
  }

  @Test func theFileIsWhatTheScriptWrites() throws {
    let embedded = try Embedding(of: nil)
    let file = Self.root.appending(path: "Sources/PorticoEmit/Templates/BuiltInTemplates.swift")
    #expect(try embedded.output == String(contentsOf: file, encoding: .utf8), "run Scripts/embed-templates")
  }

  @Test func theScriptSortsByByteAndQuotesWhatSwiftWouldRead() throws {
    let embedded = try Embedding(of: [
      "b.stencil": "plain", "a.stencil": "\"\"\"# and \\#(x)\n", "B.stencil": "\\##n", "c.txt": "no template",
    ])
    #expect(
      embedded.output == ####"""
        /// The templates that the binary carries: the folder `Templates/`, written here by `Scripts/embed-templates`.
        // swift-format-ignore-file
        package enum BuiltInTemplates {
          package static let sources: [TemplateSource] = [
            TemplateSource(
              name: "B.stencil",
              text: ###"""
        \##n
        """###),
            TemplateSource(
              name: "a.stencil",
              text: ##"""
        """# and \#(x)

        """##),
            TemplateSource(
              name: "b.stencil",
              text: #"""
        plain
        """#),
          ]
        }

        """####)
  }

  @Test(arguments: ["a\r\n", "a\0"])
  func theScriptRefusesWhatALiteralWouldChange(_ text: String) throws {
    let embedded = try Embedding(of: ["a.stencil": text])
    #expect(embedded.status == 1)
    #expect(embedded.output == nil)
  }

  /// One run of the script, over a folder of these files or over the real one.
  private struct Embedding {
    let status: Int32
    let output: String?

    init(of files: [String: String]?) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "embed-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files ?? [:] { try Data(text.utf8).write(to: folder.appending(path: name)) }

      let input = files == nil ? root.appending(path: "Templates") : folder
      let file = folder.appending(path: "output.swift")
      let script = Process()
      script.executableURL = root.appending(path: "Scripts/embed-templates")
      script.arguments = [input.path, file.path]
      script.standardError = FileHandle.nullDevice
      try script.run()
      script.waitUntilExit()
      status = script.terminationStatus
      output = try? String(contentsOf: file, encoding: .utf8)
    }
  }
}
