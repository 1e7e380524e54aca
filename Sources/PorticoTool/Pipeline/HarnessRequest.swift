/// What the harnesses of one test target share, declared once for all of them.
import PorticoEmit
import PorticoModel

package struct HarnessRequest: Sendable {
  package static let fileName = "PorticoHarness.generated.swift"

  /// Whether a file is called as a module's part in what several share.
  package static func isPart(_ name: String) -> Bool {
    name.hasPrefix("PorticoHarness+") && name.hasSuffix(".generated.swift")
  }

  private var modules: [TestedModule]
  private var libraries: Set<Settings.Library> = []
  private var isolation = Settings.Isolation.none

  /// Of these modules, whether or not there is something in each.
  package init(_ modules: Set<String>) {
    self.modules = modules.sorted().map { TestedModule($0) }
  }

  /// A generated file whose screens have harnesses here.
  package mutating func add(_ file: OutputFile, of checked: CheckedSource, module: String) {
    for index in modules.indices where modules[index].name == module { modules[index].texts.append(file.text) }
    libraries.formUnion(checked.libraries)
    if checked.isolation == .mainActor { isolation = .mainActor }
  }

  package var isOfSeveral: Bool { modules.count > 1 }

  package var isEmpty: Bool { modules.allSatisfy(\.texts.isEmpty) }

  /// One folder's harnesses share one clock, so they are of one library.
  package var mixedLibraries: [Settings.Library] {
    libraries.count < 2 ? [] : Settings.Library.allCases.filter(libraries.contains)
  }

  func files(_ generator: Generator) throws(TemplateError) -> [OutputFile] {
    try generator.harnessSupport(for: modules, library: libraries.first ?? .rxswift, isolation: isolation)
  }
}
