/// What takes the events of a stream.
public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onCompleted() { on(.completed) }
  public func onError(_ error: Swift.Error) { on(.error(error)) }
}

extension ObserverType where Element == Void {
  public func onNext() { on(.next(())) }
}
