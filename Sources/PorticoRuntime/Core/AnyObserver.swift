/// An observer of any kind, known by its element only.
public struct AnyObserver<Element>: ObserverType {
  /// What is handed each event.
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler
  /// Takes a value without an event around it.
  private let nextHandler: ((Element) -> Void)?

  /// An observer that hands each event to a closure.
  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
    nextHandler = nil
  }

  /// An observer that hands each event to another.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
    nextHandler = observer.onNext
  }

  init(entrance: Entrance<Element>) {
    handler = { entrance.on($0) }
    nextHandler = { entrance.next($0) }
  }

  init(sink: Sink<Element>) {
    handler = { sink.on($0) }
    nextHandler = { sink.next($0) }
  }

  /// Takes an event.
  public func on(_ event: Event<Element>) { handler(event) }

  /// Takes a value.
  public func onNext(_ element: Element) {
    if let nextHandler { nextHandler(element) } else { onNextEvent(element) }
  }

  // Apart, so that `onNext` needs no room for an event, whose type is looked up.
  @inline(never)
  private func onNextEvent(_ element: Element) { handler(.next(element)) }

  /// Itself.
  public func asObserver() -> AnyObserver<Element> { self }
}

extension ObserverType {
  /// The observer, known by its element only.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of another element, which this one sees transformed; an error thrown meanwhile ends it.
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}
