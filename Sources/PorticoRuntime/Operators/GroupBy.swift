/// `groupBy`: a stream for each key, with the values that have it.
///
/// The source is left when the outer stream and all groups are. See
/// https://reactivex.io/documentation/operators/groupby.html
public struct GroupedObservable<Key, Element>: ObservableType {
  public let key: Key
  private let source: Observable<Element>

  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
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
