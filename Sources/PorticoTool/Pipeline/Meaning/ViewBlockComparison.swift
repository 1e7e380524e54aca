/// What a `view` block says of the controls: the arguments of its `bind`, and what each of them does.
import PorticoModel

package struct ViewBlockComparison {
  private let old: Screen
  private let new: Screen
  package private(set) var changes: [MeaningChange] = []

  package init(_ old: Screen, _ new: Screen) {
    self.old = old
    self.new = new
    for index in 0..<max(old.views.count, new.views.count) {
      let before = index < old.views.count ? old.views[index] : nil
      let after = index < new.views.count ? new.views[index] : nil
      switch (before, after) {
      case (let before?, let after?): compare(before, after)
      case (let before?, nil):
        changes.append(MeaningChange(.removed, "view \(code: Self.signature(before))", breaks: [.view]))
      case (nil, let after?): changes.append(MeaningChange(.added, "view \(code: Self.signature(after))"))
      case (nil, nil): break
      }
    }
  }

  private mutating func compare(_ before: ViewBlock, _ after: ViewBlock) {
    let (was, now) = (Self.signature(before), Self.signature(after))
    if was != now {
      changes.append(MeaningChange(.changed, "view is \(code: now), was \(code: was)", breaks: [.view]))
    }
    compare(Self.bindings(before), Self.bindings(after))
  }

  /// The controls, then the closures that the view passes, in order.
  private static func signature(_ view: ViewBlock) -> String {
    var seen: Set<String> = []
    let closures = view.outputs.compactMap { binding -> String? in
      guard case .closure(let name, let element) = binding.sink, seen.insert(name).inserted else { return nil }
      return "\(name): (\(element.isVoid ? "" : element.text ?? "_")) -> Void"
    }
    let parameters = view.parameters.map { "\($0.name): \($0.type)" }
    return "(" + (parameters + closures).joined(separator: ", ") + ")"
  }

  private struct Binding {
    var target: String
    var flows: [Flow]
  }

  /// By target, in the order of the text.
  private static func bindings(_ view: ViewBlock) -> [Binding] {
    var result: [Binding] = []
    func add(_ target: String, _ flow: Flow) {
      if let index = result.firstIndex(where: { $0.target == target }) {
        result[index].flows.append(flow)
      } else {
        result.append(Binding(target: target, flows: [flow]))
      }
    }
    for binding in view.inputs { add(binding.port.qualifiedName, binding.flow) }
    for binding in view.outputs {
      switch binding.sink {
      case .closure(let name, _): add(name, binding.flow)
      case .control(let path):
        let argument = path.argument.map { "(\($0.type))" } ?? ""
        add(([path.parameter] + path.inner + [path.property + argument]).joined(separator: "."), binding.flow)
      }
    }
    return result
  }

  private mutating func compare(_ before: [Binding], _ after: [Binding]) {
    for binding in before where !after.contains(where: { $0.target == binding.target }) {
      changes.append(MeaningChange(.removed, Self.declaration(binding)))
    }
    for binding in after {
      guard let standing = before.first(where: { $0.target == binding.target }) else {
        changes.append(MeaningChange(.added, Self.declaration(binding)))
        continue
      }
      // What its outputs read is told of them.
      let was = FlowComparison.Side(standing.flows, in: old, isThrough: false)
      let now = FlowComparison.Side(binding.flows, in: new, isThrough: false)
      if let suffix = FlowComparison.suffix(was, now) {
        changes.append(MeaningChange(.changed, "view \(code: binding.target)\(suffix)"))
      }
    }
  }

  private static func declaration(_ binding: Binding) -> Wording {
    "view \(code: binding.flows.map { "\(binding.target) <- \($0.text)" }.joined(separator: "; "))"
  }
}
