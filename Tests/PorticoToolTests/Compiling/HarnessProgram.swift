/// A fixture's screens as one module, their harnesses as another that tests it, and a program made of both.
import Foundation
import PorticoModel

struct HarnessProgram {
  private static let app = "App"
  private static let standIns = Fixture.root.deletingLastPathComponent().appending(path: "Tests/StandIns/Timeline")
  /// Plays `play()`.
  static let player = standIns.appending(path: "Player.swift")
  /// Runs all `@Test`s.
  static let runner = standIns.appending(path: "Runner.swift")
  private static let streams = standIns.appending(path: "Streams.swift")

  private let library: Settings.Library
  private let folder = try! TemporaryFolder()
  private let harness: [URL]
  private let searchPaths: [String]
  private var objects: String { folder.url.appending(path: "App.o").path }

  var product: String { folder.url.appending(path: "program").path }

  /// Compiles the screens; what is wrong with them is a test of its own.
  init(
    _ fixture: Fixture, _ library: Settings.Library, ejected: EjectedFixture? = nil,
    isolation: SwiftModule.Isolation = .none, mode: Int = 6
  ) async throws {
    self.library = library
    let module =
      if let ejected { ejected.module } else if library == .portico {
        try SwiftModule(runtime: fixture)
      } else if isolation == .mainActor {
        try SwiftModule(isolated: fixture, library)
      } else { SwiftModule(fixture, library) }
    let folder = folder
    let files = try fixture.harness(
      library, module: Self.app, isolation: isolation == .mainActor ? .mainActor : nil
    ).map { try folder.write(ejected?.adapted($0.text) ?? $0.text, to: $0.name) }
    harness = try files + (ejected.map { [try folder.write($0.adapter, to: "Adapter.swift")] } ?? [])
    let known =
      library == .portico
      ? BuiltLibraries.runtime.map { ["-I", $0.path] } ?? []
      : try await BuiltLibraries.shared.value.searchPaths(library)
    searchPaths = known + ["-I", folder.url.path]
    try await Self.compile(
      ["-enable-testing", "-emit-module", "-emit-module-path", folder.url.appending(path: "App.swiftmodule").path]
        + ["-c", "-o", folder.url.appending(path: "App.o").path],
      Self.app, module.files, searchPaths, isolation: isolation, mode: mode)
  }

  /// With what is played or tested and by whom, ready to run.
  init(
    _ fixture: Fixture, _ library: Settings.Library, ejected: EjectedFixture? = nil, main: [URL]
  ) async throws {
    try await self.init(fixture, library, ejected: ejected)
    let archives =
      library == .portico
      ? try Self.runtimeObjects : try await BuiltLibraries.shared.value.archives(library)
    try await Self.compile(
      ["-o", product], "AppTests", harness + main + [Self.streams], searchPaths + [objects] + archives)
  }

  /// The harnesses by themselves, through SIL.
  func compileHarness(isolation: SwiftModule.Isolation, mode: Int) async throws {
    try await Self.compile(
      ["-emit-sil", "-o", "/dev/null"], "AppTests", harness, searchPaths, isolation: isolation, mode: mode)
  }

  static func compile(
    _ flags: [String], _ module: String, _ files: [URL], _ rest: [String], isolation: SwiftModule.Isolation = .none,
    mode: Int = 6
  ) async throws {
    let isolated = isolation == .none ? [] : ["-default-isolation", isolation.rawValue]
    let run = try await Shell.run(
      ["swiftc", "-swift-version", "\(mode)", "-parse-as-library", "-wmo", "-module-name", module] + isolated
        + flags + files.map(\.path) + rest)
    guard run.status == 0, run.complaints == [] else {
      throw Fixture.Failure(description: "\(module) in Swift \(mode) mode:\n\(run.text)")
    }
  }

  /// What the package's own build made of the runtime.
  static var runtimeObjects: [String] {
    get throws {
      guard let modules = BuiltLibraries.runtime else {
        throw Fixture.Failure(description: BuiltLibraries.runtimeIsMissing)
      }
      let products = modules.deletingLastPathComponent()
      return Fixture.contents(products.appending(path: "PorticoRuntime.build")).filter { $0.pathExtension == "o" }
        .map(\.path)
    }
  }
}
