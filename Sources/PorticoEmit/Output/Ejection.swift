/// A screen or a service as plain Swift that nothing generates any more, in the pieces of which a file is made.
import PorticoModel

package struct Ejection: Hashable, Sendable {
  /// What the file is called, without `.swift`.
  package var name: String
  /// Whole lines.
  package var imports: [String]
  package var conditionalImports: [String]
  package var model: String
  /// Empty where none is used.
  package var support: String
  /// The type of the user's half.
  package var logic: String?
}

extension Generator {
  /// `imports` are the declaration's own lines.
  package func ejection(_ screen: Screen, imports: [String]) throws(TemplateError) -> Ejection {
    let library = Self.library(screen.settings.library)
    let shape = ScreenShape(screen, library)
    let marker = screen.settings.defaultIsolation == .mainActor ? "nonisolated " : ""
    var parts: [SupportPart: String] = [:]
    for part in library.supportParts {
      parts[part] = try templates.section(part.template, "isolation", .string(marker))
    }
    let renaming = SupportRenaming(
      prefix: screen.name, declaredBy: library.supportParts.compactMap { parts[$0] }, keeping: Self.names(in: screen))
    let locations = LocationWriter(path: nil, keeping: renaming)
    let sections = try ScreenWriter(screen, library, templates, locations: locations, saysFlows: false).sections()
    let model = sections.joined(separator: "\n\n")
    var written: Set<String> = []
    let conditional = Self.conditionalImports(model, [screen]).filter { !$0.isEmpty }
    let support = library.supportParts.filter { $0.isUsed(in: model) && written.insert($0.template).inserted }
      .compactMap { parts[$0] }
    let supportModules = support.flatMap { library.supportImports(for: $0) }
    let unit = screen.settings.indent
    return Ejection(
      name: shape.names.className,
      imports: Set((library.imports(for: model) + supportModules).map { "import \($0)" } + imports).sorted(),
      conditionalImports: conditional,
      model: Indentation.applied(unit, to: renaming.applied(to: model)),
      support: Indentation.applied(unit, to: renaming.applied(to: support.joined(separator: "\n\n"))),
      logic: shape.hasLogic ? shape.names.logic : nil)
  }

  package func ejection(_ service: Service, imports: [String]) throws(TemplateError) -> Ejection {
    let library = Self.library(service.settings.library)
    let text = try templates.section("swift.service.stencil", "service", ServiceWriter(service, library).view)
    return Ejection(
      name: service.name, imports: Set(library.imports(for: text).map { "import \($0)" } + imports).sorted(),
      conditionalImports: [], model: Indentation.applied(service.settings.indent, to: text), support: "", logic: nil)
  }

  /// The words that are the screen's own, whatever the support file calls its members.
  private static func names(in screen: Screen) -> Set<String> {
    let ports = (screen.inputs + screen.outputs).map(\.id.name)
    let others = screen.needs.map(\.name) + screen.states.map(\.name) + screen.lets.map(\.name)
    return Set(ports + others + screen.hooks.map(\.name) + screen.pairs.compactMap(\.group))
  }
}
