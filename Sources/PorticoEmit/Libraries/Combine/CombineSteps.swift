import PorticoModel

/// Each step of the language as Combine's operators.
extension CombineLibrary {
  package func links(_ step: Step, _ writer: FlowWriter) -> [String] {
    let scheduler = writer.places.scheduler
    switch step.operation {
    case .map(let function, let recovery): return [writer.map(function, recovery, step, throwing: "tryMap")]
    case .compactMap(let function, let recovery):
      return [writer.compactMap(function, recovery, step, throwing: "tryCompactMap")]
    case .filter(let function, let recovery): return [writer.filter(function, recovery, step, throwing: "tryFilter")]
    case .perform(let function, let recovery): return [perform(function, recovery, step, writer)]
    case .flatMap(let flatMap): return self.flatMap(flatMap, writer)
    case .scan(let initial, let function):
      return [".scan(\(writer.code(initial))) \(writer.accumulator(function))"]
    case .withLatestFrom(let arguments): return [withLatestFrom(arguments, step, writer)]
    case .startWith(let value): return [startWith(writer.code(value))]
    case .debounce(let time): return [".debounce(for: \(interval(time)), scheduler: \(scheduler))"]
    case .throttle(let time, latest: true):
      return [".throttle(for: \(interval(time)), scheduler: \(scheduler), latest: true)"]
    // Combine's own sends the first of those that came within the interval when it is over.
    case .throttle(let time, latest: false):
      return [".throttleFirst(for: \(interval(time)), scheduler: \(scheduler))"]
    case .delay(let time): return [".delay(for: \(interval(time)), scheduler: \(scheduler))"]
    case .timeout(let time, let recovery):
      return [".timeoutError(after: \(interval(time)), scheduler: \(scheduler))"] + self.recovery(recovery, writer)
    case .distinctUntilChanged(let function): return [distinct(function, step, writer)]
    case .skip(let count): return [".dropFirst(\(writer.code(count)))"]
    // `prefix` need not complete before the value after its last one comes; `first` does at once.
    case .take(let count):
      let count = writer.code(count)
      return [count == "1" ? ".first()" : ".prefix(\(count))"]
    case .share: return [share(isEvent: step.input.element.isVoid)]
    case .retry(let attempts): return [".retry(\(retries(writer.code(attempts))))"]
    case .observe(let reference): return [".receive(on: \(self.scheduler(reference, writer)))"]
    case .hop: return [hop(writer)]
    case .raw(let closure): return [".raw \(writer.copied(closure))"]
    case .recover(let recovery): return self.recovery(recovery, writer)
    }
  }

  func interval(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? ".seconds(\(milliseconds / 1000))" : ".milliseconds(\(milliseconds))"
  }

  /// The language counts attempts, Combine what follows the first one.
  private func retries(_ attempts: String) -> String {
    Int(attempts).map { String($0 - 1) } ?? "\(Layout.operand(attempts)) - 1"
  }

  private func scheduler(_ reference: SchedulerReference, _ writer: FlowWriter) -> String {
    switch reference {
    case .main: writer.places.scheduler
    case .background: "DispatchQueue.global(qos: .userInitiated)"
    case .custom(let code): writer.code(code)
    }
  }

  package func recovery(_ recovery: Recovery?, _ writer: FlowWriter) -> [String] {
    guard let recovery, recovery.certainty != .promisedNever else { return [] }
    let fallback = recovery.fallback.map { writer.code($0) }
    let report = writer.report(recovery, "error").map { " " + Layout.closure(FlowWriter.errorName($0), $0) } ?? ""
    if let fallback, report.isEmpty, recovery.certainty == .declared { return [".replaceError(with: \(fallback))"] }
    if let fallback { return [".recover(with: \(fallback))\(report)"] }
    return [report.isEmpty ? ".recover()" : ".recover\(report)"]
  }

  private func perform(_ function: Function, _ recovery: Recovery?, _ step: Step, _ writer: FlowWriter) -> String {
    guard function.isThrowing else { return ".handleEvents(receiveOutput: \(writer.closure(function)))" }
    if let recovery { return writer.perform(function, recovery, step) }
    var named = function
    named.hasClosure = true
    return ".tryMap "
      + writer.closure(named, forcesName: true) { element in
        "\(writer.expression(function, element: element))\nreturn element"
      }
  }

  private func distinct(_ function: Function?, _ step: Step, _ writer: FlowWriter) -> String {
    guard let function else {
      if case .tuple = step.input.element { return ".removeDuplicates { $0 == $1 }" }
      return ".removeDuplicates()"
    }
    if case .keyPath(let path) = function.body {
      let member = writer.code(path).dropFirst()
      return ".removeDuplicates { $0\(member) == $1\(member) }"
    }
    if case .closure(let closure) = function.body, closure.parameterCount == 2 {
      return ".removeDuplicates \(writer.closure(function))"
    }
    return ".distinct(by: \(writer.closure(function)))"
  }

  private func withLatestFrom(_ arguments: [LatestArgument], _ step: Step, _ writer: FlowWriter) -> String {
    let latest = LatestArguments(arguments)
    let flows = latest.flows.map { writer.chain($0) }
    if flows.isEmpty {
      let values = latest.values(source: "$0", latest: [], writer)
      return ".map " + Layout.closure(latest.usesSource ? nil : "_", writer.tuple(step.output, values))
    }
    if latest.isPlain { return Layout.call(".withLatest", ["from: \(flows[0].text())"]) }
    let other = Combination.nested(flows.map { $0.text() }, most: 4) { Self.operation("Publishers.CombineLatest", $0) }
    let access = flows.count == 1 ? ["$1"] : other.access.map { path in "$1" + path }
    let result = writer.tuple(step.output, latest.values(source: "$0", latest: access, writer))
    return Layout.call(".withLatest", ["from: \(flows.count == 1 ? flows[0].text() : other.text)"], closure: result)
  }

  private func flatMap(_ flatMap: FlatMap, _ writer: FlowWriter) -> [String] {
    let inner = writer.inner(flatMap) { _ in true }
    return switch flatMap.strategy {
    case .merge: [".flatMap \(inner)"]
    case .latest: [".map \(inner)", ".switchToLatest()"]
    case .first: [".exhaustMap \(inner)"]
    case .concat: [".concatMap \(inner)"]
    }
  }
}
