/// A stream that doesn't fail.
///
/// - It has no error event.
/// - It promises no thread, and shares nothing.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A stream that doesn't fail. It promises no thread, and its subscribers share nothing.
public struct Infallible<Element>: InfallibleType {
  let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// The same as an observable.
  public func asObservable() -> Observable<Element> { source }
}

/// An event of a stream that doesn't fail.
@frozen public enum InfallibleEvent<Element> {
  case next(Element)
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same event of any stream.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension Infallible {
  /// What is handed the event.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A stream of what a closure sends; see `ObservableType.create(_:)`.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> Disposable
  ) -> Infallible<Element> {
    Infallible(.create { observer in subscribe { observer.on($0.event) } })
  }
}

extension InfallibleType {
  /// Subscribes a handler for each kind of event, and one for the end of the subscription, however it comes.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes handlers that get an object, which is held weakly; without it they aren't called.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes a handler of all events.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable {
    asObservable().subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
  }
}

extension ObservableConvertibleType {
  /// The stream with a value and completion in place of an error.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The stream with another in place of an error.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.source })
  }

  /// The stream with one made of the error in its place.
  public func asInfallible(
    onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}
