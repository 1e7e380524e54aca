/// A stream: it delivers values to whoever subscribes, then at most one error or completion.
public class Observable<Element>: ObservableType {
  @usableFromInline init() {}

  /// Begins to deliver to a sink, which learns of the link above it before the first event.
  @usableFromInline func attach(_ sink: Sink<Element>) { fatalError("A stream says how it is attached.") }

  /// The same from inside a producer that runs on this thread: the current thread's queue has begun.
  @usableFromInline func attachInside(_ sink: Sink<Element>) { attach(sink) }

  /// Gives its value if it is a stream of one that is there already, and says so: then it needs no subscription.
  func giveOnly(_ take: (Element) -> Void) -> Bool { false }

  /// Begins to deliver to an observer until the disposable is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    let sink = ObserverSink(observer)
    attach(sink)
    return sink as Link
  }

  /// Itself.
  @inlinable public func asObservable() -> Observable<Element> { self }
}

/// A stream that does its work anew for each subscription, on the current thread's queue when it makes several values.
@usableFromInline class Producer<Element>: Observable<Element> {
  @usableFromInline override init() { super.init() }

  @usableFromInline func run(_ sink: Sink<Element>) { fatalError("A producer says how it runs.") }

  @usableFromInline final override func attach(_ sink: Sink<Element>) {
    if let queue = Trampoline.begin() {
      run(sink)
      Trampoline.end(queue)
    } else {
      run(sink)
    }
  }

  @usableFromInline final override func attachInside(_ sink: Sink<Element>) { run(sink) }
}

/// A producer whose work is a closure.
@usableFromInline final class Source<Element>: Producer<Element> {
  private let body: (Sink<Element>) -> Void

  @usableFromInline init(_ body: @escaping (Sink<Element>) -> Void) { self.body = body }

  @usableFromInline override func run(_ sink: Sink<Element>) { body(sink) }
}

/// A stream that is another's, seen through a stage made for each subscription.
@usableFromInline final class Lifted<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let stage: (Sink<Output>) -> Sink<Input>

  @usableFromInline init(_ source: Observable<Input>, _ stage: @escaping (Sink<Output>) -> Sink<Input>) {
    self.source = source
    self.stage = stage
  }

  @usableFromInline override func run(_ sink: Sink<Output>) { source.attachInside(stage(sink)) }
}

extension ObservableConvertibleType {
  @inlinable func lift<Output>(_ stage: @escaping (Sink<Output>) -> Sink<Element>) -> Observable<Output> {
    Lifted(asObservable(), stage)
  }
}

/// A stream that adds a sink to what sends already.
@usableFromInline final class Attaching<Element>: Observable<Element> {
  private let body: (Sink<Element>) -> Void

  @usableFromInline init(_ body: @escaping (Sink<Element>) -> Void) { self.body = body }

  @usableFromInline override func attach(_ sink: Sink<Element>) { body(sink) }
}
