import PorticoModel

/// The files of a test target: a harness for each screen, a stub for each service, and what they share.
extension Generator {
  /// `Login.harness.generated.swift`; nil where the file declares nothing that is tested. `module` is what the screens
  /// are compiled into.
  package func harness(_ declarations: Declarations, module: String) throws(TemplateError) -> OutputFile? {
    let name = SourceName(declarations.path)
    var sections: [String] = []
    for screen in declarations.screens {
      let shape = ScreenShape(screen, Self.library(screen.settings.library))
      let wiring = Wiring(shape, locations: LocationWriter(path: nil))
      sections.append(
        try templates.section("swift.harness.stencil", "harness", HarnessWriter(shape, wiring).view))
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

  /// What harnesses share; only a header where there are none. `texts` are the generated files of their screens.
  package func harnessSupport(
    for texts: [String], library kind: Settings.Library, module: String, isolation: Settings.Isolation
  ) throws(TemplateError) -> OutputFile {
    let file = "PorticoHarness.generated.swift"
    guard !texts.isEmpty else {
      let text = try fileText(header: nil, source: nil, imports: [], sections: [])
      return OutputFile(name: file, text: Checksum.sealed(text))
    }
    let library = Self.library(kind)
    func isNamed(_ word: String) -> Bool { texts.contains { $0.contains(word) } }
    let countsTasks = isNamed("flowTask {") || isNamed("throwingFlowTask {")
    let usesScheduler = isNamed("FlowScheduler")
    let context = TemplateObject(
      "context",
      [
        "isolation": .string(isolation == .mainActor ? "nonisolated " : ""),
        "opening": .string(countsTasks ? "FlowTasks.count.withValue({ [tasks] in tasks.change(by: $0) }) { " : ""),
        "closing": .string(countsTasks ? " }" : ""),
        "countsTasks": .bool(countsTasks),
        "usesScheduler": .bool(usesScheduler),
        "standIn": .string(library.standingInForMain("scheduler")),
        "hasTraits": .bool(texts.contains { library.holdsScheduler(in: $0) }),
      ])
    var sections: [String] = []
    for part in ["swift.harness-base.stencil", library.harnessClock, "swift.harness-tasks.stencil"] {
      var text = try templates.render(part, .object(context))
      if text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
      sections.append(text)
    }
    let modules = ["Foundation"] + library.harnessImports(for: texts.joined(separator: "\n"))
    let testable = countsTasks || usesScheduler ? ["@testable import \(module)"] : []
    let text = try fileText(
      header: nil, source: nil, imports: modules.sorted().map { "import \($0)" } + testable, sections: sections)
    return OutputFile(name: file, text: Checksum.sealed(text))
  }
}
