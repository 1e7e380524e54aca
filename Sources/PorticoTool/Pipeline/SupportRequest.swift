/// The support file of one folder: what all generated files around it need, declared once.
import PorticoEmit
import PorticoModel

package struct SupportRequest: Sendable {
  package static let fileName = "PorticoSupport.generated.swift"

  private struct Text: Sendable {
    var text: String
    var libraries: Set<Settings.Library>
  }

  private var texts: [Text] = []
  private var isolation = Settings.Isolation.none

  package init() {}

  /// A file of this run.
  package mutating func add(_ file: OutputFile, of checked: CheckedSource) {
    texts.append(Text(text: file.text, libraries: checked.libraries))
    if checked.isolation == .mainActor { isolation = .mainActor }
  }

  /// A generated file that this run leaves as it stands. What it imports tells its library.
  package mutating func add(standing text: String) {
    let libraries = Settings.Library.allCases.filter { kind in
      Generator.library(kind).imports(for: text).allSatisfy { text.contains("import \($0)\n") }
    }
    texts.append(Text(text: text, libraries: Set(libraries)))
  }

  /// Files for RxSwift and for PorticoRuntime: what is written for both could mean either.
  package var mixesNames: Bool {
    Set(texts.flatMap(\.libraries)).isSuperset(of: [.rxswift, .portico])
  }

  func file(_ generator: Generator) throws(TemplateError) -> OutputFile {
    try generator.support(for: texts.map { ($0.text, $0.libraries) }, isolation: isolation)
  }
}
