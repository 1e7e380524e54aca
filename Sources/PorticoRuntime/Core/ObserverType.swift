/// What takes the events of a stream.
public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)

  /// Takes a value. Said apart so that whoever can spares the event around it.
  func onNext(_ element: Element)
}

extension ObserverType {
  /// Takes a value.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Takes the completion.
  public func onCompleted() { on(.completed) }

  /// Takes an error.
  public func onError(_ error: Swift.Error) { on(.error(error)) }
}

extension ObserverType where Element == Void {
  /// Takes a value that says nothing but that it came.
  public func onNext() { on(.next(())) }
}
