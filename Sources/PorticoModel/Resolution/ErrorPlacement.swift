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
  }

  func place(_ source: Source, fault: Fault?) -> Placed {
    var placed = Placed(source: source)
    var index = 0
    var sourceEnd: Int?
    if let fault { (index, sourceEnd) = placeSource(fault, &placed) }
    while index < drafts.count {
      if index == sourceEnd, fallback(at: index) == nil {
        placed.steps.append(recover(fault, nil, after: placed))
        sourceEnd = nil
      }
      let next = placeStep(index, &placed, isSourceEnd: index == sourceEnd)
      if let end = sourceEnd, end < next, let code = fallback(at: end) {
        placed.steps.append(recover(fault, code, after: placed))
        sourceEnd = nil
      }
      index = next
    }
    if sourceEnd == drafts.count { placed.steps.append(recover(fault, nil, after: placed)) }
    return placed
  }

  // MARK: The source

  /// Where the steps go on, and the step at which the source's error is dealt with when that is not at the source.
  private func placeSource(_ fault: Fault, _ placed: inout Placed) -> (next: Int, end: Int?) {
    var end = 0
    var lastRetry: Int?
    while end < drafts.count {
      if case .attempt = drafts[end].kind {
        if case .retry = drafts[end].step.operation { lastRetry = end }
      } else if case .perElement = drafts[end].kind {
      } else {
        break
      }
      end += 1
    }
    if let code = fallback(at: end) {
      if end > 0 { return (0, end) }
      placed.source.recovery = Recovery(certainty: fault.certainty, fallback: code)
      return (1, nil)
    }
    if let lastRetry {
      if fault.isReported { reportLoss(fault) }
      return (0, lastRetry + 1)
    }
    if isBody {
      placed.fault = fault
      return (0, nil)
    }
    if fault.isReported { reportLoss(fault) }
    placed.source.recovery = Recovery(certainty: fault.certainty)
    return (0, nil)
  }

  private func recover(_ fault: Fault?, _ code: Code?, after placed: Placed) -> Step {
    let part = placed.steps.last?.output ?? placed.source.element
    return Step(
      .recover(Recovery(certainty: fault?.certainty ?? .possible, fallback: code)), input: part, output: part)
  }

  // MARK: The steps

  private func placeStep(_ index: Int, _ placed: inout Placed, isSourceEnd: Bool) -> Int {
    let draft = drafts[index]
    switch draft.kind {
    case .flatMap: return placeFlatMap(index, &placed)
    case .perElement where draft.fault != nil: return placeThrowing(index, &placed)
    case .attempt where draft.fault != nil: return placeTimeout(index, &placed)
    case .fallback:
      if !isSourceEnd { reportDead(draft) }
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
    let code = fallback(at: index + 1)
    if code == nil { reportLoss(fault) }
    placed.steps.append(drafts[index].step.with(Recovery(certainty: fault.certainty, fallback: code)))
    return code == nil ? index + 1 : index + 2
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
