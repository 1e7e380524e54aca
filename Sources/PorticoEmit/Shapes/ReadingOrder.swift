import PorticoModel

/// Which streams are read more than once so that it shows who is served first: two readings come together again, or both
/// do something that is seen outside. It matters where a library's subjects promise no order.
package struct ReadingOrder {
  /// One place at which a flow leans on a stream.
  private struct Reading {
    var number: Int
    var stream: StreamReference
    /// Its elements run on through the flow; otherwise only its latest is taken when others do.
    var isTrigger: Bool
    /// It is subscribed; otherwise a state's value is read.
    var isSubscribed = true
  }

  /// The readings of one flow, and of the flows in its arguments.
  private struct Readings {
    var own: [Reading] = []
    var inner: [[Reading]] = []
    /// It calls what may be heard of outside.
    var acts = false
    /// It looks at something of outside, which others may have changed.
    var looks = false
    /// Its elements wait for a timer: whoever is served at once comes first.
    var waits = false
    /// It calls the user's half, which may send to what nothing else feeds.
    var asksLogic = false
    var triggers: [Reading] { own.filter(\.isTrigger) }

    /// Another flow that ends in this one: what it takes the latest of is its own affair.
    mutating func add(_ branch: Readings) {
      own += branch.triggers
      inner += branch.inner + [branch.own]
      note(branch)
    }

    mutating func note(_ other: Readings) {
      acts = acts || other.acts
      looks = looks || other.looks
      asksLogic = asksLogic || other.asksLogic
    }
  }

  package private(set) var streams: Set<StreamReference> = []
  private let screen: Screen
  private var count = 0
  private var feeds: [StreamReference: [Readings]] = [:]
  private var sideFeeds: [StreamReference: [Readings]] = [:]

  package init(_ shape: ScreenShape) {
    screen = shape.screen
    for port in shape.inputs + shape.outputs { feed(.port(port.id), port.flows) }
    for state in screen.states { feed(.state(state.name), state.flows) }
    for stream in screen.lets { feed(.local(stream.name), stream.flows) }
    let binds = screen.binds.flatMap { self.readings($0) }
    let all = feeds.values.flatMap { $0 } + binds
    guard Self.isSomethingReadTwice(all) else { return }

    for port in shape.contextPorts where port.flows.isEmpty {
      sideFeeds[.port(port.id), default: []] += all.filter(\.asksLogic)
    }
    for readings in all { for flow in readings.inner + [readings.own] { meet(flow) } }
    for (target, flows) in feeds { meet((flows + (sideFeeds[target] ?? [])).flatMap(\.triggers)) }
    let outputs = shape.outputShape == .enum ? shape.outputs.flatMap { feeds[.port($0.id)] ?? [] } : []
    let acting = all.filter(\.acts).flatMap(\.triggers)
    meet(acting + outputs.filter { !$0.acts }.flatMap(\.triggers))
    for flow in all where flow.looks && !flow.acts { meet(flow.triggers, acting) }
  }

  private static func isSomethingReadTwice(_ all: [Readings]) -> Bool {
    var first: [StreamReference: Int] = [:]
    return all.flatMap { $0.own + $0.inner.joined() }.contains { reading in
      guard reading.isSubscribed else { return false }
      defer { first[reading.stream] = first[reading.stream] ?? reading.number }
      return first[reading.stream].map { $0 != reading.number } ?? false
    }
  }

  // MARK: Readings

  private mutating func feed(_ target: StreamReference, _ flows: [Flow]) {
    for flow in flows {
      let readings = readings(flow)
      feeds[target, default: []].append(readings)
      for side in FlowVisitor.sideTargets(flow) { sideFeeds[side, default: []].append(readings) }
    }
  }

  /// Targets that are functions share one subscription, unless one of them waits.
  private mutating func readings(_ bind: Bind) -> [Readings] {
    let functions = bind.targets.compactMap { target in
      if case .function(let function) = target, !function.isAsync { function } else { nil }
    }
    let isOne = functions.count == bind.targets.count
    return (0..<(isOne ? 1 : bind.targets.count)).map { _ in
      var result = readings(bind.flow)
      result.acts = true
      for function in functions { ask(function, &result) }
      return result
    }
  }

  private mutating func reading(_ stream: StreamReference, isTrigger: Bool) -> Reading {
    count += 1
    return Reading(number: count, stream: stream, isTrigger: isTrigger)
  }

  private mutating func readings(_ flow: Flow) -> Readings {
    var result = Readings()
    switch flow.source {
    case .stream(let stream, _): result.own.append(reading(stream, isTrigger: true))
    case .combineLatest(let flows, _), .zip(let flows, _), .merge(let flows, _):
      for flow in flows { result.add(readings(flow)) }
    case .call, .external, .just, .control: break
    }
    for step in flow.steps { add(step, to: &result) }
    return result
  }

  private mutating func add(_ step: Step, to result: inout Readings) {
    switch step.operation {
    case .withLatestFrom(let arguments):
      for argument in arguments {
        switch argument.value {
        case .source: break
        case .state(let name): result.own.append(value(.state(name)))
        case .flow(let flow):
          let latest = readings(flow)
          result.inner += latest.inner + [latest.own]
          result.own += latest.own.map { reading in
            var reading = reading
            reading.isTrigger = false
            return reading
          }
          result.note(latest)
        }
      }
    case .flatMap(let flatMap):
      switch flatMap.body {
      case .flow(let flow): result.add(readings(flow))
      case .function(let function):
        ask(function, &result)
        result.acts = true
      }
      for step in flatMap.steps { add(step, to: &result) }
    case .map(let function, _), .compactMap(let function, _), .filter(let function, _), .scan(_, let function),
      .distinctUntilChanged(.some(let function)):
      ask(function, &result)
    case .perform(let function, _):
      ask(function, &result)
      result.acts = true
    case .raw(let closure): result.own += values(in: [closure.body])
    case .debounce, .delay: result.waits = true
    case .startWith, .throttle, .timeout, .distinctUntilChanged, .skip, .take, .share, .retry,
      .observe, .hop, .recover:
      break
    }
  }

  private func value(_ stream: StreamReference) -> Reading {
    Reading(number: 0, stream: stream, isTrigger: false, isSubscribed: false)
  }

  /// What the function leans on; a hook may read any state.
  private func ask(_ function: Function, _ result: inout Readings) {
    switch function.body {
    case .hook:
      result.own += screen.states.map { value(.state($0.name)) }
      result.acts = true
      result.asksLogic = true
    case .closure(let closure): look(at: closure.body, &result)
    case .call(let code), .keyPath(let code): look(at: code, &result)
    }
  }

  private func look(at code: Code, _ result: inout Readings) {
    result.own += values(in: [code])
    result.looks =
      result.looks
      || !result.waits && code.fragments.contains { if case .reference(.need) = $0 { true } else { false } }
  }

  private func values(in code: [Code]) -> [Reading] {
    code.flatMap(\.fragments).compactMap { fragment in
      switch fragment {
      case .reference(.state(let name)): value(.state(name))
      case .reference(.port(let id)): value(.port(id))
      default: nil
      }
    }
  }

  // MARK: Meetings

  /// These readings come together: a stream that leads to two of them by two ways is noted.
  private mutating func meet(_ readings: [Reading]) {
    guard readings.count > 1 else { return }
    let ways = readings.map { self.ways(to: $0) }
    for first in readings.indices {
      for second in readings.indices where second > first {
        guard readings[first].isTrigger || readings[second].isTrigger else { continue }
        note(ways[first], ways[second])
      }
    }
  }

  /// These come together with those, and each with none of its own.
  private mutating func meet(_ some: [Reading], _ others: [Reading]) {
    let ways = others.map { self.ways(to: $0) }
    for reading in some { for other in ways { note(self.ways(to: reading), other) } }
  }

  private mutating func note(_ some: [StreamReference: Set<Int>], _ others: [StreamReference: Set<Int>]) {
    for (stream, numbers) in some {
      guard let others = others[stream], numbers.union(others).count > 1 else { continue }
      streams.insert(stream)
    }
  }

  /// The subscriptions through which elements come to the reading, by the stream that serves them.
  private func ways(to reading: Reading) -> [StreamReference: Set<Int>] {
    var result: [StreamReference: Set<Int>] = [:]
    var seen: Set<StreamReference> = []
    func follow(_ stream: StreamReference) {
      guard seen.insert(stream).inserted else { return }
      for readings in (feeds[stream] ?? []) + (sideFeeds[stream] ?? []) {
        for trigger in readings.triggers {
          result[trigger.stream, default: []].insert(trigger.number)
          follow(trigger.stream)
        }
      }
    }
    if reading.isSubscribed { result[reading.stream] = [reading.number] }
    follow(reading.stream)
    return result
  }
}
