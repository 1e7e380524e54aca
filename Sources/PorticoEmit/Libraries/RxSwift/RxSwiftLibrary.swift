import PorticoModel

/// RxSwift's words, and PorticoRuntime's, which bears the same names: the two differ in the modules they import.
package struct RxSwiftLibrary: StreamLibrary {
  private let runtime: String?

  package init() { runtime = nil }

  /// The library that has RxSwift's names in one module of another name.
  package init(runtime: String) { self.runtime = runtime }

  /// PorticoRuntime has no controls.
  var isRuntime: Bool { runtime != nil }

  package func imports(for text: String) -> [String] {
    if let runtime { return [runtime] }
    var modules: [String] = []
    if Self.traitMarks.contains(where: text.contains) { modules.append("RxCocoa") }
    if text.contains("Relay") { modules.append("RxRelay") }
    return modules + ["RxSwift"]
  }

  package func supportImports(for text: String) -> [String] {
    (text.contains("NSLock") ? ["Foundation"] : []) + [runtime ?? "RxSwift"]
  }

  package var modules: [String] { runtime.map { [$0] } ?? ["RxSwift", "RxCocoa", "RxRelay"] }
  package var products: [String] { modules }

  private static let traitMarks = ["Driver", "Signal", "ControlEvent", ".rx."]

  package var supportParts: [SupportPart] {
    [
      SupportPart("swift.support-activity.stencil", marks: ["FlowActivity"]),
      SupportPart("rxswift.support-counted.stencil", marks: ["FlowActivity"]),
      SupportPart("swift.support-tasks.stencil", marks: ["Observable.flowTask {"]),
      SupportPart("rxswift.support-task.stencil", marks: ["Observable.flowTask {"]),
      SupportPart("rxswift.support-raw.stencil", marks: [".raw {"]),
    ]
  }

  package func streamType(_ element: String) -> String { "Observable<\(element)>" }
  package func failingStreamType(_ element: String, failure: String?) -> String { "Observable<\(element)>" }
  package func failingSingleType(_ element: String, failure: String?) -> String { "Single<\(element)>" }
  package func singleType(_ element: String) -> String { "Single<\(element)>" }

  package func type(of carrier: Carrier, element: String) -> String {
    if let text = carrier.text { return text.replacingPlaceholder(with: element) }
    switch carrier.kind {
    case .value, .wrapper: return element
    default: return "\(carrier.kind.rawValue)<\(element)>"
    }
  }

  package var schedulerType: String { "any SchedulerType" }
  package var mainScheduler: String { "MainScheduler.instance" }
  package var bagType: String { "DisposeBag" }
  package var bagCreation: String { "DisposeBag()" }
  package func bagParameter(_ type: String) -> String { type }
  package var bagName: String { "disposeBag" }
  package var subscriptionType: String { "any Disposable" }
  package var plainCarrier: Carrier { Carrier(.observable) }
  package var eventSubject: Carrier { Carrier(.publishRelay) }
  package var valueSubject: Carrier { Carrier(.behaviorRelay) }

  package func creation(of carrier: Carrier, element: String, value: String?) -> String {
    let type = type(of: carrier, element: element)
    switch carrier.kind {
    case .behaviorRelay, .behaviorSubject: return "\(type)(value: \(value ?? ""))"
    case .replayRelay: return "\(type).create(bufferSize: 1)"
    case .value, .wrapper: return value ?? ""
    default: return "\(type)()"
    }
  }

  package func send(_ value: String, to expression: String, _ carrier: Carrier) -> String {
    switch carrier.kind {
    case .publishSubject, .behaviorSubject: "\(expression).onNext(\(value))"
    case .value, .wrapper: "\(expression) = \(value)"
    default: "\(expression).accept(\(value))"
    }
  }

  package func currentValue(of expression: String, _ carrier: Carrier) -> String {
    switch carrier.kind {
    case .behaviorRelay: "\(expression).value"
    case .behaviorSubject: "(try? \(expression).value())"
    default: expression
    }
  }

  package func readable(_ expression: String, _ carrier: Carrier) -> String {
    switch carrier.kind {
    case .driver, .signal, .single, .infallible: "\(expression).asObservable()"
    default: expression
    }
  }

  package func plain(_ expression: String, _ carrier: Carrier) -> String {
    carrier.kind == .observable ? expression : "\(expression).asObservable()"
  }

  package func conversion(to carrier: Carrier, isErased: Bool) -> (
    links: [String], wrapper: (name: String, label: String)?
  ) {
    switch carrier.kind {
    case .driver: ([".asDriver(onErrorDriveWith: .empty())"], nil)
    case .signal: ([".asSignal(onErrorSignalWith: .empty())"], nil)
    case .infallible: ([".asInfallible(onErrorFallbackTo: .empty())"], nil)
    case .single: ([".take(1)", ".asSingle()"], nil)
    case .controlEvent: ([], ("ControlEvent", "events"))
    default: (isErased ? [] : [".asObservable()"], nil)
    }
  }

  package func just(_ value: String) -> Chain { Chain("Observable.just(\(value))", isPlain: true) }

  package func merge(_ flows: [Chain]) -> Chain {
    Chain(Layout.call("Observable.merge", flows.map { plainText($0) }), isPlain: true)
  }

  /// `merge` takes Observables and nothing else; a chain with links is one.
  package func plainText(_ chain: Chain) -> String {
    let isPlain =
      !chain.links.isEmpty || chain.isPlain || chain.head.hasPrefix("Observable")
      || chain.head.hasSuffix(".asObservable()")
    return (isPlain ? chain : chain.then(".asObservable()")).text()
  }

  package func share(isEvent: Bool) -> String { isEvent ? ".share()" : ".share(replay: 1, scope: .whileConnected)" }
  package var shareInOrder: String { share(isEvent: true) }
  package func readInOrder(_ carrier: Carrier) -> String? { nil }
  package func startWith(_ value: String) -> String { ".startWith(\(value))" }

  package func localType(_ element: Element) -> (type: String, link: String?)? {
    element.text.map { ("Observable<\($0)>", nil) }
  }

  package func task(_ call: String, isThrowing: Bool) -> String {
    Layout.closureCall("Observable.flowTask", call)
  }

  package func attempt(_ work: String) -> String {
    let tried = Layout.tried(work)
    let stream = Chain(Layout.operand(tried.expression), [erasure])
    return Layout.closureCall("Observable.deferred", Layout.trying(stream.text(), tried.isTried))
  }

  package func subscribe(_ chain: Chain, closure: String) -> Chain {
    chain.then(".subscribe(onNext: \(closure))")
  }

  package func bind(_ chain: Chain, to expression: String, _ carrier: Carrier) -> Chain {
    switch carrier.kind {
    case .value, .wrapper: subscribe(chain, closure: "{ \(expression) = $0 }")
    case .publishSubject, .behaviorSubject: subscribe(chain, closure: "{ \(expression).onNext($0) }")
    default: chain.then(".bind(to: \(expression))")
    }
  }

  package func bindObserver(_ chain: Chain, to expression: String) -> Chain { chain.then(".bind(to: \(expression))") }
  package func keep(in bag: String) -> String { ".disposed(by: \(bag))" }
  package func merge(listed name: String) -> Chain { Chain("Observable.merge(\(name))", isPlain: true) }
  package func ignoringElements(as type: String) -> String { ".flatMap { _ in Observable<\(type)>.empty() }" }

  package var streamErasure: String? { nil }

  package func multicast(
    _ input: String, parameter: String, inputType: String, outputType: String, body: String
  ) -> Chain {
    let selector = Layout.closure("(\(parameter): \(inputType)) -> \(outputType)", body, room: 0)
    return Chain(input, [".multicast({ PublishSubject() }) \(selector)"])
  }
}

extension String {
  /// Type text with the element in the place of `_`.
  func replacingPlaceholder(with element: String) -> String {
    guard let place = firstIndex(of: "_") else { return self }
    return self[..<place] + element + self[index(after: place)...]
  }
}
