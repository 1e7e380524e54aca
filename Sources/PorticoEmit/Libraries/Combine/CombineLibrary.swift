import PorticoModel

/// Combine's words. What it lacks lies in the support file.
package struct CombineLibrary: StreamLibrary {
  package init() {}

  package func imports(for text: String) -> [String] {
    text.contains("DispatchQueue") ? ["Combine", "Dispatch"] : ["Combine"]
  }

  package func supportImports(for text: String) -> [String] {
    ["Combine"] + (text.contains("NSLock") || text.contains("DispatchQueue") ? ["Foundation"] : [])
  }

  package var modules: [String] { ["Combine", "CombineCocoa"] }
  package var products: [String] { [] }

  package var supportParts: [SupportPart] {
    [
      SupportPart("combine.support-scheduler.stencil", marks: ["FlowScheduler"]),
      SupportPart(
        "combine.support-stream.stencil",
        marks: [
          "flowTask {", "throwingFlowTask {", ".recover", ".withLatest(", ".exhaustMap {", ".concatMap {",
          ".multicast {", ".timeoutError(", ".throttleFirst(", ".inTurn()", ".shareLatest()", ".shareInOrder()",
          ".readInOrder()", "FlowActivity",
        ]),
      SupportPart("swift.support-tasks.stencil", marks: ["flowTask {", "throwingFlowTask {"]),
      SupportPart("combine.support-task.stencil", marks: ["flowTask {", "throwingFlowTask {"]),
      SupportPart("combine.support-attempt.stencil", marks: ["flowAttempt {"]),
      SupportPart("combine.support-recover.stencil", marks: [".recover"]),
      SupportPart("combine.support-with-latest.stencil", marks: [".withLatest("]),
      SupportPart("combine.support-share-latest.stencil", marks: [".shareLatest()"]),
      SupportPart("combine.support-share-in-order.stencil", marks: [".shareInOrder()", ".multicast {"]),
      SupportPart("combine.support-read-in-order.stencil", marks: [".readInOrder()"]),
      SupportPart(
        "combine.support-shared.stencil",
        marks: [".shareLatest()", ".shareInOrder()", ".readInOrder()", ".multicast {"]),
      SupportPart("combine.support-exhaust-map.stencil", marks: [".exhaustMap {"]),
      SupportPart("combine.support-concat-map.stencil", marks: [".concatMap {"]),
      SupportPart("combine.support-multicast.stencil", marks: [".multicast {"]),
      SupportPart("combine.support-timeout.stencil", marks: [".timeoutError("]),
      SupportPart("combine.support-throttle-first.stencil", marks: [".throttleFirst("]),
      SupportPart("combine.support-in-turn.stencil", marks: [".inTurn()"]),
      SupportPart("combine.support-distinct.stencil", marks: [".distinct(by:"]),
      SupportPart("swift.support-activity.stencil", marks: ["FlowActivity"]),
      SupportPart("combine.support-counted.stencil", marks: ["FlowActivity"]),
      SupportPart("combine.support-raw.stencil", marks: [".raw {"]),
      SupportPart("combine.support-never.stencil", marks: [".flowNever"]),
      SupportPart(
        "combine.support-controls.stencil",
        marks: Self.controlEvents.map { ".flowEvents(.\($0)" }),
      SupportPart("combine.support-activities.stencil", marks: [".flowIsAnimating(", ".flowIsRefreshing("]),
      SupportPart("combine.support-search-bars.stencil", marks: [".flowSearchEvents("]),
      SupportPart("combine.support-actions.stencil", marks: [".flowTaps()", ".flowRecognitions()"]),
      SupportPart("combine.support-appearances.stencil", marks: [".flowViewDidLoad()", ".flowAppearances("]),
      SupportPart("combine.support-lists.stencil", marks: [".flowItems(", ".flowModel(", ".flowEvents(.item"]),
    ]
  }

  private static let controlEvents = ["touch", "editing", "valueChanged", "primaryActionTriggered"]

  package func streamType(_ element: String) -> String { "AnyPublisher<\(element), Never>" }
  package func failingStreamType(_ element: String, failure: String?) -> String {
    "AnyPublisher<\(element), \(failure ?? "any Error")>"
  }
  package func failingSingleType(_ element: String, failure: String?) -> String {
    failingStreamType(element, failure: failure)
  }
  package func singleType(_ element: String) -> String { streamType(element) }

  package func type(of carrier: Carrier, element: String) -> String {
    if let text = carrier.text { return text.replacingPlaceholder(with: element) }
    switch carrier.kind {
    case .anyPublisher, .passthroughSubject, .currentValueSubject: return "\(carrier.kind.rawValue)<\(element), Never>"
    case .value, .wrapper, .published: return element
    default: return "\(carrier.kind.rawValue)<\(element)>"
    }
  }

  package var schedulerType: String { "FlowScheduler" }
  package var mainScheduler: String { ".main" }
  package var bagType: String { "Set<AnyCancellable>" }
  package var bagCreation: String { "Set<AnyCancellable>()" }
  package func bagParameter(_ type: String) -> String { "inout \(type)" }
  package var bagName: String { "cancellables" }
  package var subscriptionType: String { "AnyCancellable" }
  package var plainCarrier: Carrier { Carrier(.anyPublisher) }
  package var eventSubject: Carrier { Carrier(.passthroughSubject) }
  package var valueSubject: Carrier { Carrier(.currentValueSubject) }

  package func creation(of carrier: Carrier, element: String, value: String?) -> String {
    switch carrier.kind {
    case .value, .wrapper, .published: value ?? ""
    case .currentValueSubject: "\(type(of: carrier, element: element))(\(value ?? ""))"
    default: "\(type(of: carrier, element: element))()"
    }
  }

  package func send(_ value: String, to expression: String, _ carrier: Carrier) -> String {
    switch carrier.kind {
    case .value, .wrapper, .published: "\(expression) = \(value)"
    default: value == "()" ? "\(expression).send()" : "\(expression).send(\(value))"
    }
  }

  package func currentValue(of expression: String, _ carrier: Carrier) -> String {
    carrier.kind == .currentValueSubject ? "\(expression).value" : expression
  }

  package func readable(_ expression: String, _ carrier: Carrier) -> String {
    guard carrier.kind == .published else { return expression }
    guard let dot = expression.lastIndex(of: ".") else { return "$" + expression }
    return expression[...dot] + "$" + expression[expression.index(after: dot)...]
  }

  package func plain(_ expression: String, _ carrier: Carrier) -> String {
    carrier.kind == .anyPublisher && carrier.text == nil
      ? expression : "\(readable(expression, carrier)).eraseToAnyPublisher()"
  }

  package func conversion(to carrier: Carrier, isErased: Bool) -> (
    links: [String], wrapper: (name: String, label: String)?
  ) {
    if let failure = carrier.text.flatMap(Self.failure), failure != "Never" {
      return ([".setFailureType(to: (\(failure)).self)", ".eraseToAnyPublisher()"], nil)
    }
    return (isErased ? [] : [".eraseToAnyPublisher()"], nil)
  }

  /// `APIError` of `AnyPublisher<_, APIError>`.
  private static func failure(_ text: String) -> String? {
    guard let comma = text.firstRange(of: "_,"), let end = text.lastIndex(of: ">") else { return nil }
    return String(text[comma.upperBound..<end].drop { $0 == " " })
  }

  package func just(_ value: String) -> Chain { Chain("Just(\(value))") }
  package func share(isEvent: Bool) -> String { isEvent ? ".share()" : ".shareLatest()" }
  package var shareInOrder: String { ".shareInOrder()" }
  package func readInOrder(_ carrier: Carrier) -> String? {
    let failure = carrier.text.flatMap(Self.failure) ?? "Never"
    return failure == "Never" ? ".readInOrder()" : nil
  }
  package func startWith(_ value: String) -> String { ".prepend(\(value))" }

  package func localType(_ element: Element) -> (type: String, link: String?)? {
    guard case .tuple(let parts) = element, !parts.isEmpty, let text = element.text else { return nil }
    return ("AnyPublisher<\(text), Never>", ".eraseToAnyPublisher()")
  }

  package func task(_ call: String, isThrowing: Bool) -> String {
    Layout.closureCall(isThrowing ? "throwingFlowTask" : "flowTask", call)
  }

  package func attempt(_ work: String) -> String {
    let tried = Layout.tried(work)
    return Layout.closureCall("flowAttempt", Layout.trying(tried.expression, tried.isTried))
  }

  package func subscribe(_ chain: Chain, closure: String) -> Chain { chain.then(".sink \(closure)") }

  package func bind(_ chain: Chain, to expression: String, _ carrier: Carrier) -> Chain {
    subscribe(chain, closure: "{ \(send("$0", to: expression, carrier)) }")
  }

  package func bindObserver(_ chain: Chain, to expression: String) -> Chain {
    subscribe(chain, closure: "{ \(expression).send($0) }")
  }

  package func keep(in bag: String) -> String { ".store(in: &\(bag))" }
  package func merge(listed name: String) -> Chain { Chain("Publishers.MergeMany(\(name))") }
  package func plainText(_ chain: Chain) -> String {
    chain.links.last == erasure || (chain.links.isEmpty && chain.isPlain) ? chain.text() : chain.then(erasure).text()
  }
  package func ignoringElements(as type: String) -> String { ".flatMap { _ in Empty<\(type), Never>() }" }
  package func usesScheduler(_ operation: PorticoModel.Operation) -> Bool {
    switch operation {
    case .debounce, .throttle, .delay, .timeout, .hop, .observe(.main): true
    case .flatMap(let flatMap): flatMap.hopsToMain || flatMap.steps.contains { usesScheduler($0.operation) }
    default: false
    }
  }

  package func exposing(_ expression: String, _ owned: Carrier, as carrier: Carrier) -> Chain {
    Chain(readable(expression, owned), conversion(to: carrier, isErased: false).links)
  }

  package func observing(_ expression: String, _ element: String) -> String {
    "\(expression).send(\(element))"
  }

  package func run(_ chain: Chain) -> Chain { chain.then(".sink { _ in }") }
  package func perform(_ closure: String) -> String { ".handleEvents(receiveOutput: \(closure))" }
  package var erasure: String { ".eraseToAnyPublisher()" }
  package var emptyMember: String { "Empty().eraseToAnyPublisher()" }
  package func inTurn(_ flows: [Chain]) -> Chain { merge(flows).then(".inTurn()") }
  package func hop(_ writer: FlowWriter) -> String { ".receive(on: \(writer.places.scheduler))" }

  package var streamErasure: String? { erasure }

  package func multicast(
    _ input: String, parameter: String, inputType: String, outputType: String, body: String
  ) -> Chain {
    let selector = Layout.closure("(\(parameter): \(inputType)) -> \(outputType)", body, room: 0)
    return Chain(input, [".multicast \(selector)"])
  }
}
