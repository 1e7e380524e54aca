/// A stream that doesn't fail.
///
/// - It has no error event.
/// - It promises no thread, and shares nothing.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

public struct Infallible<Element>: InfallibleType {
  let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  public func asObservable() -> Observable<Element> { source }
}

@frozen public enum InfallibleEvent<Element> {
  case next(Element)
  case completed
}

extension InfallibleEvent: EventConvertible {
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension Infallible {
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> Disposable
  ) -> Infallible<Element> {
    Infallible(.create { observer in subscribe { observer.on($0.event) } })
  }
}

extension InfallibleType {
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable {
    asObservable().subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
  }
}

extension ObservableConvertibleType {
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.source })
  }

  public func asInfallible(
    onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}
