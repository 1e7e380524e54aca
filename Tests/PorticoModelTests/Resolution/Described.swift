/// A screen of the model as a few lines of text, so that an example can say what it expects at a glance.
import PorticoModel
import PorticoSyntax

/// What `text` declares, and what was found wrong with it.
struct Resolved {
  var declarations: Declarations
  var diagnostics: [Diagnostic]
  var source: SourceFile

  init(_ text: String) {
    source = SourceFile(path: "Example.portico", text: text)
    let tree = Parser.parse(source)
    let (declarations, found) = Resolver.resolve(tree, settings: ExampleSettings.read(tree))
    self.declarations = declarations
    diagnostics = tree.diagnostics + found
  }

  /// One screen of these members.
  init(members: String, attributes: String = "") {
    self.init("\(attributes) screen Example {\n\(members)\n}")
  }

  /// `code: what it points at`
  var problems: [String] {
    diagnostics.map { "\($0.code): \(source.text($0.span))" }
  }

  var screen: Screen { declarations.screens[0] }

  /// The lines of the screen whose first word is one of `kinds`, problems first.
  func lines(_ kinds: String...) -> [String] {
    let all = declarations.screens.flatMap(\.lines)
    return problems + all.filter { line in kinds.isEmpty || kinds.contains { line.hasPrefix($0 + " ") } }
  }

  /// The one port of this name and side as a line.
  func port(_ name: String) -> [String] {
    problems + screen.ports.filter { $0.name == name }.map(\.described)
  }

  var hooks: [String] { lines("hook") }

  /// Each message with its fixes.
  var messages: [String] {
    diagnostics.map { diagnostic in
      diagnostic.message + diagnostic.fixes.map { " [\($0.message)]" }.joined()
    }
  }

