import PorticoModel

/// `map`, `compactMap`, `filter` and `do` where their function may throw: the error is dealt with inside the closure,
/// or, within the reach of a catch, passed on.
extension FlowWriter {
  package func map(_ function: Function, _ recovery: Recovery?, _ step: Step, throwing: String) -> String {
    if function.isOptional || isOptionalClosure(function) {
      return ".compactMap \(closure(function))"
    }
    guard function.isThrowing else { return link("map", function) }
    guard let recovery else { return ".\(throwing) \(closure(function))" }
    let type = step.output.element.text
    if recovery.fallback != nil {
      return ".map " + attempt(function, recovery, type) { "return \($0)" }
    }
    return ".compactMap " + attempt(function, recovery, type.map(OptionalType.text)) { "return \($0)" }
  }

  /// A copied closure that is `self`'s one call: nil once the model is gone.
  private func isOptionalClosure(_ function: Function) -> Bool {
    guard case .closure(let closure) = function.body, closure.isSingleExpression else { return false }
    return closure.body.fragments.first == .reference(.owner)
  }

  package func compactMap(_ function: Function, _ recovery: Recovery?, _ step: Step, throwing: String) -> String {
    guard function.isThrowing else { return link("compactMap", function) }
    guard let recovery else { return ".\(throwing) \(closure(function))" }
    let type = step.output.element.text.map(OptionalType.text)
    return ".compactMap " + attempt(function, recovery, type) { "return \($0)" }
  }

  package func filter(_ function: Function, _ recovery: Recovery?, _ step: Step, throwing: String) -> String {
    if function.isOptional {
      return ".filter " + closure(function) { "\(expression(function, element: $0)) ?? false" }
    }
    guard function.isThrowing else { return link("filter", function) }
    guard let recovery else { return ".\(throwing) \(closure(function))" }
    if recovery.fallback == nil {
      return ".filter " + attempt(function, recovery, "Bool", nothing: "false") { "return \($0)" }
    }
    return ".compactMap "
      + attempt(function, recovery, step.input.element.text.map(OptionalType.text)) { "return \($0) ? element : nil" }
  }

  /// A throwing `do` that nothing around it catches loses its element with the error.
  package func perform(_ function: Function, _ recovery: Recovery, _ step: Step) -> String {
    ".compactMap "
      + attempt(function, recovery, step.input.element.text.map(OptionalType.text)) { "\($0)\nreturn element" }
  }

  private func attempt(
    _ function: Function, _ recovery: Recovery, _ type: String?, nothing: String = "nil",
    _ success: (String) -> String
  ) -> String {
    var named = function
    named.hasClosure = true
    let result = type.map { " -> \($0)" } ?? ""
    let keepsElement = success("").contains("element")
    return closure(named, signature: result, forcesName: keepsElement) { element in
      let value = expression(function, element: element)
      let failure = [report(recovery, "error"), "return \(recovery.fallback.map { code($0) } ?? nothing)"]
        .compactMap { $0 }.joined(separator: "\n")
      return "do {\n\(Layout.indented(success(value)))\n} catch {\n\(Layout.indented(failure))\n}"
    }
  }

  /// The name of the error in a closure that does this with it.
  package static func errorName(_ report: String?) -> String {
    report.map { Mentions.word("error", in: $0) } ?? false ? "error" : "_"
  }

  /// The statement that hands an error to where it goes; nil where it goes nowhere.
  package func report(_ recovery: Recovery, _ error: String) -> String? {
    switch recovery.target {
    case nil: nil
    case .hook(let call): hook(call, element: error)
    case .stream(let reference, let type):
      switch type.text {
      case "Void": places.send("()", to: reference, library)
      case nil, "Error", "any Error", "Swift.Error", "any Swift.Error": places.send(error, to: reference, library)
      case .some(let type): "if let error = \(error) as? \(type) { \(places.send("error", to: reference, library)) }"
      }
    }
  }

  /// `scan`'s function of what has been gathered and the next element.
  package func accumulator(_ function: Function) -> String {
    switch function.body {
    case .closure(let closure): return copied(closure)
    case .hook(let call):
      let arguments = call.arguments.map { argument in
        let value = Self.access(argument.path.first == "0" ? "$0" : "$1", Array(argument.path.dropFirst()))
        return argument.label.map { "\(Identifier.member($0)): \(value)" } ?? value
      }
      return "{ \(Layout.call("\(places.logic).\(Identifier.member(call.name))", arguments)) }"
    case .call(let code): return "{ \(self.code(code)) }"
    case .keyPath(let path): return "{ $0\(code(path).dropFirst()) }"
    }
  }
}
