import PorticoModel

/// `transform`: what it is called, what it takes, what it gives; the team's own text where the settings have one.
package struct TransformSignature {
  package struct Parameter: Hashable, Sendable {
    package var label: String
    package var name: String
    package var type: String
  }

  private let shape: ScreenShape
  private var library: any StreamLibrary { shape.library }

  package init(_ shape: ScreenShape) {
    self.shape = shape
  }

  package var name: String {
    guard let signature = shape.settings.signature else { return "transform" }
    return String(signature.prefix { $0 != "(" }.drop { $0 == " " })
  }

  package var parameters: [Parameter] {
    var result = shape.inputPairs.filter { shape.hasInputType($0) }.map { pair in
      let type = shape.names.input(pair.group)
      let name = shape.inputName(pair.group)
      return Parameter(label: name, name: name, type: shape.hasEnumInput ? library.streamType(type) : type)
    }
    if shape.settings.bag == .parameter {
      result.append(Parameter(label: shape.bagName, name: shape.bagName, type: library.bagParameter(shape.bagType)))
    }
    guard let written = Self.parse(shape.settings.signature) else { return result }
    return result.enumerated().map { index, parameter in
      index < written.count
        ? Parameter(label: written[index].label, name: parameter.name, type: written[index].type ?? parameter.type)
        : parameter
    }
  }

  package var result: String? {
    let types = shape.outputPairs.map { pair in
      let type = shape.names.output(pair.group)
      return (
        label: shape.outputName(pair.group), type: shape.outputShape == .enum ? library.streamType(type) : type
      )
    }
    if types.isEmpty { return nil }
    if types.count == 1 { return types[0].type }
    return "(" + types.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
  }

  package func declaration(stream: Bool = true) -> String {
    let texts = parameters.map { parameter in
      parameter.label == parameter.name
        ? "\(parameter.name): \(parameter.type)" : "\(parameter.label) \(parameter.name): \(parameter.type)"
    }
    return Layout.call("func \(name)", texts, suffix: result.map { " -> \($0)" } ?? "")
  }

  /// A call with these arguments, by parameter name.
  package func call(_ arguments: [String: String]) -> String {
    Layout.call(
      name,
      parameters.map { parameter in
        let value = arguments[parameter.name] ?? parameter.name
        return parameter.label == "_" ? value : "\(parameter.label): \(value)"
      })
  }

  /// The labels and types of `transform(from input: Input, disposeBag: DisposeBag)`.
  private static func parse(_ signature: String?) -> [(label: String, type: String?)]? {
    guard let signature, let open = signature.firstIndex(of: "("), let close = signature.lastIndex(of: ")") else {
      return nil
    }
    let inside = signature[signature.index(after: open)..<close]
    return inside.split(separator: ",").map { part in
      let words = part.prefix { $0 != ":" }.split(separator: " ")
      return (words.first.map(String.init) ?? "_", nil)
    }
  }
}

extension ScreenShape {
  /// An enum input has a type only where some port is a case of it.
  package func hasInputType(_ pair: PortPair) -> Bool {
    !hasEnumInput || pair.inputs.contains { storage($0) == .enumCase }
  }
}