  /// The text with the first fix of every problem applied.
  var fixed: String {
    var bytes = source.bytes
    let edits = diagnostics.compactMap(\.fixes.first).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.span.lower > $1.span.lower }) {
      bytes.replaceSubrange(edit.span.lower..<edit.span.upper, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The flows that feed the first port, let or state of this name.
  func flows(_ name: String) -> [String] {
    let ports = screen.ports.filter { $0.name == name && !$0.flows.isEmpty }.flatMap(\.flows)
    let streams = (screen.states + screen.lets).filter { $0.name == name }.flatMap(\.flows)
    return problems + (ports + streams).map(\.described)
  }
}

/// Enough of the settings for examples: attributes that name a style, a library, a shape, an isolation.
enum ExampleSettings {
  static func read(_ tree: SyntaxTree) -> Resolver.ReadSettings {
    { screen in
      var settings = Settings()
      var rest: [AttributeNode] = []
      for attribute in screen.attributes {
        let value = attribute.arguments.map { tree.source.text($0.span) } ?? ""
        switch attribute.name.text {
        case "style":
          settings.style = Settings.Style(rawValue: value) ?? .transform
          switch settings.style {
          case .relay: (settings.inputShape, settings.outputShape) = (.owned, .owned)
          case .event: (settings.inputShape, settings.outputShape) = (.enum, .enum)
          case .stateStream: (settings.inputShape, settings.outputShape) = (.struct, .enum)
          case .transform, .protocol: break
          }
        case "library": settings.library = Settings.Library(rawValue: value) ?? .rxswift
        case "inputAs": settings.inputCarrier = value
        case "outputAs": settings.outputCarrier = value
        case "outputEventAs": settings.outputEventCarrier = value
        case "superclass": settings.superclass = value
        case "init": settings.initializer = Settings.Initializer(rawValue: value) ?? .memberwise
        default: rest.append(attribute)
        }
      }
      return (settings, rest)
    }
  }
}

extension PortPair {
  var ports: [Port] {
    (inputs + outputs).sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
  }
}

extension Screen {
  /// In the order of the text, inputs and outputs as they come.
  var ports: [Port] { pairs.flatMap(\.ports) }

  var lines: [String] {
    var lines = ["screen \(name)"]
    lines += needs.map { "need \($0.kind) \($0.name): \($0.type)" + ($0.service.map { " of \($0)" } ?? "") }
    lines += ports.map(\.described)
    lines += states.map { "state \($0.described)" } + lets.map { "let \($0.described)" }
    lines += binds.map { bind in
      "bind \(bind.targets.map(\.described).joined(separator: ", ")) <- \(bind.flow.described)"
    }
    lines += hooks.map { "hook \($0.described)" }
    for view in views {
      lines += view.inputs.map { "view \($0.port.described) <- \($0.flow.described)" }
      lines += view.outputs.map { "view \($0.sink.described) <- \($0.flow.described)" }
    }
    return lines
  }
}

extension PortID {
  var described: String { (group.map { "\($0)." } ?? "") + "\(side.rawValue).\(name)" }
}

extension Carrier {
  var described: String { text ?? kind.rawValue }
}

extension Port {
  var described: String {
    var words = "\(id.side.rawValue) " + (isEvent ? "event " : "") + (id.group.map { "\($0)." } ?? "")
    words += "\(name): \(element.text ?? "?") as \(carrier.described)"
    if let value { words += " = \(value.described)" }
    if startsByItself { words += " [starts]" }
    if isActivityTarget { words += " [activity]" }
    if isErrorTarget { words += " [error]" }
    if isInContext { words += " [context]" }
    if let maker { words += " [made by \(maker)]" }
    return words + flows.map { " <- \($0.described)" }.joined()
  }
}

extension StreamDeclaration {
  var described: String {
    var words = "\(name): \(element.text ?? "?")"
    if let carrier { words += " as \(carrier.described)" }
    if let value { words += " = \(value.described)" }
    if isActivityTarget { words += " [activity]" }
    if isErrorTarget { words += " [error]" }
    return words + flows.map { " <- \($0.described)" }.joined()
  }
}

extension Code {
  /// References in `‹ ›`.
  var described: String {
    fragments.map { fragment in
      switch fragment {
      case .text(let text): text
      case .reference(.need(let name)): "‹need \(name)›"
      case .reference(.state(let name)): "‹state \(name)›"
      case .reference(.port(let id)): "‹port \(id.described)›"
      case .reference(.inputValue(let id)): "‹value \(id.described)›"
      case .reference(.owner): "‹self›"
      case .parameter(let number): "$\(number)"
      case .element(let path): "‹$\(path.map { ".\($0)" }.joined())›"
      }
    }.joined()
  }
}

extension Part {
  var described: String { (label.map { "\($0): " } ?? "") + (element.text ?? "?") }
}

extension StreamReference {
  var described: String {
    switch self {
    case .port(let id): id.described
    case .state(let name): "state.\(name)"
    case .local(let name): "let.\(name)"
    }
  }
}

extension Flow {
  var described: String { source.described + steps.map(\.described).joined() }
}

extension Source {
  var described: String {
    switch self {
    case .stream(let reference, _): return reference.described
    case .external(let code, let recovery, let element):
      return "external(\(code.described)\(recovery.described)) -> \(element.element.text ?? "?")"
    case .call(let function, let recovery, let element):
      return "call(\(function.described)\(recovery.described)) -> \(element.element.text ?? "?")"
    case .just(let code, _): return "just(\(code.described))"
    case .combineLatest(let flows, let element): return combined("combineLatest", flows, element)
    case .zip(let flows, let element): return combined("zip", flows, element)
    case .merge(let flows, let element): return combined("merge", flows, element)
    case .control(let path): return "control(\(path.described)) -> \(path.element.text ?? "?")"
    }
  }

  private func combined(_ name: String, _ flows: [Flow], _ element: Part) -> String {
    "\(name)(\(flows.map(\.described).joined(separator: ", "))) -> \(element.element.text ?? "?")"
  }
}

extension Step {
  var described: String { ".\(operation.described)" }
}

extension Operation {
  var described: String {
    switch self {
    case .map(let function, let recovery): "map(\(function.described)\(recovery.described))"
    case .compactMap(let function, let recovery): "compactMap(\(function.described)\(recovery.described))"
    case .filter(let function, let recovery): "filter(\(function.described)\(recovery.described))"
    case .perform(let function, let recovery): "do(\(function.described)\(recovery.described))"
    case .flatMap(let flatMap): flatMap.described
    case .scan(let initial, let function): "scan(\(initial.described), \(function.described))"
    case .withLatestFrom(let arguments):
      "withLatestFrom(\(arguments.map(\.described).joined(separator: ", ")))"
    case .startWith(let code): "startWith(\(code.described))"
    case .debounce(let milliseconds): "debounce(\(milliseconds))"
    case .throttle(let milliseconds, let latest): "throttle(\(milliseconds), latest: \(latest))"
    case .delay(let milliseconds): "delay(\(milliseconds))"
    case .timeout(let milliseconds, let recovery): "timeout(\(milliseconds)\(recovery.described))"
    case .distinctUntilChanged(let function): "distinctUntilChanged(\(function?.described ?? ""))"
    case .skip(let code): "skip(\(code.described))"
    case .take(let code): "take(\(code.described))"
    case .share: "share()"
    case .retry(let code): "retry(\(code.described))"
    case .observe(.main): "observe(main)"
    case .observe(.background): "observe(background)"
    case .observe(.custom(let code)): "observe(\(code.described))"
    case .hop: "hop"
    case .raw(let closure): "raw \(closure.described)"
    case .recover(let recovery): "recover(\(Optional(recovery).described))"
    }
  }
}

extension LatestArgument {
  var described: String {
    let label = label.map { "\($0): " } ?? ""
    switch value {
    case .source: return label + "_"
    case .flow(let flow): return label + flow.described
    case .state(let name): return label + "current.\(name)"
    }
  }
}

extension FlatMap {
  var described: String {
    var words = "flatMap.\(strategy)("
    switch body {
    case .function(let function): words += function.described
    case .flow(let flow): words += flow.described
    }
    words += steps.map { " \($0.described)" }.joined() + recovery.described
    if let activity { words += " activity \(activity.described)" }
    if hopsToMain { words += " hops" }
    return words + ")"
  }
}

extension Recovery? {
  var described: String {
    guard let self else { return "" }
    var words = " !\(self.certainty)"
    switch self.target {
    case .stream(let reference, let type): words += " to \(reference.described): \(type.text ?? "?")"
    case .hook(let call): words += " to \(call.described)"
    case nil: break
    }
    if let fallback = self.fallback { words += " else \(fallback.described)" }
    return words
  }
}

extension Function {
  var described: String {
    let effects = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let result = " -> \(result.text ?? "?")" + (returns.map { " in \($0.described)" } ?? "")
    let mark = isOptional ? "?" : ""
    switch body {
    case .closure(let closure): return effects + closure.described + result
    case .keyPath(let code): return code.described + result
    case .hook(let call): return effects + call.described + result
    case .call(let code): return effects + "call\(mark) \(code.described)" + result
    }
  }
}

extension Closure {
  var described: String {
    "{ " + (signature.map { "\($0.described) in " } ?? "") + body.described + " }"
  }
}

extension HookCall {
  /// Each argument's label and its path into the element.
  var described: String {
    let list = arguments.map { ($0.label.map { "\($0): " } ?? "") + "$\($0.path.map { ".\($0)" }.joined())" }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}

extension Hook {
  var described: String {
    let list = parameters.map { parameter in
      parameter.label == parameter.name
        ? "\(parameter.name): \(parameter.type)" : "\(parameter.label ?? "_") \(parameter.name): \(parameter.type)"
    }
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let end: String
    switch result {
    case .void: end = ""
    case .value(let type): end = " -> \(type)"
    case .stream(let type): end = " -> stream \(type)"
    case .carrier(let type): end = " -> carrier \(type)"
    case .output(let id): end = " makes \(id.described)"
    }
    return "\(name)(\(list.joined(separator: ", ")))\(effects)\(end)"
  }
}

extension Bind.Target {
  var described: String {
    switch self {
    case .function(let function): function.described
    case .observer(let code): "observer \(code.described)"
    }
  }
}

extension ViewBlock.Sink {
  var described: String {
    switch self {
    case .control(let path): "\(path.described): \(path.element.text ?? "?")"
    case .closure(let name, let element): "\(name)(\(element.text ?? "?"))"
    }
  }
}

extension ControlPath {
  var described: String {
    let kind =
      switch meaning {
      case .member(let member): member.owner
      case .unknown: "?"
      case .stream(let carrier): carrier.kind.rawValue
      }
    let argument = argument.map { "(\($0.identifier.map { $0 + ", " } ?? "")\($0.type))" } ?? ""
    return ([parameter] + inner).joined(separator: ".") + "[\(kind)].\(property)\(argument)"
  }
}
