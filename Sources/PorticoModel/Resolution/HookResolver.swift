/// One use of a hook: its arguments from the element, its result from the step and the target.
import PorticoSyntax

struct HookResolver {
  enum Role {
    /// A plain value of this element, unless the hook says another.
    case value(Element)
    case void
    /// A stream of this element; with `await` one value.
    case stream(Element)
  }

  let scope: Scope
  let place: FlowPlace

  /// `unknownSince`: the step after which the element's type was no longer known.
  func resolve(
    _ node: HookUse, input: Part, leaves: [ElementParts.Leaf]? = nil, role: Role, unknownSince: Blame
  ) -> Function {
    var function = Function(.hook(HookCall(name: node.name.text, arguments: [])), input: input, result: .unknown)
    function.isThrowing = node.isThrowing
    function.isAsync = node.isAsync
    function.location = scope.location(node.span)
    if let word = otherMeaning(of: node.name) {
      scope.error(
        "hook-named-as-\(word)",
        "`\(node.name.text)` is a \(word); a hook is a method of the screen's logic and needs a name of its own",
        at: node.name.span)
      return function
    }
    if place.controls != nil {
      scope.error(
        "hook-in-view", "a view block reaches no hook; call `\(node.name.text)` in the output's own flow",
        at: node.name.span)
      return function
    }
    scope.noteHook(node.name)
    let (result, element, carrier) = result(of: node, role: role)
    if case .stream = role { function.givesStream = !node.isAsync }
    function.result = element
    function.returns = carrier
    guard let (arguments, parameters) = arguments(node, leaves ?? ElementParts.leaves(of: input), unknownSince)
    else { return function }
    function.body = .hook(HookCall(name: node.name.text, arguments: arguments))
    guard let result else {
      if !unknownSince.isBroken { reportUnknownResult(of: node) }
      return function
    }
    var hook = Hook(name: node.name.text, parameters: parameters, result: result)
    hook.isThrowing = function.isThrowing
    hook.isAsync = function.isAsync
    hook.uses = [place.use]
    hook.location = function.location
    HookResolver.add(hook, at: node.span, to: scope)
    return function
  }

  static func add(_ hook: Hook, at span: Span, to scope: Scope) {
    guard let (other, otherSpan) = scope.hooks.add(hook, at: span) else { return }
    scope.error(
      "hook-signature",
      "`\(hook.name)` is asked for with two signatures: here `\(hook.signature)`, elsewhere `\(other.signature)`; "
        + "give one of them another name",
      at: span, notes: [Diagnostic.Note("the other one", at: otherSpan)])
  }

  private func otherMeaning(of name: Name) -> String? {
    switch scope.names.shared[name.text] {
    case .need: "need"
    case .state: "state"
    case .local: "let"
    case .group: "group"
    case .port, nil: nil
    }
  }

  private func result(of node: HookUse, role: Role) -> (Hook.Result?, Element, Carrier?) {
    let said = node.result.map { TypeText.element($0, in: scope.text) }
    switch role {
    case .void: return (.void, .void, nil)
    case .value(let expected):
      let element = said ?? expected
      if element.isVoid { return (.void, .void, nil) }
      return (element.text.map { .value($0) }, element, nil)
    case .stream(let expected):
      let element = said ?? expected
      guard let text = element.text else { return (nil, .unknown, nil) }
      if said != nil, let carried = TypeText.carried(text), CarrierResolver.isStreamCarrier(carried.carrier) {
        let kind = CarrierResolver.named[carried.carrier] ?? .custom
        return (.carrier(text), carried.element, Carrier(kind, text: text))
      }
      if node.isAsync { return (element.isVoid ? .void : .value(text), element, nil) }
      return (.stream(text), element, nil)
    }
  }

  private func arguments(
    _ node: HookUse, _ leaves: [ElementParts.Leaf], _ unknownSince: Blame
  ) -> ([HookCall.Argument], [Hook.Parameter])? {
    if let labels = node.labels, labels.isEmpty { return ([], []) }
    if leaves.contains(where: { $0.element.text == nil }) {
      unknownSince.report(for: node.name, in: scope)
      return nil
    }
    if let labels = node.labels, labels.count != leaves.count {
      let parts = leaves.map { $0.label ?? "_" }.joined(separator: ", ")
      scope.error(
        "hook-labels",
        "`\(node.name.text)` has \(labels.count) labels, but \(leaves.count) parts arrive\(parts.isEmpty ? "" : ": \(parts)")",
        at: node.span)
      return nil
    }
    var arguments: [HookCall.Argument] = []
    var parameters: [Hook.Parameter] = []
    var names: Set<String> = []
    for (index, leaf) in leaves.enumerated() {
      let label =
        node.labels.map { $0[index].text == "_" ? nil : $0[index].text } ?? (leaves.count > 1 ? leaf.label : nil)
      let name = unique(label ?? leaf.name ?? "value", &names)
      arguments.append(HookCall.Argument(label: label, path: leaf.path))
      parameters.append(Hook.Parameter(label: label, name: name, type: leaf.element.text ?? ""))
    }
    return (arguments, parameters)
  }

  private func unique(_ name: String, _ names: inout Set<String>) -> String {
    if names.insert(name).inserted { return name }
    var number = 2
    while !names.insert("\(name)\(number)").inserted { number += 1 }
    return "\(name)\(number)"
  }

  private func reportUnknownResult(of node: HookUse) {
    let end = node.span.upper
    scope.error(
      "unknown-type", "what `\(node.name.text)` gives is not known here; say it: `\(node.name.text) -> T`",
      at: node.name.span,
      fixes: [Diagnostic.Fix("add `-> T` here, with its type", [Diagnostic.Edit(Span(end, end), " -> <#T#>")])])
  }
}

/// A hook as written, or a bare name that is one.
struct HookUse {
  var name: Name
  /// nil for a bare name.
  var labels: [Name]?
  var result: SwiftText?
  var isThrowing = false
  var isAsync = false
  var span: Span

  init(_ node: HookNode) {
    name = node.name
    labels = node.labels
    result = node.result
    isThrowing = node.tryKeyword != nil
    isAsync = node.awaitKeyword != nil
    span = node.span
  }

  init(_ name: Name) {
    self.name = name
    span = name.span
  }
}

/// Why an element's type is not known, for the hook that needs it.
struct Blame {
  /// What lost the type, as it is called in the message, and where `-> T` belongs.
  var what = ""
  var end: Int?
  /// Another error stands behind it, and one is enough.
  var isBroken = false
  /// The `let` that carries what is not known: said once, not for all its readers.
  var local: Scope.LocalSlot?

  func report(for hook: Name, in scope: Scope) {
    if isBroken || local?.isBroken == true { return }
    local?.isBroken = true
    var fixes: [Diagnostic.Fix] = []
    if let end {
      fixes = [Diagnostic.Fix("add `-> T` here, with its type", [Diagnostic.Edit(Span(end, end), " -> <#T#>")])]
    }
    let cause = what.isEmpty ? "the type of its element is not known" : "the type that \(what) gives is not known"
    scope.error(
      "unknown-type", "`\(hook.text)` needs its parameter's type, but \(cause); write `-> T` behind that",
      at: hook.span, fixes: fixes)
  }
}
