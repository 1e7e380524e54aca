/// What can be made a stream, and what can be subscribed to.
public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

/// What can be subscribed to.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Begins to deliver to an observer until the disposable is disposed of.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The same, known by its element only.
  public func asObservable() -> Observable<Element> { Foreign(self) }
}

extension ObservableType {
  /// Subscribes a handler of all events.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
    let sink = ObserverSink(AnyObserver(eventHandler: on))
    asObservable().attach(sink)
    return sink as Link
  }

  /// Subscribes a handler for each kind of event, and one for the end of the subscription, however it comes.
  @inlinable public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let sink = HandlerSink(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    asObservable().attach(sink)
    return sink as Link
  }

  /// The same with an object that is held weakly; events after its end are dropped.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onNext: { [weak object] value in if let object { onNext?(object, value) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }
}
