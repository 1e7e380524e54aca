import PorticoModel

/// A service's stub for tests: each method has an object that keeps its calls and the answer that the test gives it.
package struct StubWriter {
  private let service: Service
  private let library: any StreamLibrary
  private let writer: ServiceWriter

  package init(_ service: Service, _ library: any StreamLibrary) {
    self.service = service
    self.library = library
    writer = ServiceWriter(service, library)
  }

  package var view: TemplateValue {
    .object(
      TemplateObject(
        "stub",
        [
          "service": .string(service.name),
          "name": .string(service.name + "Stub"),
          "methods": .list(
            service.methods.map { method in
              .object(
                TemplateObject(
                  "method",
                  [
                    "property": .string(declaration(method)),
                    "head": .string(writer.text(method)),
                    "body": .string(body(method)),
                  ]))
            }),
        ]))
  }

  private func declaration(_ method: Service.Method) -> String {
    let opening = "let \(property(method)) = HarnessStub<"
    let line = "\(opening)\(arguments(method)), \(answer(method))>()"
    if line.utf8.count <= Layout.width { return line }
    return "\(opening)\n  \(arguments(method)),\n  \(answer(method))\n>()"
  }

  /// `signInStub`; of two methods with one name, with the labels in it.
  private func property(_ method: Service.Method) -> String {
    let isAlone = service.methods.count { $0.name == method.name } == 1
    let labels = isAlone ? [] : method.parameters.map { $0.label ?? $0.name }.filter { $0 != "_" }
    return method.name + labels.map(Identifier.upperFirst).joined() + "Stub"
  }

  private func arguments(_ method: Service.Method) -> String {
    switch method.parameters.count {
    case 0: "Void"
    case 1: stored(method.parameters[0])
    default:
      "(" + method.parameters.map { "\(Identifier.member($0.name)): \(stored($0))" }.joined(separator: ", ") + ")"
    }
  }

  /// What is kept of a closure has escaped.
  private func stored(_ parameter: Service.Parameter) -> String {
    let escaping = "@escaping "
    return parameter.type.hasPrefix(escaping) ? String(parameter.type.dropFirst(escaping.count)) : parameter.type
  }

  private func answer(_ method: Service.Method) -> String {
    "(" + method.parameters.map(\.type).joined(separator: ", ") + ")" + (method.isAsync ? " async" : "")
      + (writer.throwsItself(method) ? method.errorType.map { " throws(\($0))" } ?? " throws" : "") + " -> "
      + (writer.resultType(method) ?? "Void")
  }

  private func body(_ method: Service.Method) -> String {
    let names = method.parameters.map { Identifier.escaped($0.name) }
    let values =
      names.count == 1
      ? names[0]
      : "(" + zip(method.parameters, names).map { "\(Identifier.member($0.name)): \($1)" }.joined(separator: ", ") + ")"
    let call = "\(property(method)).call(\(values))"
    let effects = (writer.throwsItself(method) ? "try " : "") + (method.isAsync ? "await " : "")
    let arguments = "(" + names.joined(separator: ", ") + ")"
    switch method.result {
    case .stream, .single:
      let never = library.never(isPublic: true)
      let line = "\(call)?\(arguments) ?? \(never)"
      return line.utf8.count <= Layout.width ? line : "\(call)?\(arguments)\n  ?? \(never)"
    case .void: return "\(effects)\(call)?\(arguments)"
    case .plain:
      guard method.isAsync, writer.throwsItself(method), method.errorType == nil else {
        let property = property(method)
        return "\(effects)\(property).needed(\(call), by: \"\(service.name).\(method.name)\")\(arguments)"
      }
      return "guard let answer = \(call) else { return try await harnessUnanswered() }\n"
        + "return \(effects)answer\(arguments)"
    }
  }
}
