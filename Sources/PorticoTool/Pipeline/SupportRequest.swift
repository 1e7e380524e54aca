/// The support file of one folder: what all generated files around it need, declared once.
import PorticoEmit
import PorticoModel

package struct SupportRequest: Sendable {
  package static let fileName = "PorticoSupport.generated.swift"

  package enum Answer: Hashable, Sendable {
    case file(OutputFile)
    /// Files of more than one library need parts, whose names are the same.
    case mixed([Settings.Library])
  }

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

  func answer(_ generator: Generator) throws(TemplateError) -> Answer {
    let present = Settings.Library.allCases.filter { kind in texts.contains { $0.libraries.contains(kind) } }
    let needed = present.filter { kind in
      let parts = Generator.library(kind).supportParts
      return texts.contains { text in
        text.libraries.contains(kind) && parts.contains { $0.isUsed(in: text.text) }
      }
    }
    if needed.count > 1 { return .mixed(needed) }
    let kind = needed.first ?? present.first ?? Settings().library
    let own = texts.filter { $0.libraries.contains(kind) }.map(\.text)
    return .file(try generator.support(for: own, library: kind, isolation: isolation))
  }
}
