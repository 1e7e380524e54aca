/// Where what a flow gives comes from in the end.
extension Flow {
  /// Its source, or those that are combined, and those whose latest value is taken or that flow inside.
  package var origins: [Source] {
    var result: [Source] = []
    switch source {
    case .combineLatest(let flows, _), .zip(let flows, _), .merge(let flows, _): result += flows.flatMap(\.origins)
    case .stream, .external, .call, .just, .control: result.append(source)
    }
    for step in steps {
      switch step.operation {
      case .withLatestFrom(let arguments):
        for argument in arguments {
          switch argument.value {
          case .source: break
          case .flow(let flow): result += flow.origins
          case .state(let name): result.append(.stream(.state(name), element: Part(name, argument.element)))
          }
        }
      case .flatMap(let flatMap):
        if case .flow(let flow) = flatMap.body { result += flow.origins }
      default: break
      }
    }
    return result
  }
}
