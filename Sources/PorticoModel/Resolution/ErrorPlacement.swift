/// An error never ends a flow: each is handled as far inside as its `catch` reaches, and what is lost is said.
import PorticoSyntax

struct ErrorPlacement {
  let scope: Scope
  let drafts: [StepDraft]
  /// The flow is a flatMap's body: what its source lets through is handled around it.
  let isBody: Bool

  struct Placed {
    var source: Source
    var steps: [Step] = []
    /// Left to whoever reads the flow.
    var fault: Fault?
    /// An error on its way through the steps, and the step at which it is dealt with.
    var open: Fault?
    var end: Int?

    mutating func open(_ fault: Fault, until end: Int) {
      open = open ?? fault
      self.end = max(self.end ?? end, end)
    }
  }

  func place(_ source: Source, fault: Fault?) -> Placed {
    var placed = Placed(source: source)
    var index = 0
    if let fault {
      let (recovery, next) = placeStreamFault(fault, from: 0, isSource: true, &placed)
      placed.source.recovery = recovery
      index = next
    }
    while index < drafts.count {
      if index == placed.end, fallback(at: index) == nil { closeStreamFault(&placed) }
      let next = placeStep(index, &placed)
      if let end = placed.end, end < next { closeStreamFault(&placed) }
      index = next
    }
    if placed.end != nil { closeStreamFault(&placed) }
    return placed
  }

  // MARK: What ends the flow

  /// An error of the source or of a `timeout` passes through steps up to its catch or past its last retry. What is
  /// dealt with on the spot comes back, with the step to go on from.
  private func placeStreamFault(
    _ fault: Fault, from start: Int, isSource: Bool, _ placed: inout Placed
  ) -> (Recovery?, next: Int) {
    var end = start
    var lastRetry: Int?
    scan: while end < drafts.count {
      switch drafts[end].kind {
      case .attempt: if case .retry = drafts[end].step.operation { lastRetry = end }
      case .perElement: break
      case .flatMap, .fallback, .other: break scan
      }
      end += 1
    }
    if let code = fallback(at: end) {
      if end == start, placed.end == nil {
        return (Recovery(certainty: fault.certainty, fallback: code), start + 1)
      }
      placed.open(fault, until: end)
      return (nil, start)
    }
    if isBody, isSource, lastRetry == nil {
      placed.fault = fault
      return (nil, start)
    }
    if fault.isReported { reportLoss(fault) }
    if let lastRetry {
      placed.open(fault, until: lastRetry + 1)
      return (nil, start)
    }
    return (Recovery(certainty: fault.certainty), start)
  }

  private func closeStreamFault(_ placed: inout Placed) {
    let code = placed.end.flatMap { fallback(at: $0) }
    placed.steps.append(recover(placed.open, code, after: placed))
    placed.end = nil
  }

  private func recover(_ fault: Fault?, _ code: Code?, after placed: Placed) -> Step {
    let part = placed.steps.last?.output ?? placed.source.element
    return Step(
      .recover(Recovery(certainty: fault?.certainty ?? .possible, fallback: code)), input: part, output: part)
  }

  // MARK: The steps

  private func placeStep(_ index: Int, _ placed: inout Placed) -> Int {
    let draft = drafts[index]
    switch draft.kind {
    case .flatMap: return placeFlatMap(index, &placed)
    case .perElement where draft.fault != nil: return placeThrowing(index, &placed)
    case .attempt where draft.fault != nil: return placeTimeout(index, &placed)
    case .fallback:
      if index != placed.end { reportDead(draft) }
    case .perElement, .attempt, .other: placed.steps.append(draft.step)
    }
    return index + 1
  }

  private func placeFlatMap(_ index: Int, _ placed: inout Placed) -> Int {
    var step = drafts[index].step
    guard case .flatMap(var body) = step.operation else { return index + 1 }
    var fault = drafts[index].fault
    var end = index + 1
    while end < drafts.count, case .attempt = drafts[end].kind {
      if let timeout = drafts[end].fault, fault?.isReported != true { fault = timeout }
      end += 1
    }
    let runEnd = perElementEnd(from: end)
    let thrower = (end..<runEnd).last { drafts[$0].fault != nil }
    let target = drafts[index].errorTarget
    var code: Code?
    var next = end
    if let caught = fallback(at: runEnd), fault?.canFail == true || thrower != nil {
      code = caught
      end = runEnd
      next = runEnd + 1
    } else if target != nil, let thrower {
      end = thrower + 1
      next = end
    }
    let moved = drafts[(index + 1)..<end]
    body.steps = moved.map { $0.step.withoutRecovery }
    let faults = [fault].compactMap { $0 } + moved.compactMap(\.fault)
    if let worst = faults.min(by: { $0.certainty.rank < $1.certainty.rank }) {
      body.recovery = Recovery(certainty: worst.certainty, target: target, fallback: code)
      if code == nil, target == nil, let lost = faults.first(where: \.isReported) { reportLoss(lost) }
    } else if let target {
      body.recovery = Recovery(certainty: .promisedNever, target: target)
    }
    step.operation = .flatMap(body)
    step.output = moved.last?.step.output ?? step.output
    placed.steps.append(step)
    return next
  }

