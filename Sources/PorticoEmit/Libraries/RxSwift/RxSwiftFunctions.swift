import PorticoModel

/// The steps that take a function, in RxSwift's form: its operators rethrow, so a `try` in reach of a catch stays.
extension RxSwiftLibrary {
  func map(_ function: Function, _ recovery: Recovery?, _ step: Step, _ writer: FlowWriter) -> [String] {
    [writer.map(function, recovery, step, throwing: "map")]
  }

  func compactMap(_ function: Function, _ recovery: Recovery?, _ step: Step, _ writer: FlowWriter) -> [String] {
    [writer.compactMap(function, recovery, step, throwing: "compactMap")]
  }

  func filter(_ function: Function, _ recovery: Recovery?, _ step: Step, _ writer: FlowWriter) -> [String] {
    [writer.filter(function, recovery, step, throwing: "filter")]
  }

  func perform(_ function: Function, _ recovery: Recovery?, _ step: Step, _ writer: FlowWriter) -> [String] {
    if function.isThrowing, let recovery { return [writer.perform(function, recovery, step)] }
    return [".do(onNext: \(writer.closure(function)))"]
  }

  func flatMap(_ flatMap: FlatMap, _ step: Step, _ writer: FlowWriter) -> [String] {
    let name =
      switch flatMap.strategy {
      case .merge: "flatMap"
      case .latest: "flatMapLatest"
      case .first: "flatMapFirst"
      case .concat: "concatMap"
      }
    return [".\(name) " + writer.inner(flatMap) { Self.isObservable($0) }]
  }

  /// Whether what the function gives is an Observable for certain, so that `asObservable()` would be noise.
  private static func isObservable(_ function: Function) -> Bool {
    if function.isAsync { return true }
    if let returns = function.returns { return returns.kind == .observable }
    if case .hook = function.body { return true }
    return false
  }

  package func usesScheduler(_ operation: PorticoModel.Operation) -> Bool {
    switch operation {
    case .debounce, .throttle, .delay, .timeout: true
    case .flatMap(let flatMap): flatMap.steps.contains { usesScheduler($0.operation) }
    default: false
    }
  }

  package func exposing(_ expression: String, _ owned: Carrier, as carrier: Carrier) -> Chain {
    switch (owned.kind, carrier.kind) {
    case (.behaviorRelay, .driver): return Chain(expression, [".asDriver()"])
    case (.publishRelay, .signal): return Chain(expression, [".asSignal()"])
    default:
      let conversion = conversion(to: carrier, isErased: false)
      return Chain(expression, conversion.links)
    }
  }

  package func observing(_ expression: String, _ element: String) -> String {
    "\(expression).onNext(\(element))"
  }

  package func run(_ chain: Chain) -> Chain { chain.then(".subscribe()") }
  package func perform(_ closure: String) -> String { ".do(onNext: \(closure))" }
  package var erasure: String { ".asObservable()" }
  package var emptyMember: String { ".empty()" }
  /// Each flow waits before it is merged: RxSwift's debug build complains of a `merge` that is entered twice.
  package func inTurn(_ flows: [Chain]) -> Chain {
    merged(flows.map { $0.then(".observe(on: CurrentThreadScheduler.instance)") })
  }
  /// At once when on main, also behind another hop: `MainScheduler` would put that off to the queue's next turn, where
  /// no virtual clock reaches it.
  package func hop(_ writer: FlowWriter) -> String { ".observe(on: ConcurrentMainScheduler.instance)" }
}
