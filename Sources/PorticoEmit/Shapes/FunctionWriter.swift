import PorticoModel

/// What a step is given, as a closure or as the expression in one.
extension FlowWriter {
  /// The name of the element where `$0` cannot be used.
  static let named = "element"

  /// The closure that an operator takes: copied, or around a hook or a call.
  package func closure(_ function: Function) -> String {
    switch function.body {
    case .closure(let closure): return copied(closure)
    case .keyPath(let path): return "{ $0\(code(path).dropFirst()) }"
    case .hook, .call: return closure(function) { expression(function, element: $0) }
    }
  }

  /// `.map { … }` or `.map(\.count)`.
  package func link(_ operation: String, _ function: Function) -> String {
    if case .keyPath(let path) = function.body { return ".\(operation)(\(code(path)))" }
    return ".\(operation) \(closure(function))"
  }

  /// A closure around text that is made from the element's name: `$0`, `element`, or none where it is not used.
  package func closure(
    _ function: Function, signature: String = "", forcesName: Bool = false, _ body: (_ element: String) -> String
  ) -> String {
    let capture = isOwnerUsed(function) ? "[weak self] " : ""
    let needsName = function.hasClosure || function.isAsync || !signature.isEmpty || !capture.isEmpty
    if !usesElement(function), !forcesName { return placed(function, capture + "_" + signature, body("_")) }
    if needsName { return placed(function, capture + Self.named + signature, body(Self.named)) }
    return placed(function, nil, body("$0"))
  }

  /// One closure that does what several targets of a `bind` do, so that the flow runs once; nil where one of them waits or
  /// is an observer.
  package func closure(all targets: [Bind.Target]) -> String? {
    var lines: [String] = []
    var usesElement = false
    var usesOwner = false
    for target in targets {
      switch target {
      case .observer: return nil
      case .function(let function):
        if function.isAsync { return nil }
        lines.append(expression(function, element: Self.named))
        usesElement = usesElement || self.usesElement(function)
        usesOwner = usesOwner || isOwnerUsed(function)
      }
    }
    let signature = (usesOwner ? "[weak self] " : "") + (usesElement ? Self.named : "_")
    return Layout.closure(signature, lines.joined(separator: "\n"))
  }

  private func placed(_ function: Function, _ signature: String?, _ body: String) -> String {
    if case .call(let code) = function.body {
      return locations.closure(signature, body, at: code.location)
    }
    return Layout.closure(signature, body)
  }

  package func copied(_ closure: Closure) -> String {
    let captures = usesOwner(closure.body)
    let written = closure.signature.map { code($0) }
    guard captures else { return locations.closure(written, code(closure.body), at: closure.body.location) }
    // What has a capture list has no `$0`.
    let names = (0..<closure.parameterCount).map { $0 == 0 ? Self.named : "\(Self.named)\($0 + 1)" }
    let signature = "[weak self] " + (written ?? (names.isEmpty ? "_" : names.joined(separator: ", ")))
    let body = code(closure.body, parameter: { names.indices.contains($0) ? names[$0] : "$\($0)" })
    return locations.closure(signature, body, at: closure.body.location)
  }

  /// The value that the function gives for the element of this name.
  package func expression(_ function: Function, element: String) -> String {
    switch function.body {
    case .closure(let closure):
      let text = copied(closure)
      return prefix(function) + "(\(text))(\(element == "_" ? "" : element))"
    case .keyPath(let path): return element + code(path).dropFirst()
    case .hook(let call): return prefix(function) + hook(call, element: element)
    case .call(let code): return prefix(function) + self.code(code, element: element)
    }
  }

  package func hook(_ call: HookCall, element: String) -> String {
    let arguments = call.arguments.map { argument in
      let value = Self.access(element, argument.path)
      return argument.label.map { "\(Identifier.member($0)): \(value)" } ?? value
    }
    return Layout.call("\(places.logic).\(Identifier.member(call.name))", arguments)
  }

  private func prefix(_ function: Function) -> String {
    (function.isThrowing && !function.isStream ? "try " : "") + (function.isAsync ? "await " : "")
  }

  package func usesElement(_ function: Function) -> Bool {
    switch function.body {
    case .closure(let closure): closure.parameterCount > 0
    case .keyPath: true
    case .hook(let call): !call.arguments.isEmpty
    case .call(let code):
      code.fragments.contains {
        if case .element = $0 { true } else { false }
      }
    }
  }

  private func isOwnerUsed(_ function: Function) -> Bool {
    if case .call(let code) = function.body { return usesOwner(code) }
    return false
  }
}

extension Function {
  /// Its `try` is the stream's, not the call's: a hook or a service that gives a stream which may fail.
  var isStream: Bool { givesStream && !isAsync }
}
