/// A stream: it delivers values to whoever subscribes, then at most one error or completion.
public class Observable<Element>: ObservableType {
  init() {}

  /// Begins to deliver to a sink, which learns of the link above it before the first event.
  func attach(_ sink: Sink<Element>) { fatalError("A stream says how it is attached.") }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    let sink = ObserverSink(observer)
    attach(sink)
    return sink
  }

  public func asObservable() -> Observable<Element> { self }
}

/// A stream that does its work anew for each subscription, on the current thread's queue when it makes several values.
class Producer<Element>: Observable<Element> {
  func run(_ sink: Sink<Element>) { fatalError("A producer says how it runs.") }

  final override func attach(_ sink: Sink<Element>) {
    if Trampoline.begin() {
      run(sink)
      Trampoline.end()
    } else {
      run(sink)
    }
  }
}

/// A producer whose work is a closure.
final class Source<Element>: Producer<Element> {
  private let body: (Sink<Element>) -> Void

  init(_ body: @escaping (Sink<Element>) -> Void) { self.body = body }

  override func run(_ sink: Sink<Element>) { body(sink) }
}

/// A stream that is another's, seen through a stage made for each subscription.
final class Lifted<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let stage: (Sink<Output>) -> Sink<Input>

  init(_ source: Observable<Input>, _ stage: @escaping (Sink<Output>) -> Sink<Input>) {
    self.source = source
    self.stage = stage
  }

  override func run(_ sink: Sink<Output>) { source.attach(stage(sink)) }
}

extension ObservableConvertibleType {
  func lift<Output>(_ stage: @escaping (Sink<Output>) -> Sink<Element>) -> Observable<Output> {
    Lifted(asObservable(), stage)
  }
}

/// A stream that adds a sink to what sends already.
final class Attaching<Element>: Observable<Element> {
  private let body: (Sink<Element>) -> Void

  init(_ body: @escaping (Sink<Element>) -> Void) { self.body = body }

  override func attach(_ sink: Sink<Element>) { body(sink) }
}
