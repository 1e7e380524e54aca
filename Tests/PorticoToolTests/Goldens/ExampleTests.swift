import Foundation
import PorticoModel
import Testing

/// The example app, once for each library: what is generated there is up to date, the three differ in little, and the one
/// for PorticoRuntime passes its own tests.
@Suite(.serialized) struct ExampleTests {
  static let root = Fixture.root.deletingLastPathComponent()
  static let libraries: [String: Settings.Library] = [
    "RxSwift": .rxswift, "Combine": .combine, "PorticoRuntime": .portico,
  ]

  private static func files(_ example: String) -> [String: String] {
    let folder = root.appending(path: "Examples/\(example)")
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var result: [String: String] = [:]
    while let url = enumerator?.nextObject() as? URL {
      let path = String(url.path.dropFirst(folder.path.count + 1))
      guard !path.hasPrefix("."), !path.contains("/."), path.contains("/") else { continue }
      if let text = try? String(contentsOf: url, encoding: .utf8) { result[path] = text }
    }
    return result
  }

  @Test(arguments: libraries.keys.sorted())
  func generatedFilesAreUpToDate(_ example: String) throws {
    let files = Self.files(example)
    let sandbox = Sandbox(files.filter { !$0.key.hasSuffix(".generated.swift") })
    sandbox.write("Package.swift", "")
    let run = sandbox.run(["generate", "Sources/App", "--tests-output", "Tests/AppTests/Generated"])
    #expect(run.status == .done && run.errors == "")
    let standing = files.keys.filter { $0.hasSuffix(".generated.swift") }.sorted()
    #expect(sandbox.generated == standing)
    for path in standing {
      let difference = GoldenTests.firstDifference(files[path] ?? "", sandbox.read(path) ?? "")
      #expect(difference == nil, "Examples/\(example)/\(path)")
    }
  }

  /// SwiftPM calls a package by its folder, and takes two of one name for one: Portico's own is called as it was cloned.
  @Test func noExampleIsCalledAsAClone() throws {
    let examples = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Examples").path)
    #expect(examples.count >= 4 && !examples.contains { $0.lowercased() == "portico" })
  }

  /// A team that changes its library changes a word of the settings and the imports of what is its own.
  @Test func examplesDifferInSettingsAndImports() {
    let own = Self.libraries.keys.sorted().map { example in
      Self.files(example).filter { !$0.key.hasSuffix(".generated.swift") && !$0.key.hasSuffix("portico.settings") }
        .mapValues { text in text.split(separator: "\n").filter { !$0.contains("import ") } }
    }
    #expect(own.allSatisfy { $0 == own[0] && !$0.isEmpty })
  }

  /// In a build folder of its own, for this one's is taken while tests run.
  @Test func portico() async throws {
    let scratch = Self.root.appending(path: ".build/examples").path
    let package = Self.root.appending(path: "Examples/PorticoRuntime").path
    let run = try await Shell.run(["swift", "test", "--package-path", package, "--scratch-path", scratch])
    #expect(run.status == 0 && run.complaints == [], "\(run.text)")
    #expect(run.text.contains("8 tests in 2 suites passed"))
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: ["RxSwift", "Combine"])
  func compiles(_ example: String) async throws {
    let library = try #require(Self.libraries[example])
    let folder = try TemporaryFolder()
    let searchPaths = try await BuiltLibraries.shared.value.searchPaths(library) + ["-I", folder.url.path]
    let sources = Self.root.appending(path: "Examples/\(example)")
    func swiftFiles(_ path: String) -> [String] {
      Fixture.contents(sources.appending(path: path)).filter { $0.pathExtension == "swift" }.map(\.path)
    }
    let app = try await Shell.run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-enable-testing", "-module-name", "App"]
        + ["-emit-module", "-emit-module-path", folder.url.appending(path: "App.swiftmodule").path]
        + ["-c", "-o", folder.url.appending(path: "App.o").path] + swiftFiles("Sources/App") + searchPaths)
    #expect(app.status == 0 && app.complaints == [], "\(app.text)")
    let tests = try await Shell.run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", "AppTests", "-emit-sil"]
        + ["-o", "/dev/null"] + swiftFiles("Tests/AppTests") + swiftFiles("Tests/AppTests/Generated") + searchPaths)
    #expect(tests.status == 0 && tests.complaints == [], "\(tests.text)")
  }

  /// A block that a link to a file of the examples leads to is an excerpt of that file, `…` where something is left out.
  @Test func readmeShowsTheExample() throws {
    let lines = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var shown = 0
    for (index, line) in lines.enumerated() where line.hasSuffix(":") {
      guard let link = line.firstRange(of: /\(Examples\/[^)]*\)/), index + 2 < lines.count,
        lines[index + 2].hasPrefix("```")
      else { continue }
      let path = String(line[link].dropFirst().dropLast())
      let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      var rest = text[...]
      let block = lines[(index + 3)...].prefix { $0 != "```" }
      for part in block.split(separator: "…") {
        let excerpt = part.joined(separator: "\n")
        let found = rest.range(of: excerpt)
        #expect(found != nil, "README.md:\(index + 3): this is not in \(path):\n\(excerpt)")
        if let found { rest = rest[found.upperBound...] }
      }
      shown += 1
    }
    #expect(shown >= 4)
  }
}
