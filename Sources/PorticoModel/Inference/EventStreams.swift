/// Which lets carry events: one-shot values that a reader who comes late must not see. A tap stays one through whatever
/// only passes, drops or dresses it; what a call or an accumulation gives is a value to be remembered.
struct EventStreams {
  private let screen: Screen
  private var answers: [String: Bool] = [:]

  static func marked(_ screen: Screen) -> Screen {
    var events = EventStreams(screen)
    var screen = screen
    for index in screen.lets.indices {
      screen.lets[index].isEvent = events.isEvent(screen.lets[index])
    }
    return screen
  }

  private init(_ screen: Screen) {
    self.screen = screen
  }

  private mutating func isEvent(_ stream: StreamDeclaration) -> Bool {
    if let answer = answers[stream.name] { return answer }
    answers[stream.name] = false
    let answer = !stream.flows.isEmpty && stream.flows.allSatisfy { isEvent($0, stream.element.isVoid) }
    answers[stream.name] = answer
    return answer
  }

  private mutating func isEvent(_ flow: Flow, _ isVoid: Bool) -> Bool {
    if flow.startsByItself { return false }
    if isVoid { return true }
    return isEvent(flow.source) && flow.steps.allSatisfy { Self.passesEvents($0.operation) }
  }

  private mutating func isEvent(_ source: Source) -> Bool {
    switch source {
    case .stream(.port(let id), _): return screen.port(id)?.isEvent ?? false
    case .stream(.state(let name), _): return screen.states.first { $0.name == name }?.isEvent ?? false
    case .stream(.local(let name), _): return screen.lets.first { $0.name == name }.map { isEvent($0) } ?? false
    case .merge(let flows, _):
      for flow in flows where !isEvent(flow, flow.result.element.isVoid) { return false }
      return true
    case .external, .call, .just, .combineLatest, .zip, .control: return false
    }
  }

  private static func passesEvents(_ operation: Operation) -> Bool {
    switch operation {
    case .map, .compactMap, .filter, .perform, .withLatestFrom, .debounce, .throttle, .delay, .timeout,
      .distinctUntilChanged, .skip, .take, .share, .retry, .observe, .hop, .recover:
      true
    case .flatMap, .scan, .startWith, .raw: false
    }
  }
}
