import PorticoModel

/// Each step of the language as RxSwift's operators.
extension RxSwiftLibrary {
  package func links(_ step: Step, _ writer: FlowWriter) -> [String] {
    switch step.operation {
    case .map(let function, let recovery): return map(function, recovery, step, writer)
    case .compactMap(let function, let recovery): return compactMap(function, recovery, step, writer)
    case .filter(let function, let recovery): return filter(function, recovery, step, writer)
    case .perform(let function, let recovery): return perform(function, recovery, step, writer)
    case .flatMap(let flatMap): return self.flatMap(flatMap, step, writer)
    case .scan(let initial, let function):
      return [".scan(\(writer.code(initial))) \(writer.accumulator(function))"]
    case .withLatestFrom(let arguments): return withLatestFrom(arguments, step, writer)
    case .startWith(let value): return [startWith(writer.code(value))]
    case .debounce(let time): return [".debounce(\(interval(time)), scheduler: \(writer.places.scheduler))"]
    case .throttle(let time, let latest):
      return [".throttle(\(interval(time)), latest: \(latest), scheduler: \(writer.places.scheduler))"]
    case .delay(let time): return [".delay(\(interval(time)), scheduler: \(writer.places.scheduler))"]
    case .timeout(let time, let recovery):
      return [".timeout(\(interval(time)), scheduler: \(writer.places.scheduler))"] + self.recovery(recovery, writer)
    case .distinctUntilChanged(let function): return [distinct(function, step, writer)]
    case .skip(let count): return [".skip(\(writer.code(count)))"]
    case .take(let count): return [".take(\(writer.code(count)))"]
    case .share: return [share(isEvent: step.input.element.isVoid)]
    case .retry(let attempts): return [".retry(\(writer.code(attempts)))"]
    case .observe(let scheduler): return [".observe(on: \(self.scheduler(scheduler, writer)))"]
    case .hop: return [hop(writer)]
    case .raw(let closure): return [".raw \(writer.copied(closure))"]
    case .recover(let recovery): return self.recovery(recovery, writer)
    }
  }

  func interval(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? ".seconds(\(milliseconds / 1000))" : ".milliseconds(\(milliseconds))"
  }

  private func scheduler(_ reference: SchedulerReference, _ writer: FlowWriter) -> String {
    switch reference {
    case .main: "MainScheduler.instance"
    case .background: "ConcurrentDispatchQueueScheduler(qos: .userInitiated)"
    case .custom(let code): writer.code(code)
    }
  }

  package func recovery(_ recovery: Recovery?, _ writer: FlowWriter) -> [String] {
    guard let recovery else { return [] }
    let fallback = recovery.fallback.map { writer.code($0) }
    guard let report = writer.report(recovery, "error") else {
      return [fallback.map { ".catchAndReturn(\($0))" } ?? ".catch { _ in .empty() }"]
    }
    let result = fallback.map { "return .just(\($0))" } ?? "return .empty()"
    return [".catch " + Layout.closure(FlowWriter.errorName(report), report + "\n" + result)]
  }

  private func distinct(_ function: Function?, _ step: Step, _ writer: FlowWriter) -> String {
    guard let function else {
      if case .tuple = step.input.element { return ".distinctUntilChanged { $0 == $1 }" }
      return ".distinctUntilChanged()"
    }
    if case .keyPath(let path) = function.body { return ".distinctUntilChanged(at: \(writer.code(path)))" }
    return ".distinctUntilChanged \(writer.closure(function))"
  }

  private func withLatestFrom(_ arguments: [LatestArgument], _ step: Step, _ writer: FlowWriter) -> [String] {
    let latest = LatestArguments(arguments)
    let flows = latest.flows.map { writer.chain($0) }
    if flows.isEmpty {
      let values = latest.values(source: "$0", latest: [], writer)
      return [".map " + Layout.closure(latest.usesSource ? nil : "_", writer.tuple(step.output, values))]
    }
    let other =
      flows.count == 1
      ? flows[0]
      : Chain(Layout.call("Observable.combineLatest", flows.map { $0.text() }))
    if latest.isPlain { return [Layout.call(".withLatestFrom", [other.text()])] }
    let access = flows.count == 1 ? ["$1"] : flows.indices.map { "$1.\($0)" }
    let result = writer.tuple(step.output, latest.values(source: "$0", latest: access, writer))
    return [Layout.call(".withLatestFrom", [other.text()], closure: result)]
  }
}