  private func placeThrowing(_ index: Int, _ placed: inout Placed) -> Int {
    guard let fault = drafts[index].fault else { return index + 1 }
    let runEnd = perElementEnd(from: index + 1)
    guard let code = fallback(at: runEnd) else {
      reportLoss(fault)
      placed.steps.append(drafts[index].step.with(Recovery(certainty: fault.certainty)))
      return index + 1
    }
    let recovery = Recovery(certainty: fault.certainty, fallback: code)
    if runEnd == index + 1 {
      placed.steps.append(drafts[index].step.with(recovery))
    } else {
      placed.steps.append(together(Array(drafts[index..<runEnd]), recovery))
    }
    return runEnd + 1
  }

  /// `map(try f).map(g).catch(v)`: v stands for what g gives, so both run inside on each element.
  private func together(_ run: [StepDraft], _ recovery: Recovery) -> Step {
    let input = run[0].step.input
    let element = Flow(source: .just(Code([.element(path: [])]), element: input), steps: [], result: input)
    var body = FlatMap(strategy: .concat, body: .flow(element))
    body.steps = run.map { $0.step.withoutRecovery }
    body.recovery = recovery
    var step = Step(.flatMap(body), input: input, output: run[run.count - 1].step.output)
    step.location = run[0].step.location
    return step
  }

  private func placeTimeout(_ index: Int, _ placed: inout Placed) -> Int {
    guard let fault = drafts[index].fault else { return index + 1 }
    let (recovery, next) = placeStreamFault(fault, from: index + 1, isSource: false, &placed)
    placed.steps.append(drafts[index].step.with(recovery))
    return next
  }

  private func perElementEnd(from start: Int) -> Int {
    var end = start
    while end < drafts.count, case .perElement = drafts[end].kind { end += 1 }
    return end
  }

  private func fallback(at index: Int) -> Code? {
    guard index < drafts.count, case .fallback(let code) = drafts[index].kind else { return nil }
    return code
  }

  // MARK: Diagnostics

  private func reportLoss(_ fault: Fault) {
    scope.warning(
      "lost-error",
      "an error of \(fault.what) is lost here; say what stands in for its value with `.catch(value)`, or where it "
        + "goes with `error:` of a flatMap",
      at: fault.span)
  }

  private func reportDead(_ draft: StepDraft) {
    scope.warning(
      "dead-catch",
      "nothing that this `catch` reaches can fail: it reaches back over map, compactMap, filter and do only; "
        + "move it behind what fails, or remove it",
      at: draft.span,
      fixes: [Diagnostic.Fix("remove it", [Diagnostic.Edit(draft.span, "")])])
  }
}

extension Recovery.Certainty {
  /// The surer an error, the lower.
  fileprivate var rank: Int {
    switch self {
    case .declared: 0
    case .possible: 1
    case .promisedNever: 2
    }
  }
}

extension Source {
  /// Of a source that can have one.
  var recovery: Recovery? {
    get {
      switch self {
      case .external(_, let recovery, _), .call(_, let recovery, _): recovery
      default: nil
      }
    }
    set {
      switch self {
      case .external(let code, _, let element): self = .external(code, recovery: newValue, element: element)
      case .call(let function, _, let element): self = .call(function, recovery: newValue, element: element)
      default: break
      }
    }
  }
}

extension Step {
  fileprivate func with(_ recovery: Recovery?) -> Step {
    var step = self
    switch operation {
    case .map(let function, _): step.operation = .map(function, recovery: recovery)
    case .compactMap(let function, _): step.operation = .compactMap(function, recovery: recovery)
    case .filter(let function, _): step.operation = .filter(function, recovery: recovery)
    case .perform(let function, _): step.operation = .perform(function, recovery: recovery)
    case .timeout(let milliseconds, _): step.operation = .timeout(milliseconds: milliseconds, recovery: recovery)
    default: break
    }
    return step
  }

  fileprivate var withoutRecovery: Step { with(nil) }
}
