import Foundation
import PorticoEmit
import PorticoModel
import PorticoSyntax
import Testing

/// What each fixture becomes, file by file. `UPDATE_GOLDENS=1 swift test` writes it anew; then read the difference.
@Suite struct GoldenTests {
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  @Test func updatingIsRefusedInContinuousIntegration() {
    let environment = ProcessInfo.processInfo.environment
    #expect(!(Self.isUpdating && environment["CI"] != nil), "goldens are written by hand, never by CI")
  }

  @Test(arguments: Fixture.all)
  func fixtureHasNoProblems(_ fixture: Fixture) {
    for library in fixture.libraries {
      for source in fixture.sources {
        let resolved = fixture.resolve(source, default: library)
        let problems = resolved.diagnostics.filter { $0.severity != .note && !Self.meant($0, fixture) }
        let text = problems.map {
          "\(source.lastPathComponent):\(resolved.tree.source.text($0.span)): \($0.message) [\($0.code)]"
        }
        #expect(text == [], "\(library)")
      }
    }
  }

  /// Profile shows streams of a need, one of them without a word about its errors.
  static func meant(_ diagnostic: Diagnostic, _ fixture: Fixture) -> Bool {
    fixture.name == "Profile" && diagnostic.code == "lost-error"
  }

  @Test(arguments: Fixture.all)
  func outputIsTheGolden(_ fixture: Fixture) throws {
    for library in fixture.libraries {
      let folder = fixture.goldens(library)
      let files = try fixture.generate(library)
      if Self.isUpdating, ProcessInfo.processInfo.environment["CI"] == nil {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
          try file.text.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
        }
      }
      for file in files {
        let golden = try? String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
        let difference = Self.firstDifference(golden ?? "", file.text)
        #expect(difference == nil, "\(fixture.name)/\(library)/\(file.name)")
      }
      let expected = Set(files.map(\.name))
      let found = Fixture.contents(folder).map(\.lastPathComponent).filter { $0.hasSuffix(".generated.swift") }
      #expect(Set(found).subtracting(expected) == [], "orphans in \(fixture.name)/\(library)")
    }
    let folders = Set(Fixture.contents(fixture.folder).filter(\.hasDirectoryPath).map(\.lastPathComponent))
    let known = fixture.libraries.map(\.rawValue) + ["timeline", "tests", "differences"]
    #expect(folders.subtracting(known) == [], "folders of \(fixture.name)")
  }

  /// The test target's files, of the screens that are enough to show each of their parts.
  @Test(arguments: Fixture.all.filter { ["LoginForm", "Search", "SignUp", "PerfumeDetail"].contains($0.name) })
  func harnessIsTheGolden(_ fixture: Fixture) throws {
    for library in fixture.libraries {
      let folder = fixture.goldens(library).appending(path: "Tests")
      for file in try fixture.harness(library, module: "App") {
        let golden = folder.appending(path: file.name)
        if Self.isUpdating, ProcessInfo.processInfo.environment["CI"] == nil {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try file.text.write(to: golden, atomically: true, encoding: .utf8)
        }
        let difference = Self.firstDifference((try? String(contentsOf: golden, encoding: .utf8)) ?? "", file.text)
        #expect(difference == nil, "\(fixture.name)/\(library)/Tests/\(file.name)")
      }
    }
  }

  /// What the runtime's benchmark counts is what is generated today.
  @Test func screenOfTheBenchmarkIsTheGolden() throws {
    let folder = Fixture.root.deletingLastPathComponent().appending(path: "Sources/PorticoRuntimeBenchmark/Login")
    let file = try #require(try Fixture(folder: folder).generate(.portico).first)
    let golden = folder.appending(path: file.name)
    if Self.isUpdating, ProcessInfo.processInfo.environment["CI"] == nil {
      try file.text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(Self.firstDifference(try String(contentsOf: golden, encoding: .utf8), file.text) == nil)
  }

  /// The first line that is not the golden's.
  static func firstDifference(_ golden: String, _ text: String) -> String? {
    if golden == text { return nil }
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    return "line \(line + 1): \(line < old.count ? old[line] : "(end)") | \(line < new.count ? new[line] : "(end)")"
  }

  @Test(arguments: Fixture.all)
  func generatedTwiceIsTheSame(_ fixture: Fixture) throws {
    for library in fixture.libraries {
      #expect(try fixture.generate(library) == fixture.generate(library))
    }
  }

  /// RxSwift's names are PorticoRuntime's; its controls, which only RxCocoa has, aside.
  @Test(arguments: Fixture.all)
  func rxswiftAndPorticoDifferInImportsOnly(_ fixture: Fixture) throws {
    guard fixture.libraries.contains(.rxswift), fixture.libraries.contains(.portico) else { return }
    let rxswift = try fixture.generate(.rxswift).filter { !$0.name.hasPrefix("PorticoSupport") }
    let portico = try fixture.generate(.portico).filter { !$0.name.hasPrefix("PorticoSupport") }
    for (left, right) in zip(rxswift, portico) {
      #expect(Self.withoutImports(left.text) == Self.withoutImports(right.text))
    }
  }

  static func withoutImports(_ text: String) -> [Substring] {
    var isControls = false
    return text.split(separator: "\n").filter { line in
      if line == "#if canImport(UIKit)" { isControls = true }
      defer { if line == "#endif" { isControls = false } }
      return !isControls && !line.hasPrefix("import ") && !line.hasPrefix("// portico checksum")
        && !line.hasPrefix("#endif")
    }
  }
}
