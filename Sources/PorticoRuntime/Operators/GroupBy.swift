/// `groupBy`: a stream for each key, with the values that have it.

/// The stream of the values that have one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the values have in common.
  public let key: Key
  private let source: Observable<Element>

  /// A group of a key, which has the values of a stream.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Begins to deliver the values of the group to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The values of the group, without the key.
  public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
  /// A stream for each key, with the values that have it.
  ///
  ///     source   --1--2--3--4--|
  ///     groupBy  --a--b--------|     of the odd ones and the even ones
  ///     a          1-----3-----|
  ///     b             2-----4--|
  ///
  /// A group is hot: values are dropped before it is subscribed to. An error ends the groups and the outer stream.
  /// The source is left when the outer stream and all groups are. Delivered on the thread of the source.
  ///
  /// - Parameter keySelector: An error that it throws ends all.
  /// - SeeAlso: [ReactiveX, GroupBy](https://reactivex.io/documentation/operators/groupby.html)
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Source { sink in
      let groups = Groups(sink, keySelector)
      sink.setUpstream(DisposableLink(groups.references))
      source.attach(groups)
    }
  }
}

final class Groups<Key: Hashable, Element>: Sink<Element> {
  private let downstream: Sink<GroupedObservable<Key, Element>>
  private let keySelector: (Element) throws -> Key
  private var subjects: [Key: PublishSubject<Element>] = [:]
  private(set) var references: RefCountDisposable!

  init(
    _ downstream: Sink<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key
  ) {
    self.downstream = downstream
    self.keySelector = keySelector
    super.init()
    references = RefCountDisposable(disposable: AnonymousDisposable { [self] in cancel() })
  }

  override var mainStandIn: (any SchedulerType)? { downstream.mainStandIn }

  override func next(_ value: Element) {
    do {
      let key = try keySelector(value)
      if let subject = subjects[key] { return subject.onNext(value) }
      let subject = PublishSubject<Element>()
      subjects[key] = subject
      if !downstream.isDisposed {
        downstream.next(GroupedObservable(key: key, source: subject.counted(by: references)))
      }
      subject.onNext(value)
    } catch {
      self.error(error)
    }
  }

  override func error(_ error: Swift.Error) {
    guard finish() else { return }
    for subject in subjects.values { subject.onError(error) }
    if !downstream.isDisposed { downstream.error(error) }
    cancel()
  }

  override func completed() {
    guard finish() else { return }
    for subject in subjects.values { subject.onCompleted() }
    if !downstream.isDisposed { downstream.completed() }
    cancel()
  }
}

extension Observable {
  /// Keeps what is counted for as long as somebody listens.
  func counted(by references: RefCountDisposable) -> Observable<Element> {
    Source { sink in self.attach(ResourceStage(sink, references.retain())) }
  }
}
