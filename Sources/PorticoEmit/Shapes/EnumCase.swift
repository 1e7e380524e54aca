import PorticoModel

/// A port as a case of an Input or Output enum.
package struct EnumCase: Hashable, Sendable {
  private let port: Port

  package init(_ port: Port) {
    self.port = port
  }

  package var name: String { Identifier.escaped(port.name) }

  private var fields: [(label: String?, type: String)] {
    switch port.element {
    case .tuple(let parts): parts.map { ($0.label, $0.element.text ?? "Any") }
    case .type(let type) where port.element.isVoid: type == "Void" || type == "()" ? [] : [(nil, type)]
    case .type(let type): [(port.partLabel, type)]
    case .unknown: [(port.partLabel, "Any")]
    }
  }

  package var declaration: String {
    let types = fields.map { field in field.label.map { "\(Identifier.member($0)): \(field.type)" } ?? field.type }
    return types.isEmpty ? "case \(name)" : "case \(name)(\(types.joined(separator: ", ")))"
  }

  /// Makes the case from one expression, its element.
  package func construction(_ type: String) -> @Sendable (String) -> String {
    let fields = self.fields.map(\.label)
    let member = "\(type).\(Identifier.member(port.name))"
    return { element in
      if fields.isEmpty { return member }
      if fields.count == 1 {
        return "\(member)(\(fields[0].map { "\(Identifier.member($0)): " } ?? "")\(element))"
      }
      let values = fields.enumerated().map { index, label in
        label.map { "\(Identifier.member($0)): \(element).\(Identifier.member($0))" } ?? "\(element).\(index)"
      }
      return "\(member)(\(values.joined(separator: ", ")))"
    }
  }

  /// The link that makes the case of each element of a stream.
  package func link(_ type: String) -> String { ".map { \(isVoid ? "_ in " : "")\(construction(type)("$0")) }" }

  package var isVoid: Bool { fields.isEmpty }

  /// `case .moved(let x, let y)` and the element that these bindings make.
  package var pattern: (text: String, value: String) {
    let names = fields.count == 1 ? ["value"] : fields.enumerated().map { $1.label ?? "value\($0)" }
    if fields.isEmpty { return (".\(Identifier.member(port.name))", "()") }
    let bindings = names.map { "let \(Identifier.escaped($0))" }.joined(separator: ", ")
    let value =
      names.count == 1
      ? names[0] : FlowWriter.tuple(fields.map(\.label), names.map(Identifier.escaped))
    return (".\(Identifier.member(port.name))(\(bindings))", value)
  }
}
