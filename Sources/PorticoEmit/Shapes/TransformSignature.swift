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
    let written = WrittenSignature(shape.settings.signature, bagType: shape.bagType)
    for (index, label) in (written?.inputLabels ?? []).enumerated() where index < result.count {
      result[index].label = label
    }
    if shape.takesBag {
      let label = written?.bag?.label ?? shape.bagName
      result.append(Parameter(label: label, name: shape.bagName, type: library.bagParameter(shape.bagType)))
    }
    return result
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

  /// Where the model makes its ports itself and hands them over: `transform` by hand is given Output too.
  package var handed: [Parameter] {
    guard shape.wiresInInit else { return [] }
    return shape.outputPairs.filter { shape.isSelfMade($0.group) }.map { pair in
      let name = shape.outputName(pair.group)
      return Parameter(label: name, name: name, type: shape.names.output(pair.group))
    }
  }

  package func declaration(byHand: Bool = false) -> String {
    let parameters = self.parameters + (byHand ? handed : [])
    let result = byHand && !handed.isEmpty ? nil : self.result
    let texts = parameters.map { parameter in
      parameter.label == parameter.name
        ? "\(parameter.name): \(parameter.type)" : "\(parameter.label) \(parameter.name): \(parameter.type)"
    }
    return Layout.call("func \(name)", texts, suffix: result.map { " -> \($0)" } ?? "")
  }

  /// A call with these arguments, by parameter name.
  package func call(_ arguments: [String: String], byHand: Bool = false) -> String {
    Layout.call(
      name,
      (parameters + (byHand ? handed : [])).map { parameter in
        let value = arguments[parameter.name] ?? parameter.name
        return parameter.label == "_" ? value : "\(parameter.label): \(value)"
      })
  }
}

/// `transform(from input: Input, disposeBag: DisposeBag) -> Output`, as the team writes it: whose labels, whether a bag.
package struct WrittenSignature: Hashable, Sendable {
  package struct Bag: Hashable, Sendable {
    package var label: String
    package var name: String
  }
  package private(set) var inputLabels: [String] = []
  package private(set) var bag: Bag?

  package init?(_ signature: String?, bagType: String) {
    guard let signature, let open = signature.firstIndex(of: "("),
      let close = signature.firstRange(of: ") ->")?.lowerBound ?? signature.lastIndex(of: ")")
    else { return nil }
    for part in Self.parameters(signature[signature.index(after: open)..<close]) {
      let words = part.prefix { $0 != ":" }.split(separator: " ").map(String.init)
      let type = part.drop { $0 != ":" }.dropFirst().filter { $0 != " " }
      guard let label = words.first else { continue }
      if type.hasSuffix(bagType.filter { $0 != " " }) {
        bag = Bag(label: label, name: words.last ?? label)
      } else {
        inputLabels.append(label)
      }
    }
  }

  private static func parameters(_ text: Substring) -> [Substring] {
    var depth = 0
    return text.split { character in
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
  }
}

extension ScreenShape {
  /// An enum input has a type only where some port is a case of it.
  package func hasInputType(_ pair: PortPair) -> Bool {
    !hasEnumInput || pair.inputs.contains { storage($0) == .enumCase }
  }
}
