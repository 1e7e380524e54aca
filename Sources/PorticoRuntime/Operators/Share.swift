/// `share`: one subscription to the source for all subscribers, with a buffer of its latest values.
///
///     source              --1--2--3--4--|
///     first subscriber    --1--2--3--4--|
///     second, from here          -3--4--|    (replay: 1 begins with 2)
///
/// `.whileConnected`: the source is subscribed with the first subscriber, left with the last, and the buffer is
/// emptied then. `.forever`: the buffer and the end of the source are kept. See
/// https://reactivex.io/documentation/operators/refcount.html
public enum SubjectLifetimeScope: Sendable {
  case whileConnected
  case forever
}

extension ObservableType {
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch (scope, replay) {
    case (.whileConnected, 0...1): Share(asObservable(), isReplaying: replay == 1)
    case (.whileConnected, _): multicast(makeSubject: { ReplaySubject.create(bufferSize: replay) }).refCount()
    case (.forever, 0): multicast(PublishSubject()).refCount()
    case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

final class Share<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let isReplaying: Bool
  private let cell = Cell()
  private var connection: ShareConnection<Element>?

  init(_ source: Observable<Element>, isReplaying: Bool) {
    self.source = source
    self.isReplaying = isReplaying
  }

  override func attach(_ sink: Sink<Element>) {
    let (connection, isNew) = cell.locked {
      if let connection = self.connection {
        connection.count += 1
        return (connection, false)
      }
      let connection = ShareConnection(self, isReplaying: isReplaying)
      connection.count = 1
      self.connection = connection
      return (connection, true)
    }
    if isNew {
      connection.add(sink)
      connection.connect(source)
    } else {
      connection.addReplaying(sink)
    }
  }

  /// Forgets the connection; the next subscriber begins another.
  func forget(_ connection: ShareConnection<Element>) {
    let forgotten: ShareConnection<Element>? = cell.locked {
      guard self.connection === connection else { return nil }
      self.connection = nil
      return connection
    }
    _ = forgotten
  }

  /// One subscriber less; says whether it was the last.
  func leave(_ connection: ShareConnection<Element>) -> Bool {
    let isLast = cell.locked {
      connection.count -= 1
      return connection.count == 0
    }
    if isLast { forget(connection) }
    return isLast
  }
}

/// One subscription to the source, for as long as somebody listens.
final class ShareConnection<Element>: Broadcast<Element> {
  private let share: Share<Element>
  private let isReplaying: Bool
  @exclusivity(unchecked) private var latest: Element?
  private var feeder: ShareFeeder<Element>?
  /// The subscribers, counted under the lock of the share.
  var count = 0

  init(_ share: Share<Element>, isReplaying: Bool) {
    self.share = share
    self.isReplaying = isReplaying
  }

  func connect(_ source: Observable<Element>) {
    let feeder = ShareFeeder(self)
    let isLate = locked {
      if flags.contains(.replaced) { return true }
      self.feeder = feeder
      return false
    }
    if !isLate { source.attach(feeder) }
  }

  override func deliver(_ value: Element) {
    if !isLive { return }
    if isReplaying {
      lock()
      let before = latest
      latest = value
      unlock()
      spread(value)
      withExtendedLifetime(before) {}
    } else {
      spread(value)
    }
  }

  func addReplaying(_ sink: Sink<Element>) {
    guard isReplaying else { return add(sink) }
    pass {
      if self.isLive, let latest = self.locked({ self.latest }) { sink.next(latest) }
      self.add(sink)
    }
  }

  override func willEnd(_ error: Swift.Error?) { share.forget(self) }

  override func cancelled(by link: Link) {
    super.cancelled(by: link)
    guard share.leave(self) else { return }
    let feeder = locked {
      set(.replaced)
      let feeder = self.feeder
      self.feeder = nil
      return feeder
    }
    feeder?.cancel()
  }
}

final class ShareFeeder<Element>: Sink<Element> {
  private let connection: ShareConnection<Element>

  init(_ connection: ShareConnection<Element>) { self.connection = connection }

  override func next(_ value: Element) { connection.send(value) }
  override func error(_ error: Swift.Error) { connection.send(error: error) }
  override func completed() { connection.sendCompleted() }
}
