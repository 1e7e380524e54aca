import PorticoModel

/// The file of a test target that belongs to one declaration: a harness for each screen, a stub for each service.
extension Generator {
  /// `Login.harness.generated.swift`; nil where the file declares nothing that is tested. `module` is what the screens
  /// are compiled into, one of several that are tested together or the only one.
  package func harness(
    _ declarations: Declarations, module: String, isOneOfSeveral: Bool = false
  ) throws(TemplateError) -> OutputFile? {
    let name = SourceName(declarations.path)
    var sections: [String] = []
    for screen in declarations.screens {
      let shape = ScreenShape(screen, Self.library(screen.settings.library))
      let wiring = Wiring(shape, locations: LocationWriter(path: nil))
      sections.append(
        try templates.section(
          "swift.harness.stencil", "harness", HarnessWriter(shape, wiring, isOneOfSeveral: isOneOfSeveral).view))
      for stub in shape.inputPairs.compactMap({ InputStub($0, shape) }) {
        let note = "An Input of which only what matters is named; the rest never sends."
        sections.append(try stubExtension(of: stub.type, stub.head, stub.body, note))
      }
      if let stub = ContextStub(shape, wiring) {
        sections.append(
          try stubExtension(of: stub.type, stub.head, stub.body, "What the logic is given, to test it by itself."))
      }
    }
    for service in declarations.services {
      let view = StubWriter(service, Self.library(service.settings.library)).view
      sections.append(try templates.section("swift.stub.stencil", "stub", view))
    }
    guard !sections.isEmpty else { return nil }
    let settings = declarations.screens.first?.settings ?? declarations.services[0].settings
    let body = sections.joined(separator: "\n\n")
    let modules = Self.library(settings.library).imports(for: body).map { "import \($0)" } + declarations.imports
    let text = try fileText(
      header: settings.header, source: name.file,
      imports: Set(modules).sorted() + ["@testable import \(module)"], sections: sections)
    return OutputFile(
      name: name.harness, text: Checksum.sealed(Indentation.applied(settings.indent, to: text)))
  }

  /// The same of a file that declares nothing that is tested.
  package func emptyHarness(_ declarations: Declarations) throws(TemplateError) -> OutputFile {
    let name = SourceName(declarations.path)
    let text = try fileText(header: nil, source: name.file, imports: [], sections: [])
    return OutputFile(name: name.harness, text: Checksum.sealed(text))
  }

  private func stubExtension(
    of type: String, _ head: String, _ body: [String], _ note: String
  ) throws(TemplateError) -> String {
    try templates.extension(of: type, [try templates.function(head, body, documentation: [note])])
  }
}
