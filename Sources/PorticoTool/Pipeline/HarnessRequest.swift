/// What the harnesses of one test target share, declared once for all of them.
import PorticoEmit
import PorticoModel

package struct HarnessRequest: Sendable {
  package static let fileName = "PorticoHarness.generated.swift"

  private var texts: [String] = []
  private var libraries: Set<Settings.Library> = []
  private var isolation = Settings.Isolation.none
  private var module = ""

  package init() {}

  /// A generated file whose screens have harnesses here.
  package mutating func add(_ file: OutputFile, of checked: CheckedSource, module: String) {
    texts.append(file.text)
    libraries.formUnion(checked.libraries)
    if checked.isolation == .mainActor { isolation = .mainActor }
    self.module = module
  }

  package var isEmpty: Bool { texts.isEmpty }

  /// One folder's harnesses share one clock, so they are of one library.
  package var mixedLibraries: [Settings.Library] {
    libraries.count < 2 ? [] : Settings.Library.allCases.filter(libraries.contains)
  }

  func file(_ generator: Generator) throws(TemplateError) -> OutputFile {
    try generator.harnessSupport(
      for: texts, library: libraries.first ?? .rxswift, module: module, isolation: isolation)
  }
}
