/// `create`: a stream of what a closure sends to its observer.
extension ObservableType {
  /// A stream of what a closure sends to its observer.
  ///
  ///     Observable.create { observer in
  ///       observer.onNext(1)
  ///       observer.onCompleted()
  ///       return Disposables.create { … }
  ///     }
  ///
  /// What is sent behind an error, a completion or the disposal is dropped. Sends of several threads are delivered
  /// one after the other.
  ///
  /// - Parameter subscribe: Runs for each subscription, on its thread; the disposable that it returns is disposed
  ///   of at the
  ///   end, however it comes.
  /// - SeeAlso: [ReactiveX, Create](https://reactivex.io/documentation/operators/create.html)
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> Disposable
  ) -> Observable<Element> {
    Create(subscribe)
  }
}

final class Create<Element>: Producer<Element> {
  private let subscribe: (AnyObserver<Element>) -> Disposable

  init(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) { self.subscribe = subscribe }

  override func run(_ sink: Sink<Element>) {
    let entrance = Entrance(sink)
    let disposable = subscribe(AnyObserver(entrance: entrance))
    if !(disposable is NopDisposable) { entrance.setUpstream(DisposableLink(disposable)) }
  }
}

/// A stream of another kind than ours.
final class Foreign<Source: ObservableType>: Producer<Source.Element> {
  private let source: Source
  private let leavesAtEnd: Bool

  init(_ source: Source, leavesAtEnd: Bool = true) {
    self.source = source
    self.leavesAtEnd = leavesAtEnd
  }

  override func run(_ sink: Sink<Source.Element>) {
    let entrance = Entrance(sink, leavesAtEnd: leavesAtEnd)
    entrance.setUpstream(DisposableLink(source.subscribe(AnyObserver(entrance: entrance))))
  }
}

/// Where events from outside come in: the grammar of events is held whatever thread sends what.
final class Entrance<Element>: Link {
  private let downstream: Sink<Element>
  private let leavesAtEnd: Bool

  init(_ downstream: Sink<Element>, leavesAtEnd: Bool = true) {
    self.downstream = downstream
    self.leavesAtEnd = leavesAtEnd
    super.init()
    downstream.setUpstream(self)
  }

  func next(_ value: Element) {
    let entry = enter()
    if entry == .busy { return nextLater(value) }
    if isLive { downstream.next(value) }
    if entry == .entered { leave() }
  }

  @inline(never)
  private func nextLater(_ value: Element) { wait { if self.isLive { self.downstream.next(value) } } }

  func on(_ event: Event<Element>) {
    switch enter() {
    case .entered:
      deliver(event)
      leave()
    case .nested: deliver(event)
    case .busy: wait { self.deliver(event) }
    }
  }

  private func deliver(_ event: Event<Element>) {
    guard isLive else { return }
    switch event {
    case .next(let value): downstream.next(value)
    case .error(let error):
      guard finish() else { return }
      downstream.error(error)
      if leavesAtEnd { cancel() }
    case .completed:
      guard finish() else { return }
      downstream.completed()
      if leavesAtEnd { cancel() }
    }
  }
}
