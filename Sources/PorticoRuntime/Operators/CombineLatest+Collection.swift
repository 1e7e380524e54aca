/// `combineLatest` and `zip` of a collection of streams with one element.
extension ObservableType {
  /// The latest values of all the streams, made into one, whenever one of them changes and all have one.
  ///
  /// As `combineLatest` of several arguments; of no stream it is the result of no values.
  ///
  /// - Parameter resultSelector: Takes the values in the order of the streams; an error that it throws ends the
  ///   stream.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Source { sink in
      let core = CombineLatestCore(sink, arity: sources.count)
      let slots = sources.map { _ in LatestSlot<Sources.Element.Element, Element>(core) }
      core.begin { try resultSelector(slots.map(\.value)) }
      for (source, slot) in Swift.zip(sources, slots) { source.attach(slot) }
      if sources.isEmpty {
        core.changed()
        core.complete()
      }
    }
  }

  /// The latest values of all the streams as an array, whenever one of them changes and all have one.
  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }

  /// The first values of all the streams, made into one, then the second ones, and so on.
  ///
  /// As `zip` of several arguments, but completed by the first value that can have no partner. Of no stream it is
  /// empty.
  ///
  /// - Parameter resultSelector: Takes the values in the order of the streams; an error that it throws ends the
  ///   stream.
  public static func zip<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Source { sink in
      let core = ZipCore(sink, arity: sources.count, endsEarly: true)
      let slots = sources.map { _ in ZipSlot<Sources.Element.Element, Element>(core) }
      core.begin { try resultSelector(slots.map { $0.take() }) }
      for (source, slot) in Swift.zip(sources, slots) { source.attach(slot) }
      if sources.isEmpty { core.complete() }
    }
  }

  /// The first values of all the streams as an array, then the second ones, and so on.
  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
