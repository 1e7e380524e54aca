/// The hooks that a screen's flows ask for: each once, with all its uses.
import PorticoSyntax

struct HookCollector {
  private(set) var hooks: [Hook] = []
  private var spans: [Span] = []
  private var indices: [String: Int] = [:]

  /// The hook of this name that has another signature, and where it stands.
  mutating func add(_ hook: Hook, at span: Span) -> (hook: Hook, span: Span)? {
    guard let index = indices[hook.name] else {
      indices[hook.name] = hooks.count
      hooks.append(hook)
      spans.append(span)
      return nil
    }
    guard hooks[index].hasSameSignature(as: hook) else { return (hooks[index], spans[index]) }
    for use in hook.uses where !hooks[index].uses.contains(use) { hooks[index].uses.append(use) }
    return nil
  }
}

extension Hook {
  func hasSameSignature(as other: Hook) -> Bool {
    isThrowing == other.isThrowing && isAsync == other.isAsync && result == other.result
      && parameters.map(\.label) == other.parameters.map(\.label)
      && parameters.map(\.type) == other.parameters.map(\.type)
  }

  /// `isValid(email: String, password: String) -> Bool`, for messages.
  var signature: String {
    let list = parameters.map { parameter in
      parameter.label == parameter.name
        ? "\(parameter.name): \(parameter.type)" : "\(parameter.label ?? "_") \(parameter.name): \(parameter.type)"
    }
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let arrow: String
    switch result {
    case .void: arrow = ""
    case .value(let type), .carrier(let type): arrow = " -> \(type)"
    case .stream(let type): arrow = " -> stream of \(type)"
    case .output: arrow = " -> the output"
    }
    return "\(name)(\(list.joined(separator: ", ")))\(effects)\(arrow)"
  }
}
