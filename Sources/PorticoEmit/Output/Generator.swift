import PorticoModel

/// From the model to the text of files.
package struct Generator: Sendable {
  let templates: TemplateSet

  package init(templates: TemplateSet) {
    self.templates = templates
  }

  /// With the templates that are built in.
  package init() throws(TemplateError) {
    templates = try TemplateSet(sources: BuiltInTemplates.sources)
  }

  /// `Login.generated.swift`, unsealed parts joined, its checksum line at the foot. `locationPath` is what
  /// `#sourceLocation` says where a screen asks for it.
  package func file(_ declarations: Declarations, locationPath: String) throws(TemplateError) -> OutputFile {
    let name = SourceName(declarations.path)
    var sections: [String] = []
    for service in declarations.services {
      let view = ServiceWriter(service, Self.library(service.settings.library)).view
      sections.append(try templates.section("swift.service.stencil", "service", view))
    }
    var libraries: [any StreamLibrary] = []
    for screen in declarations.screens {
      let library = Self.library(screen.settings.library)
      libraries.append(library)
      let locations = LocationWriter(path: screen.settings.locations ? locationPath : nil)
      sections += try ScreenWriter(screen, library, templates, locations: locations).sections()
    }
    if libraries.isEmpty, let service = declarations.services.first {
      libraries.append(Self.library(service.settings.library))
    }
    let body = sections.joined(separator: "\n\n")
    let header = declarations.screens.first?.settings.header
    let imports =
      imports(body, libraries, declarations.imports) + Self.conditionalImports(body, declarations.screens)
    let text = try fileText(header: header, source: name.file, imports: imports, sections: sections)
    let unit = declarations.screens.first?.settings.indent ?? Settings().indent
    return OutputFile(
      name: name.base + ".generated.swift", text: Checksum.sealed(Indentation.applied(unit, to: text)))
  }

  /// The support file that these generated texts need, each with the libraries of its screens: one module may hold
  /// screens of several, as while a team moves from one to another.
  package func support(
    for texts: [(text: String, libraries: Set<Settings.Library>)], isolation: Settings.Isolation
  ) throws(TemplateError) -> OutputFile {
    let marker = isolation == .mainActor ? "nonisolated " : ""
    var sections: [String] = []
    var modules: Set<String> = []
    var written: Set<String> = []
    for kind in Settings.Library.allCases {
      let library = Self.library(kind)
      let own = texts.filter { $0.libraries.contains(kind) }.map(\.text)
      let parts = library.supportParts.filter { part in own.contains(where: part.isUsed) }
      for part in parts where written.insert(part.template).inserted {
        let section = try templates.section(part.template, "isolation", .string(marker))
        sections.append(section)
        modules.formUnion(library.supportImports(for: section))
      }
    }
    let text = try fileText(
      header: nil, source: nil,
      imports: modules.sorted().map { "import \($0)" } + Self.conditionalImports(sections.joined()),
      sections: sections)
    return OutputFile(name: "PorticoSupport.generated.swift", text: Checksum.sealed(text))
  }

  package static func library(_ kind: Settings.Library) -> any StreamLibrary {
    switch kind {
    case .rxswift: RxSwiftLibrary()
    case .portico: RxSwiftLibrary(runtime: "PorticoRuntime")
    case .combine: CombineLibrary()
    }
  }

  func fileText(
    header: String?, source: String?, imports: [String], sections: [String]
  ) throws(TemplateError) -> String {
    let origin = source.map { Origin.declaration($0) } ?? .shared
    let lines =
      (header?.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)" } ?? [])
      + [
        origin.line,
        "// swift-format-ignore-file",
        "// swiftlint:disable all",
      ]
    let text = try templates.render(
      "swift.file.stencil",
      .object(
        TemplateObject(
          "context",
          [
            "file": .object(
              TemplateObject(
                "file",
                [
                  "header": .list(lines.map { .string($0) }),
                  "imports": .list(imports.map { .string($0) }),
                  "sections": .list(sections.map { .string($0) }),
                ]))
          ])))
    return text
  }

  private func imports(_ body: String, _ libraries: [any StreamLibrary], _ written: [String]) -> [String] {
    var modules: [String] = []
    for library in libraries { modules += library.imports(for: body) }
    let generated = Set(modules).map { "import \($0)" }
    let own = written.filter { !generated.contains($0) }
    return (generated + own).sorted()
  }

  /// What is there with UIKit only, where it is used.
  static func conditionalImports(_ body: String, _ screens: [Screen] = []) -> [String] {
    guard body.contains("#if canImport(UIKit)") else { return [] }
    let controls = screens.filter { !$0.views.isEmpty }.flatMap { screen in
      library(screen.settings.library).controls(screen.settings.cocoa)?.imports ?? []
    }
    let imports = Set(["UIKit"] + controls).sorted().map { "  import \($0)" }
    return ["", "#if canImport(UIKit)"] + imports + ["#endif"]
  }
}

/// `Sources/Login.portico`: its file name, and what its output is named by.
package struct SourceName: Hashable, Sendable {
  package var file: String
  package var base: String

  package init(_ path: String) {
    file = path.split(separator: "/").last.map(String.init) ?? path
    base = file.hasSuffix(".portico") ? String(file.dropLast(8)) : file
  }

  package var harness: String { base + ".harness.generated.swift" }
}
