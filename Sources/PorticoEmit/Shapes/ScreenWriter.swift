import PorticoModel

/// One screen as Swift: the class with its types, the user's half's protocol, `bind`.
package struct ScreenWriter {
  private let shape: ScreenShape
  private let wiring: Wiring
  private let templates: TemplateSet
  private let saysFlows: Bool
  private var library: any StreamLibrary { shape.library }

  package init(
    _ screen: Screen, _ library: any StreamLibrary, _ templates: TemplateSet, locations: LocationWriter,
    saysFlows: Bool = true
  ) {
    shape = ScreenShape(screen, library)
    wiring = Wiring(shape, locations: locations)
    self.templates = templates
    self.saysFlows = saysFlows
  }

  private var access: String { shape.access }

  /// The declarations of the screen, in the order in which they stand in the file.
  package func sections() throws(TemplateError) -> [String] {
    let types = try portTypes()
    var result = shape.names.isNested ? [] : types
    result.append(try model(nested: shape.names.isNested ? types : []))
    result.append(try bind())
    if let view = try views() { result.append(view) }
    result += try stubs()
    return result
  }

  private func portTypes() throws(TemplateError) -> [String] {
    let view = PortTypeView(shape, wiring, access: access)
    var types: [TemplateValue] = []
    for pair in shape.screen.pairs {
      if !pair.inputs.isEmpty, shape.hasInputType(pair) { types.append(view.inputs(pair)) }
      if !pair.outputs.isEmpty { types.append(view.outputs(pair)) }
    }
    var result: [String] = []
    for type in types { result.append(try templates.section("swift.ports.stencil", "type", type)) }
    return result
  }

  private func model(nested: [String]) throws(TemplateError) -> String {
    let transform = TransformWriter(shape, wiring).body
    let initializer = InitWriter(shape, wiring, access: access)
    let logic = LogicView(shape, saysFlows: saysFlows)
    var sections = nested
    if shape.hasContext, shape.hasLogic || shape.storesContext {
      sections.append(try templates.section("swift.context.stencil", "context", logic.context))
    }
    if shape.hasLogic { sections.append(try templates.section("swift.logic.stencil", "logic", logic.logic)) }
    if !initializer.properties.isEmpty { sections.append(initializer.properties.joined(separator: "\n")) }
    if let convenience = initializer.convenience {
      sections.append(try templates.function(convenience.head, convenience.body))
    }
    if initializer.isNeeded { sections.append(try templates.function(initializer.head, initializer.body)) }
    if let transform {
      sections.append(try templates.function(access + TransformSignature(shape).declaration(), [transform]))
    }
    for member in shape.screen.members { sections.append(Dedent.block(wiring.writer.code(member))) }
    return try templates.section(
      "swift.screen.stencil", "screen",
      .object(
        TemplateObject(
          "screen",
          [
            "documentation": .documentation(shape.screen.documentation),
            "attributes": .list(attributes.map { .string($0) }),
            "head": .string(head),
            "sections": .list(sections.map { .string($0) }),
          ])))
  }

  private var attributes: [String] {
    let own = shape.screen.attributes
    return shape.settings.isolation == .mainActor && !own.contains("@MainActor") ? ["@MainActor"] + own : own
  }

  private var head: String {
    let types =
      (shape.settings.superclass.map { [$0] } ?? []) + shape.screen.inheritance + shape.settings.conformances
    let keyword = shape.settings.kind == .struct ? "struct" : "final class"
    return "\(access)\(keyword) \(shape.names.className)" + PortTypeView.inheritance(types)
  }

  private func bind() throws(TemplateError) -> String {
    let writer = BindWriter(shape, wiring)
    let documentation =
      shape.wiresInInit
      ? "Connects what a view has: streams to inputs, closures to outputs, called on main. Binds add up."
      : "Connects the view: streams to inputs, closures to outputs, called on main. For one call."
    let function = try templates.function(access + writer.head, writer.body, documentation: [documentation])
    return try templates.extension(of: shape.names.className, [function])
  }

  private func views() throws(TemplateError) -> String? {
    var functions: [String] = []
    for view in shape.screen.views {
      guard let writer = ViewBlockWriter(view, shape, wiring) else { continue }
      functions.append(try templates.function(access + writer.head, writer.body, documentation: writer.documentation))
    }
    guard !functions.isEmpty else { return nil }
    return try templates.extension(
      of: shape.names.className, functions, attributes: "@MainActor ", condition: "canImport(UIKit)")
  }

  private func stubs() throws(TemplateError) -> [String] {
    var result: [String] = []
    for pair in shape.outputPairs {
      guard let stub = OutputStub(pair, shape, wiring) else { continue }
      let function = try templates.function(
        stub.head, stub.body, documentation: ["Plain values as an Output, for previews."])
      result.append(try templates.extension(of: stub.type, [function], condition: "DEBUG"))
    }
    return result
  }
}
