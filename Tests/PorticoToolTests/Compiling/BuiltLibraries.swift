/// The real libraries that generated code is compiled against, where they are at hand.
///
/// The environment's `PORTICO_LIBRARIES` names a folder with modules and static archives, built by the compiler that
/// runs the tests:
///
///     rxswift/modules/      RxSwift, RxRelay, RxCocoa (its traits) .swiftmodule
///     rxswift/libRxSwiftAll.a
///     opencombine/modules/  OpenCombine, OpenCombineDispatch, OpenCombineFoundation, OpenCombineShim .swiftmodule,
///                           and the module map of COpenCombineHelpers
///     opencombine/libOpenCombineAll.a
///
/// What only Apple's systems have (`Combine`, `UIKit`, RxCocoa's controls, CombineCocoa) is compiled from Tests/StandIns, once per
/// run. PorticoRuntime is the package's own: its module lies beside the tests.
import Foundation
import PorticoModel

struct BuiltLibraries: Sendable {
  static let root = ProcessInfo.processInfo.environment["PORTICO_LIBRARIES"].map { URL(filePath: $0) }
  static let isAtHand = root != nil
  static let missing = "PORTICO_LIBRARIES does not say where built libraries lie (CONTRIBUTING.md)"

  static let runtime: URL? = {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let modules = products.appending(path: "Modules")
    let module = modules.appending(path: "PorticoRuntime.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? modules : nil
  }()
  static let runtimeIsMissing = "no module PorticoRuntime lies beside the tests"

  /// Built when the first test asks, and then handed to all.
  static let shared = Task {
    guard let root else { throw Fixture.Failure(description: missing) }
    // What is shared lives until the process ends, and nothing is let go of then.
    atexit { try? FileManager.default.removeItem(at: BuiltLibraries.products) }
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    return try await BuiltLibraries(root: root)
  }

  private static let products = FileManager.default.temporaryDirectory
    .appending(path: "portico-\(UUID().uuidString)")

  private let rxswift: String
  private let opencombine: String

  private init(root: URL) async throws {
    rxswift = root.appending(path: "rxswift").path
    opencombine = root.appending(path: "opencombine").path
    try await build("Combine", "-swift-version", "6", "-I", "\(opencombine)/modules")
    try await build("UIKit", "-swift-version", "6")
    try await build("CombineCocoa", "-swift-version", "5", "-I", Self.products.path, "-I", "\(opencombine)/modules")
    try await build("RxCocoaUIKit", "-swift-version", "5", "-I", Self.products.path, "-I", "\(rxswift)/modules")
  }

  private func build(_ module: String, _ flags: String...) async throws {
    let folder = Fixture.root.deletingLastPathComponent().appending(path: "Tests/StandIns/\(module)")
    let sources = Fixture.contents(folder).filter { $0.pathExtension == "swift" }.map(\.path)
    let run = try await Shell.run(
      ["swiftc", "-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", module]
        + ["-emit-module-path", Self.products.appending(path: "\(module).swiftmodule").path]
        + flags + sources + ["-o", Self.products.appending(path: "lib\(module).a").path])
    guard run.status == 0, run.complaints.isEmpty else {
      throw Fixture.Failure(description: "the stand-in \(module) does not compile:\n\(run.text)")
    }
  }

  /// What the compiler has to be told so that it finds a library.
  func searchPaths(_ library: Settings.Library) -> [String] {
    switch library {
    case .rxswift:
      ["-I", "\(rxswift)/modules", "-I", Self.products.path]
        + ["-Xfrontend", "-import-module", "-Xfrontend", "RxCocoaUIKit"]
    case .combine:
      ["-I", Self.products.path, "-I", "\(opencombine)/modules"]
    case .portico:
      Self.runtime.map { ["-I", $0.path] } ?? []
    }
  }

  /// What the linker has to be told besides; a library stands before those that it leans on.
  func archives(_ library: Settings.Library) -> [String] {
    switch library {
    case .rxswift:
      ["-L", Self.products.path, "-L", rxswift, "-lRxCocoaUIKit", "-lUIKit", "-lRxSwiftAll"]
    case .combine:
      ["-L", Self.products.path, "-L", opencombine, "-lCombine", "-lUIKit", "-lOpenCombineAll"]
    case .portico: []
    }
  }
}
