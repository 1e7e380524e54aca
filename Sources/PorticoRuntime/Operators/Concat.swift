/// `concat`: a stream after a stream.
///
///     a       --1--|
///     b            --2--|
///     concat  --1----2--|
///
/// The next is subscribed when the one before has completed; the first error ends it. See
/// https://reactivex.io/documentation/operators/concat.html
extension ObservableType {
  public func concat<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Element>
  where Second.Element == Element {
    Observable.concat([asObservable(), second.asObservable()])
  }

  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Source { sink in
      var iterator = sequence.makeIterator()
      Sequel(sink, after: .completion) { iterator.next() }.advance()
    }
  }

  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Source { sink in
      var iterator = collection.makeIterator()
      Sequel(sink, after: .completion) { iterator.next() }.advance()
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The streams that come, one after the other.
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
