/// One fixture as the module of an app: what is generated, the user's halves, and the types that both lean on.
import Foundation
import PorticoEmit
import PorticoModel

struct SwiftModule {
  enum Isolation: String, CaseIterable {
    case none, mainActor = "MainActor"
  }

  let name: String
  let library: Settings.Library
  var files: [URL]
  /// Keeps the files that were written for it.
  private let folder: TemporaryFolder?

  /// Files that someone else keeps.
  init(name: String, library: Settings.Library, files: [URL]) {
    self.name = name
    self.library = library
    self.files = files
    folder = nil
  }

  /// The goldens as they stand.
  init(_ fixture: Fixture, _ library: Settings.Library) {
    name = fixture.name + "Fixture"
    self.library = library
    files = fixture.models + Self.swiftFiles(fixture.goldens(library))
    folder = nil
  }

  /// Generated anew, for a module whose default isolation is the main actor.
  init(isolated fixture: Fixture, _ library: Settings.Library) throws {
    try self.init(fixture, library, made: fixture.generate(library, isolation: .mainActor))
  }

  /// Generated anew with a setting that the fixture does not have.
  init(_ fixture: Fixture, _ library: Settings.Library, setting: String) throws {
    try self.init(fixture, library, made: fixture.generate(library, setting: setting))
  }

  private init(_ fixture: Fixture, _ library: Settings.Library, made: [OutputFile]) throws {
    let folder = try TemporaryFolder()
    name = fixture.name + "Fixture"
    self.library = library
    files = fixture.models
    files += Self.swiftFiles(fixture.goldens(library)).filter { !$0.lastPathComponent.hasSuffix(".generated.swift") }
    files += try made.map { try folder.write($0.text, to: $0.name) }
    self.folder = folder
  }

  /// PorticoRuntime's golden with the halves that were written for RxSwift, which differ in imports only.
  init(runtime fixture: Fixture, isolation: Isolation = .none) throws {
    let folder = try TemporaryFolder()
    name = fixture.name + "Fixture"
    library = .portico
    files = fixture.models
    switch isolation {
    case .none: files += Self.swiftFiles(fixture.goldens(.portico))
    case .mainActor:
      files += try fixture.generate(.portico, isolation: .mainActor).map { try folder.write($0.text, to: $0.name) }
    }
    for file in Self.swiftFiles(fixture.goldens(.rxswift)) where !file.lastPathComponent.hasSuffix(".generated.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let renamed = lines.map { $0.hasPrefix("import Rx") ? "import PorticoRuntime" : $0 }
      files.append(try folder.write(renamed.joined(separator: "\n"), to: file.lastPathComponent))
    }
    self.folder = folder
  }

  static func swiftFiles(_ folder: URL) -> [URL] {
    Fixture.contents(folder).filter { $0.pathExtension == "swift" }
  }

  /// Through SIL, since data races show no earlier.
  func compile(mode: Int, isolation: Isolation = .none, searchPaths: [String]) async throws -> Shell.Run {
    let isolated = isolation == .none ? [] : ["-default-isolation", isolation.rawValue]
    return try await Shell.run(
      ["swiftc", "-emit-sil", "-swift-version", "\(mode)", "-parse-as-library", "-wmo", "-module-name", name]
        + isolated + searchPaths + files.map(\.path) + ["-o", "/dev/null"])
  }
}
