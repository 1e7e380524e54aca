/// `combineLatest` and `zip` of a collection of streams with one element.
extension ObservableType {
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

  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }

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

  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
