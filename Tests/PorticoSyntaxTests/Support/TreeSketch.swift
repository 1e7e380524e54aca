/// A tree as indented lines that a reader can hold against the source.
import PorticoSyntax

struct TreeSketch {
  private let source: SourceFile
  private var lines: [String] = []

  static func sketch(_ tree: SyntaxTree) -> String {
    var sketch = TreeSketch(source: tree.source)
    for node in tree.imports { sketch.add(0, "import \(node.module.text)") }
    for node in tree.settings {
      sketch.add(0, "settings")
      for entry in node.entries {
        sketch.add(1, entry.words.map { $0.isString ? "\"\($0.text)\"" : $0.text }.joined(separator: " | "))
      }
    }
    for node in tree.services { sketch.service(node) }
    for node in tree.screens { sketch.screen(node) }
    return sketch.lines.joined(separator: "\n") + "\n"
  }

  private init(source: SourceFile) { self.source = source }

  private mutating func add(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private func text(_ text: SwiftText) -> String { "‹\(source.text(text.span))›" }
  private func optional(_ prefix: String, _ value: SwiftText?) -> String {
    value.map { " \(prefix) \(text($0))" } ?? ""
  }

  private mutating func documentation(_ depth: Int, _ lines: [String]) {
    for line in lines { add(depth, "/// \(line)") }
  }

  private func attribute(_ node: AttributeNode) -> String {
    "@\(node.name.text)" + (node.arguments.map { "(\(text($0)))" } ?? "")
  }

  private mutating func service(_ node: ServiceNode) {
    documentation(0, node.documentation)
    add(
      0,
      (["service", node.access?.text, node.name.text] + node.inheritance.map(text)).compactMap { $0 }.joined(
        separator: " "))
    for method in node.methods {
      documentation(1, method.documentation)
      let parameters = method.parameters.map {
        [$0.label?.text, "\($0.name.text):", text($0.type), $0.value.map { "= \(text($0))" }].compactMap { $0 }.joined(
          separator: " ")
      }
      var line = "method \(method.name.text)(\(parameters.joined(separator: ", ")))"
      if method.isAsync { line += " async" }
      if method.isThrowing { line += " throws" + optional("", method.errorType) }
      add(1, line + optional("-> \(method.resultKind)", method.result))
    }
  }

  private mutating func screen(_ node: ScreenNode) {
    documentation(0, node.documentation)
    let words = node.attributes.map(attribute) + [node.access?.text, "screen", node.name.text].compactMap { $0 }
    add(0, (words + node.inheritance.map(text)).joined(separator: " "))
    for member in node.members { self.member(1, member) }
  }

  private mutating func member(_ depth: Int, _ node: MemberNode) {
    switch node {
    case .need(let node):
      documentation(depth, node.documentation)
      add(
        depth,
        "need \(node.modifier.map { "\($0) " } ?? "")\(node.name.text)" + optional(":", node.type)
          + optional("=", node.value))
    case .port(let node): port(depth, node)
    case .state(let node):
      documentation(depth, node.documentation)
      add(
        depth,
        "state \(node.access.map { "\($0.text) " } ?? "")\(node.name.text)" + optional(":", node.type)
          + optional("as", node.carrier) + optional("=", node.value))
      flow(depth + 1, node.flow)
    case .stream(let node):
      documentation(depth, node.documentation)
      add(depth, "let \(node.name.text)" + optional("->", node.result))
      flow(depth + 1, node.flow)
    case .bind(let node):
      add(depth, "bind " + node.targets.map(target).joined(separator: ", "))
      flow(depth + 1, node.flow)
    case .group(let node):
      documentation(depth, node.documentation)
      add(depth, "group \(node.name.text)")
      for member in node.members { self.member(depth + 1, member) }
    case .view(let node):
      add(depth, "view " + node.parameters.map { "\($0.name.text): \(text($0.type))" }.joined(separator: ", "))
      for binding in node.bindings {
        add(depth + 1, path(binding.target) + (binding.arguments.map(text) ?? ""))
        flow(depth + 2, binding.flow)
      }
    case .byHand: add(depth, "transform by hand")
    case .swift(let node): add(depth, "swift \(text(node.body))")
    }
  }

  private mutating func port(_ depth: Int, _ node: PortNode) {
    documentation(depth, node.documentation)
    var words = [node.side.rawValue]
    if node.isEvent { words.append("event") }
    words += node.attributes.map(attribute)
    if let access = node.access { words.append(access.text) }
    if node.isVariable { words.append("var") }
    words.append(node.name.text)
    switch node.payload {
    case .none: break
    case .type(let type): words.append(": \(text(type))")
    case .parts(let parts):
      words.append("(" + parts.map { "\($0.label.text): \(text($0.type))" }.joined(separator: ", ") + ")")
    }
    add(depth, words.joined(separator: " ") + optional("as", node.carrier) + optional("=", node.value))
    flow(depth + 1, node.flow)
  }

  private mutating func flow(_ depth: Int, _ node: FlowNode?) {
    guard let node else { return }
    add(depth, "<- " + flow(node))
  }

  private func flow(_ node: FlowNode) -> String {
    ([source(node.source)] + node.steps.map(step)).joined(separator: " ")
  }

  private func source(_ node: SourceNode) -> String {
    switch node {
    case .path(let node): path(node)
    case .call(let node): call(node)
    case .just(let value, _): "just(\(text(value)))"
    case .combination(let name, let flows, _):
      "\(name.rawValue)("
        + flows.map { ($0.label.map { "\($0.text): " } ?? "") + flow($0.flow) }.joined(separator: ", ") + ")"
    }
  }

  private func path(_ node: PathNode) -> String {
    "path["
      + node.components.map { ($0.isProjected ? "$" : "") + $0.name.text + ($0.mark?.rawValue ?? "") }.joined(
        separator: " ") + "]"
  }

  private func effects(_ tried: Span?, _ awaited: Span?) -> String {
    (tried == nil ? "" : "try ") + (awaited == nil ? "" : "await ")
  }

  private func call(_ node: CallNode) -> String {
    "call[\(effects(node.tryKeyword, node.awaitKeyword))\(path(node.path)) \(text(node.text))\(node.hasClosure ? " closure" : "")\(optional("->", node.result))]"
  }

  private func hook(_ node: HookNode) -> String {
    let labels = node.labels.map { "(" + $0.map { "\($0.text):" }.joined() + ")" } ?? ""
    return
      "hook[\(effects(node.tryKeyword, node.awaitKeyword))\(node.name.text)\(labels)\(optional("->", node.result))]"
  }

  private func target(_ node: TargetNode) -> String {
    switch node {
    case .path(let node): path(node)
    case .hook(let node): hook(node)
    case .call(let node): call(node)
    }
  }

  private func step(_ node: StepNode) -> String {
    let arguments = node.arguments.map { ($0.label.map { "\($0.text): " } ?? "") + argument($0.value) }
    return ".\(node.name.text)(" + arguments.joined(separator: ", ") + ")" + (node.closure.map { " \(text($0))" } ?? "")
      + optional("->", node.result)
  }

  private func argument(_ value: ArgumentValue) -> String {
    switch value {
    case .closure(let value): "closure\(text(value))"
    case .keyPath(let value): "keyPath\(text(value))"
    case .hook(let node): hook(node)
    case .call(let node): call(node)
    case .flow(let node): "flow[\(flow(node))]"
    case .duration(let milliseconds, _): "\(milliseconds)ms"
    case .placeholder: "_"
    case .expression(let value): text(value)
    }
  }
}
