import PorticoModel

/// A service as a protocol whose streams are the library's.
package struct ServiceWriter {
  private let service: Service
  private let library: any StreamLibrary

  package init(_ service: Service, _ library: any StreamLibrary) {
    self.service = service
    self.library = library
  }

  package var view: TemplateValue {
    let access = ScreenShape.access(service.access)
    return .object(
      TemplateObject(
        "service",
        [
          "documentation": .documentation(service.documentation),
          "head": .string("\(access)protocol \(service.name)" + PortTypeView.inheritance(inheritance)),
          "methods": .list(
            service.methods.map { method in
              .object(
                TemplateObject(
                  "method",
                  [
                    "documentation": .documentation(method.documentation),
                    "text": .string(text(method)),
                  ]))
            }),
        ]))
  }

  private var inheritance: [String] {
    let isSendable = service.inheritance.contains { $0 == "Sendable" || $0 == "Actor" }
    return service.inheritance + (service.leavesMainActor && !isSendable ? ["Sendable"] : [])
  }

  package func text(_ method: Service.Method) -> String {
    let parameters = method.parameters.map { parameter in
      let name = Identifier.escaped(parameter.name)
      return parameter.label.map { "\($0) \(name): \(parameter.type)" } ?? "\(name): \(parameter.type)"
    }
    let failure = method.errorType.map { " throws(\($0))" } ?? " throws"
    return Layout.call(
      "func \(Identifier.escaped(method.name))", parameters,
      suffix: (method.isAsync ? " async" : "") + (throwsItself(method) ? failure : "") + result(method))
  }

  /// A method that gives a stream does not throw: its stream fails.
  package func throwsItself(_ method: Service.Method) -> Bool {
    guard method.isThrowing else { return false }
    switch method.result {
    case .void, .plain: return true
    case .stream, .single: return false
    }
  }

  private func result(_ method: Service.Method) -> String {
    resultType(method).map { " -> \($0)" } ?? ""
  }

  /// nil for none.
  package func resultType(_ method: Service.Method) -> String? {
    switch method.result {
    case .void: nil
    case .plain(let type): type == "Void" ? nil : type
    case .stream(let type):
      method.isThrowing ? library.failingStreamType(type, failure: method.errorType) : library.streamType(type)
    case .single(let type):
      method.isThrowing ? library.failingSingleType(type, failure: method.errorType) : library.singleType(type)
    }
  }
}
