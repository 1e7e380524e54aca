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

  /// A harness's text in which each model is given a scheduler of its own support code's type.
  func adapted(_ text: String) -> String {
    var parts = text.components(separatedBy: "\nfinal class ")
    for screen in owners(of: "FlowScheduler") {
      for index in parts.indices where parts[index].hasPrefix("\(screen)Harness: Harness {") {
        parts[index].replace("scheduler: clock.scheduler", with: "scheduler: \(screen)FlowScheduler(clock.scheduler)")
      }
    }
    return parts.joined(separator: "\nfinal class ")
  }

  /// What lets one clock move the support code of several screens: harnesses know what the module's support file
  /// declares, an ejected screen has it under a name of its own.
  var adapter: String {
    let counted = owners(of: "FlowTasks")
    let tasks = counted.map { "try \($0)FlowTasks.count.withValue(change) { " }.joined()
    let closing = String(repeating: " }", count: counted.count)
    let counts =
      counted.isEmpty
      ? ""
      : """
      enum FlowTasks {
        static let count = Counts()

        struct Counts {
          func withValue<Result>(
            _ change: @escaping @Sendable (Int) -> Void, operation: () throws -> Result
          ) rethrows -> Result {
            \(tasks)try operation()\(closing)
          }

          func get() -> (@Sendable (Int) -> Void)? { \(counted[0])FlowTasks.count.get() }
        }
      }

      """
    let schedulers = owners(of: "FlowScheduler").map { screen in
      """
      extension \(screen)FlowScheduler {
        init(_ other: FlowScheduler) {
          self.init(
            clock: { SchedulerTimeType(nanoseconds: other.now.nanoseconds) },
            atOnce: { other.schedule($0) },
            later: { date, action in
              let once = Once()
              once.waiting = other.schedule(
                after: FlowScheduler.SchedulerTimeType(nanoseconds: date.nanoseconds), interval: .seconds(1)
              ) {
                once.cancel()
                action()
              }
              return once
            })
        }
      }

      """
    }
    let once = """
      private final class Once: Cancellable {
        var waiting: (any Cancellable)?

        func cancel() {
          waiting?.cancel()
          waiting = nil
        }
      }

      """
    return
      (["@testable import App\n"] + (schedulers.isEmpty ? [] : ["import Combine\n"]) + [counts] + schedulers
      + (schedulers.isEmpty ? [] : [once])).joined(separator: "\n")
  }

  /// The screens whose ejected files declare this under a name of their own.
  private func owners(of name: String) -> [String] {
    screens.filter { screen in
      sandbox.files.contains { file in
        let text = file.hasSuffix(".swift") ? sandbox.read(file) ?? "" : ""
        return text.contains("enum \(screen)\(name) ") || text.contains("struct \(screen)\(name): ")
      }
    }
  }

  var screens: [String] { fixture.sources.flatMap { fixture.compile($0, default: library).screens.map(\.name) } }

  /// With another's support file, which the rest of the module may still need.
  var module: SwiftModule {
    sandbox.write("Support.swift", support)
    let files = sandbox.files.filter { $0.hasSuffix(".swift") }.map { URL(filePath: sandbox.path($0)) }
    return SwiftModule(name: fixture.name + "Fixture", library: library, files: files)
  }
}
