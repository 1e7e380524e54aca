/// `startWith`: values before those of the source.
extension ObservableType {
  /// Values before those of the source.
  ///
  ///     source        --1--2--|
  ///     startWith(0)  0-1--2--|
  ///
  /// They come while the subscription begins, on its thread, before the source is subscribed to.
  ///
  /// - SeeAlso: [ReactiveX, StartWith](https://reactivex.io/documentation/operators/startwith.html)
  @inlinable public func startWith(_ elements: Element...) -> Observable<Element> {
    StartWith(asObservable(), elements)
  }
}

@usableFromInline final class StartWith<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let elements: [Element]

  @usableFromInline init(_ source: Observable<Element>, _ elements: [Element]) {
    self.source = source
    self.elements = elements
  }

  @usableFromInline override func run(_ sink: Sink<Element>) {
    for element in elements {
      sink.next(element)
      if sink.isDisposed { return }
    }
    source.attachInside(sink)
  }
}
