/// `concat`: a stream after a stream.
extension ObservableType {
  /// Another stream after this one has completed.
  ///
  ///     self    --1--|
  ///     second       --2--|
  ///     concat  --1----2--|
  ///
  /// An error ends it, so that the second is never subscribed to. Delivered on the thread of the source.
  ///
  /// - SeeAlso: [ReactiveX, Concat](https://reactivex.io/documentation/operators/concat.html)
  public func concat<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Element>
  where Second.Element == Element {
    Observable.concat([asObservable(), second.asObservable()])
  }

  /// The streams one after the other, each subscribed to when the one before has completed; the first error ends
  /// it.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

  /// The streams of a sequence one after the other; the sequence is iterated for each subscriber, as they are
  /// needed.
  ///
  /// Streams that end at once don't deepen the stack.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Source { sink in
      var iterator = sequence.makeIterator()
      Sequel(sink, after: .completion) { iterator.next() }.start()
    }
  }

  /// The streams of a collection one after the other; the first error ends it.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Source { sink in
      var iterator = collection.makeIterator()
      Sequel(sink, after: .completion) { iterator.next() }.start()
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The streams that come, one after the other.
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
