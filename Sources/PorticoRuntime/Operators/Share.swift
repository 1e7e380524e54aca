/// `share`: one subscription to the source for all subscribers, with a buffer of its latest values.

/// How long a shared stream keeps its buffer and the end of its source.
///
/// `.whileConnected`: the source is subscribed to with the first subscriber and left with the last; buffer and end
/// are forgotten then. `.forever`: they are kept.
@frozen public enum SubjectLifetimeScope: Sendable {
  case whileConnected
  case forever
}

extension ObservableType {
  /// One subscription to the source for all subscribers, with a buffer of its latest values.
  ///
  ///     source              --1--2--3--4--|
  ///     first subscriber    --1--2--3--4--|
  ///     second, from here          -3--4--|    (replay: 1 begins with 2)
  ///
  /// Errors and completion reach all who stand; whoever comes behind them begins anew, unless the scope is
  /// `.forever`. Delivered on the thread of the source.
  ///
  /// - Parameters:
  ///   - replay: With how many of the latest values a later subscriber begins.
  ///   - scope: How long they are kept.
  /// - SeeAlso: [ReactiveX, RefCount](https://reactivex.io/documentation/operators/refcount.html)
  @inlinable public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch (scope, replay) {
    case (.whileConnected, 0...1): Share(asObservable(), ShareConnection.self, isReplaying: replay == 1)
    case (.whileConnected, _): multicast(makeSubject: { ReplaySubject.create(bufferSize: replay) }).refCount()
    case (.forever, 0): multicast(PublishSubject()).refCount()
    case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

@usableFromInline final class Share<Element>: Observable<Element> {
  private let connectionType: ShareConnection<Element>.Type
  private let source: Observable<Element>
  private let isReplaying: Bool
  private let cell = Cell()
  private var connection: ShareConnection<Element>?

  @usableFromInline init(
    _ source: Observable<Element>, _ connectionType: ShareConnection<Element>.Type, isReplaying: Bool
  ) {
    self.source = source
    self.connectionType = connectionType
    self.isReplaying = isReplaying
  }

  @usableFromInline override func attach(_ sink: Sink<Element>) {
    let (connection, isNew) = cell.locked {
      if let connection = self.connection {
        connection.count += 1
        return (connection, false)
      }
      let connection = connectionType.init(self, isReplaying: isReplaying)
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
    let (isLast, forgotten) = cell.locked { () -> (Bool, ShareConnection<Element>?) in
      connection.count -= 1
      guard connection.count == 0 else { return (false, nil) }
      guard self.connection === connection else { return (true, nil) }
      self.connection = nil
      return (true, connection)
    }
    _ = forgotten
    return isLast
  }
}

/// One subscription to the source, for as long as somebody listens.
@usableFromInline final class ShareConnection<Element>: Broadcast<Element> {
  private let share: Share<Element>
  private let isReplaying: Bool
  @exclusivity(unchecked) private var latest = Store<Element>()
  /// The subscribers, counted under the lock of the share.
  var count = 0

  @usableFromInline required init(_ share: Share<Element>, isReplaying: Bool) {
    self.share = share
    self.isReplaying = isReplaying
    super.init()
  }

  deinit { latest.clear() }

  func connect(_ source: Observable<Element>) {
    if !flags.contains(.replaced) { source.attach(self) }
  }

  override func next(_ value: Element) { send(value) }

  override func deliver(_ value: Element) {
    if !isLive { return }
    guard isReplaying else { return spread(value) }
    lock()
    guard let place = latest.place else {
      latest.set(value)
      return spreadUnlocking(value)
    }
    let before = place.pointee
    place.pointee = value
    spreadUnlocking(value)
    // The value before is let go of outside the lock: that may run code of its own.
    _fixLifetime(before)
  }

  func addReplaying(_ sink: Sink<Element>) {
    guard isReplaying else { return add(sink) }
    pass {
      if self.isLive && self.locked({ self.latest.isFilled }) { sink.next(self.locked { self.latest.value }) }
      self.add(sink)
    }
  }

  override func willEnd(_ error: Swift.Error?) { share.forget(self) }

  /// Called from below, by a subscriber.
  override func cancelled(by link: Link) {
    super.cancelled(by: link)
    guard share.leave(self) else { return }
    set(.replaced)
    cancel()
  }
}
