/// The services of the file as the model holds them, and what a call of one's method is known to give.
import PorticoSyntax

struct ServiceResolver {
  let text: SourceText

  func service(_ node: ServiceNode, settings: Settings) -> Service {
    var service = Service(name: node.name.text)
    service.documentation = node.documentation
    service.access = node.access?.text ?? ""
    service.inheritance = node.inheritance.map(text.oneLine)
    service.methods = node.methods.map(method)
    service.settings = settings
    return service
  }

  /// Where the whole module is the main actor's, so is the service.
  func leavesMainActor(_ service: Service, of screens: [Screen]) -> Bool {
    guard service.settings.defaultIsolation == .none, service.methods.contains(where: \.isAsync) else { return false }
    return service.settings.isolation == .mainActor
      || screens.contains { screen in
        screen.settings.isolation == .mainActor && screen.settings.defaultIsolation == .none
          && screen.needs.contains { $0.service == service.name }
      }
  }

  private func method(_ node: MethodNode) -> Service.Method {
    let parameters = node.parameters.map { parameter in
      Service.Parameter(
        label: parameter.label?.text, name: parameter.name.text, type: text.oneLine(parameter.type),
        value: parameter.value.map { text.text($0.span) })
    }
    var method = Service.Method(name: node.name.text, parameters: parameters, result: result(node))
    method.documentation = node.documentation
    method.isAsync = node.isAsync
    method.isThrowing = node.isThrowing
    method.errorType = node.errorType.map(text.oneLine)
    return method
  }

  private func result(_ node: MethodNode) -> Service.Result {
    guard let type = node.result else { return .void }
    let line = text.oneLine(type)
    switch node.resultKind {
    case .stream: return .stream(line)
    case .single: return .single(line)
    case .plain: return TypeText.named(line).isVoid ? .void : .plain(line)
    }
  }

  /// The method that a call names, where its path is a need of a service of this file.
  static func method(of call: CallNode, in scope: Scope) -> Service.Method? {
    let components = call.path.components
    guard components.count == 2, case .need(let need) = scope.names.shared[components[0].name.text],
      let service = scope.needs[need].service.flatMap({ scope.services[$0] })
    else { return nil }
    return service.methods.first { $0.name == components[1].name.text }
  }
}

extension Service.Method {
  /// What one element of its result is.
  var element: Element {
    switch result {
    case .void: .void
    case .plain(let type), .stream(let type), .single(let type): TypeText.named(type)
    }
  }

  var givesStream: Bool {
    switch result {
    case .stream, .single: true
    case .void, .plain: false
    }
  }
}
