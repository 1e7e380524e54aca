/// `multicast`, `publish`, `replay`, `refCount`: a stream delivered through a subject, once connected.

/// A stream that begins when it is connected, not when it is subscribed to.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source; the disposable ends that.
  func connect() -> Disposable
}

/// A stream that begins when it is connected.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// Subscribes to the source for all subscribers; the disposable ends that. Connected already, it returns the
  /// same.
  public func connect() -> Disposable { fatalError("A connectable stream says how it connects.") }
}

extension ObservableType {
  /// The stream through a subject, subscribed to once, when connected.
  ///
  ///     source     --1--2--3--|
  ///     connected  -----^
  ///     subject    -----2--3--|     for all subscribers
  ///
  /// - Parameter subject: What the subscribers subscribe to.
  /// - SeeAlso: [ReactiveX, Publish](https://reactivex.io/documentation/operators/publish.html)
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    Multicast(asObservable()) { subject }
  }

  /// The stream through a subject that is made anew for each connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicast(asObservable(), makeSubject)
  }

  /// A stream made of the shared source, which is subscribed to once: its readers subscribe, then the source is
  /// connected.
  ///
  /// - Parameters:
  ///   - subjectSelector: Makes the subject for each subscription; an error that it throws is the stream.
  ///   - selector: Makes the stream of the shared source; an error that it throws is the stream.
  /// - SeeAlso: [ReactiveX, Publish](https://reactivex.io/documentation/operators/publish.html)
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Source { sink in
      do {
        let subject = try subjectSelector()
        let shared = Multicast(source) { subject }
        let result = try selector(shared)
        let core = Join(sink)
        core.forward(result)
        let connection = shared.connect()
        core.register(DisposableLink(connection))
      } catch {
        sink.error(error)
      }
    }
  }

  /// The stream through a `PublishSubject`: subscribers get what comes behind their subscription, once connected.
  ///
  /// - SeeAlso: [ReactiveX, Publish](https://reactivex.io/documentation/operators/publish.html)
  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

  /// The stream through a `ReplaySubject`: subscribers begin with the latest values.
  ///
  /// - Parameter bufferSize: How many are kept.
  /// - SeeAlso: [ReactiveX, Replay](https://reactivex.io/documentation/operators/replay.html)
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// The stream through a `ReplaySubject` that keeps all values.
  ///
  /// - SeeAlso: [ReactiveX, Replay](https://reactivex.io/documentation/operators/replay.html)
  public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}

extension ConnectableObservableType {
  /// The stream, connected with its first subscriber and left with its last.
  ///
  /// - SeeAlso: [ReactiveX, RefCount](https://reactivex.io/documentation/operators/refcount.html)
  public func refCount() -> Observable<Element> {
    let counter = RefCounter { self.connect() }
    let source = asObservable()
    return Source { sink in
      let stage = CountedStage(sink, counter)
      source.attach(stage)
      stage.enterConnection()
    }
  }
}

final class Multicast<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () -> Subject
  private let cell = Cell()
  private var subject: Subject?
  private var connection: MulticastConnection<Subject>?

  init(_ source: Observable<Subject.Observer.Element>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  override func attach(_ sink: Sink<Subject.Element>) { currentSubject().asObservable().attach(sink) }

  override func connect() -> Disposable {
    let subject = currentSubject()
    let (connection, isNew) = cell.locked { () -> (MulticastConnection<Subject>, Bool) in
      if let standing = self.connection { return (standing, false) }
      let connection = MulticastConnection(self, subject.asObserver())
      self.connection = connection
      return (connection, true)
    }
    if isNew { source.attach(connection) }
    return connection
  }

  private func currentSubject() -> Subject {
    if let subject = cell.locked({ subject }) { return subject }
    let new = makeSubject()
    return cell.locked {
      if let subject { return subject }
      subject = new
      return new
    }
  }

  func forget(_ ended: MulticastConnection<Subject>) {
    let forgotten: (MulticastConnection<Subject>?, Subject?) = cell.locked {
      guard connection === ended else { return (nil, nil) }
      let before = (connection, subject)
      connection = nil
      subject = nil
      return before
    }
    _ = forgotten
  }
}

final class MulticastConnection<Subject: SubjectType>: Sink<Subject.Observer.Element> {
  private let parent: Multicast<Subject>
  private let observer: Subject.Observer

  init(_ parent: Multicast<Subject>, _ observer: Subject.Observer) {
    self.parent = parent
    self.observer = observer
  }

  override func next(_ value: Subject.Observer.Element) {
    if isLive { observer.on(.next(value)) }
  }

  override func error(_ error: Swift.Error) {
    if !isLive { return }
    cancel()
    observer.on(.error(error))
  }

  override func completed() {
    if !isLive { return }
    cancel()
    observer.on(.completed)
  }

  override func didCancel() { parent.forget(self) }
}

/// How many listen to a connectable stream, and its connection.
final class RefCounter {
  private let cell = Cell()
  private let connect: () -> Disposable
  private var count = 0
  private var round = 0
  private var connection: SingleAssignmentDisposable?

  init(_ connect: @escaping () -> Disposable) { self.connect = connect }

  /// One more; the number tells this connection from later ones.
  func enter(unless isGone: () -> Bool, entered: (Int) -> Void) -> Int {
    let place = SingleAssignmentDisposable()
    let (round, isFirst, isEntered) = cell.locked {
      if isGone() { return (self.round, false, false) }
      count += 1
      if count == 1 { connection = place }
      return (self.round, count == 1, true)
    }
    guard isEntered else { return -1 }
    entered(round)
    if isFirst { place.setDisposable(connect()) }
    return round
  }

  func leave(_ round: Int) {
    let ended: Disposable? = cell.locked {
      guard round == self.round, count > 0 else { return nil }
      count -= 1
      return count == 0 ? takeConnection() : nil
    }
    ended?.dispose()
  }

  /// The source has ended: the next to come begins another connection.
  func end(_ round: Int) {
    let ended: Disposable? = cell.locked {
      guard round == self.round else { return nil }
      count = 0
      self.round += 1
      return takeConnection()
    }
    ended?.dispose()
  }

  private func takeConnection() -> Disposable? {
    let before = connection
    connection = nil
    return before
  }
}

final class CountedStage<Element>: Stage<Element, Element> {
  private let counter: RefCounter
  private var round = -1

  init(_ downstream: Sink<Element>, _ counter: RefCounter) {
    self.counter = counter
    super.init(downstream)
  }

  /// Counts this subscriber, unless the source has ended while it was attached.
  func enterConnection() {
    round = counter.enter(unless: { self.isDisposed }) { self.round = $0 }
    if isDisposed { leaveConnection() }
  }

  override func next(_ value: Element) { downstream.next(value) }

  override func error(_ error: Swift.Error) {
    counter.end(round)
    fail(error)
  }

  override func completed() {
    counter.end(round)
    complete()
  }

  override func didCancel() { leaveConnection() }

  private func leaveConnection() {
    if round >= 0 && !set(.replaced).contains(.replaced) { counter.leave(round) }
  }
}
