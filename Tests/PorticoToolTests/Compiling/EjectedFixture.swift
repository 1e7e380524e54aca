/// A fixture's folder in which every screen and service has been ejected, as its team would leave it.
import Foundation
import PorticoModel
import PorticoTool

struct EjectedFixture {
  let sandbox = Sandbox()
  let library: Settings.Library
  private let fixture: Fixture
  /// What the module's support file was before.
  let support: String

  /// Generates the fixture, then ejects its declarations one by one, each with `--remove`.
  init(_ fixture: Fixture, _ library: Settings.Library) throws {
    self.fixture = fixture
    self.library = library
    let sandbox = self.sandbox
    var files = Fixture.contents(fixture.folder).filter { ["portico", "swift", "settings"].contains($0.pathExtension) }
    let halves = fixture.goldens(library == .portico ? .rxswift : library)
    files += SwiftModule.swiftFiles(halves).filter { !$0.lastPathComponent.hasSuffix(".generated.swift") }
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        library == .portico && line.hasPrefix("import Rx") ? "import PorticoRuntime" : line
      }
      sandbox.write(file.lastPathComponent, lines.joined(separator: "\n"))
    }
    sandbox.portico("generate", "--library", library.rawValue)
    support = sandbox.read("PorticoSupport.generated.swift") ?? ""
    for name in names {
      let run = sandbox.portico("eject", name, "--remove", "--library", library.rawValue)
      guard run.status == .done else { throw Fixture.Failure(description: "\(name): \(run.errors)") }
    }
  }

  /// In the order of their files, of each what leans on a service before it.
  var names: [String] {
    fixture.sources.flatMap { source in
      let declarations = fixture.compile(source, default: library)
      return declarations.screens.map(\.name) + declarations.services.map(\.name)
    }
  }

  /// A harness's text with the names that the ejected screen's support code has; it leans on two of them.
  func renamed(_ text: String) -> String {
    ["FlowScheduler", "FlowTasks"].reduce(text) { $0.replacing($1, with: (screens.first ?? "") + $1) }
  }

  var screens: [String] { fixture.sources.flatMap { fixture.compile($0, default: library).screens.map(\.name) } }

  /// With another's support file, which the rest of the module may still need.
  var module: SwiftModule {
    sandbox.write("Support.swift", support)
    let files = sandbox.files.filter { $0.hasSuffix(".swift") }.map { URL(filePath: sandbox.path($0)) }
    return SwiftModule(name: fixture.name + "Fixture", library: library, files: files)
  }
}
