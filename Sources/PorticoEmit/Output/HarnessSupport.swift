import PorticoModel

/// A module as its tests know it: what it is called, and the generated files of its screens.
package struct TestedModule: Sendable {
  package var name: String
  package var texts: [String]

  package init(_ name: String, texts: [String] = []) {
    self.name = name
    self.texts = texts
  }

  /// It counts the tasks that it has under way.
  var countsTasks: Bool { isNamed("flowTask {") || isNamed("throwingFlowTask {") }
  var usesScheduler: Bool { isNamed("FlowScheduler") }

  private func isNamed(_ word: String) -> Bool { texts.contains { $0.contains(word) } }
}

/// What the harnesses of a test target share: their clock, and of several modules each one's part in it.
extension Generator {
  /// The clock's file, and where there are several modules, one for each; only a header where nothing is needed. What
  /// counts tasks and keeps time is each module's own, by the same names, so no file may see those of two.
  package func harnessSupport(
    for modules: [TestedModule], library kind: Settings.Library, isolation: Settings.Isolation
  ) throws(TemplateError) -> [OutputFile] {
    let library = Self.library(kind)
    let marker = isolation == .mainActor ? "nonisolated " : ""
    let clock = OutputFile(
      name: "PorticoHarness.generated.swift", text: try clockText(modules, library, isolation: marker))
    guard modules.count > 1 else { return [clock] }
    var files = [clock]
    for module in modules {
      let name = "PorticoHarness+\(module.name).generated.swift"
      files.append(OutputFile(name: name, text: try partText(module, library, isolation: marker)))
    }
    return files
  }

  private func clockText(
    _ modules: [TestedModule], _ library: any StreamLibrary, isolation: String
  ) throws(TemplateError) -> String {
    let texts = modules.flatMap(\.texts)
    guard !texts.isEmpty else {
      return Checksum.sealed(try fileText(header: nil, source: nil, imports: [], sections: []))
    }
    let isShared = modules.count > 1
    let counting = modules.filter(\.countsTasks).map { "counting\($0.name)" }
    let countsTasks = !counting.isEmpty
    let usesScheduler = modules.contains(where: \.usesScheduler)
    let opening =
      isShared ? "tasks.counting { " : "FlowTasks.count.withValue({ [tasks] in tasks.change(by: $0) }) { "
    let context = TemplateObject(
      "context",
      [
        "isolation": .string(isolation),
        "isShared": .bool(isShared),
        "opening": .string(countsTasks ? opening : ""),
        "closing": .string(countsTasks ? " }" : ""),
        "countsTasks": .bool(countsTasks),
        "countsShared": .bool(countsTasks && isShared),
        "counting": .string(countsTasks ? Self.nested(["Self.current.withValue(self)"] + counting) : ""),
        "usesScheduler": .bool(usesScheduler),
        "scheduler": .string(isShared ? "HarnessScheduler" : library.schedulerType),
        "queueAccess": .string(isShared ? "" : "private "),
        "standIn": .string(library.standingInForMain("scheduler")),
        "hasTraits": .bool(texts.contains { library.holdsScheduler(in: $0) }),
      ])
    var sections: [String] = []
    for part in ["swift.harness-base.stencil", library.harnessClock, "swift.harness-tasks.stencil"] {
      sections.append(try section(part, context))
    }
    let imports = ["Foundation"] + library.harnessImports(for: texts.joined(separator: "\n"))
    let isTestable = !isShared && (countsTasks || usesScheduler)
    let testable = isTestable ? modules.map { "@testable import \($0.name)" } : []
    let text = try fileText(
      header: nil, source: nil, imports: imports.sorted().map { "import \($0)" } + testable, sections: sections)
    return Checksum.sealed(text)
  }

  /// The module's part in a clock that is other modules' too.
  private func partText(
    _ module: TestedModule, _ library: any StreamLibrary, isolation: String
  ) throws(TemplateError) -> String {
    let context = TemplateObject(
      "context",
      [
        "isolation": .string(isolation), "module": .string(module.name), "scheduler": .string(library.schedulerType),
      ])
    let parts =
      (module.countsTasks ? ["swift.harness-part.stencil"] : [])
      + (module.usesScheduler ? library.harnessSchedulerPart.map { [$0] } ?? [] : [])
    var sections: [String] = []
    for part in parts { sections.append(try section(part, context)) }
    let imports = library.harnessImports(for: module.texts.joined(separator: "\n")).map { "import \($0)" }
    let text = try fileText(
      header: nil, source: nil, imports: sections.isEmpty ? [] : imports + ["@testable import \(module.name)"],
      sections: sections)
    return Checksum.sealed(text)
  }

  private func section(_ name: String, _ context: TemplateObject) throws(TemplateError) -> String {
    var text = try templates.render(name, .object(context))
    if text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
    return text
  }

  /// Each call around the next, the last one given `work`.
  private static func nested(_ calls: [String]) -> String {
    let (first, rest) = (calls[0], calls.dropFirst())
    if rest.isEmpty { return "\(first)(work)" }
    return "\(first) {\n\(Layout.indented(nested(Array(rest))))\n}"
  }
}
