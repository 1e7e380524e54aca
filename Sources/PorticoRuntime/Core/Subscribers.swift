/// The last sinks of a chain, which are the disposables that `subscribe` returns.
@usableFromInline final class HandlerSink<Element>: Sink<Element> {
  private let onNext: ((Element) -> Void)?
  private let onError: ((Swift.Error) -> Void)?
  private let onCompleted: (() -> Void)?
  private let onDisposed: (() -> Void)?

  @usableFromInline init(
    onNext: ((Element) -> Void)?,
    onError: ((Swift.Error) -> Void)?,
    onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) {
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
  }

  override func next(_ value: Element) {
    if isLive { onNext?(value) }
  }

  override func error(_ error: Swift.Error) {
    guard finish() else { return }
    if let onError { onError(error) } else { Hooks.report(error) }
    cancel()
  }

  override func completed() {
    guard finish() else { return }
    onCompleted?()
    cancel()
  }

  override func didCancel() { onDisposed?() }
}

/// The sink of an observer.
@usableFromInline final class ObserverSink<Observer: ObserverType>: Sink<Observer.Element> {
  private let observer: Observer

  init(_ observer: Observer) { self.observer = observer }

  override func next(_ value: Observer.Element) {
    if isLive { observer.onNext(value) }
  }

  override func error(_ error: Swift.Error) {
    guard finish() else { return }
    observer.on(.error(error))
    cancel()
  }

  override func completed() {
    guard finish() else { return }
    observer.on(.completed)
    cancel()
  }
}
