/// `buffer`, `window`: the values in stretches, bounded by a time and a count.
extension ObservableType {
  /// The values in arrays, each of a stretch bounded by a time and a count.
  ///
  ///     source           --1--2--3-----4--|
  ///     buffer(----, 2)  -----(12)-(3)---(4)…
  ///
  /// An empty stretch is an empty array. A completion delivers what was gathered, an error drops it. What a count
  /// fills comes on the thread of the source, what a time ends on the scheduler.
  ///
  /// - Parameters:
  ///   - timeSpan: How long a stretch lasts at most.
  ///   - count: How many values it has at most.
  ///   - scheduler: Runs the timer.
  /// - SeeAlso: [ReactiveX, Buffer](https://reactivex.io/documentation/operators/buffer.html)
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType
  ) -> Observable<[Element]> {
    lift { sink in
      let stage = BufferStage(sink, timeSpan, count, scheduler)
      stage.begin()
      return stage
    }
  }

  /// The values in streams, each of a stretch bounded by a time and a count.
  ///
  /// As `buffer`, each stretch a stream that begins at once and completes with the stretch; an error ends it, too.
  /// The source is left when the outer stream and all windows are.
  ///
  /// - Parameters:
  ///   - timeSpan: How long a stretch lasts at most.
  ///   - count: How many values it has at most.
  ///   - scheduler: Runs the timer.
  /// - SeeAlso: [ReactiveX, Window](https://reactivex.io/documentation/operators/window.html)
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Source { sink in
      let stage = WindowSink(sink, timeSpan, count, scheduler)
      sink.setUpstream(DisposableLink(stage.references))
      stage.begin()
      source.attach(stage)
    }
  }
}

final class BufferStage<Element>: TimedStage<Element, [Element]> {
  private let timeSpan: RxTimeInterval
  private let count: Int
  private var waiting: [Element] = []

  init(_ downstream: Sink<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: SchedulerType) {
    self.timeSpan = timeSpan
    self.count = count
    super.init(downstream, scheduler)
  }

  func begin() { after(timeSpan) { self.deliver() } }

  private func deliver() {
    let values = waiting
    waiting = []
    downstream.next(values)
    if isLive { begin() }
  }

  override func received(_ value: Element) {
    waiting.append(value)
    if waiting.count == count { deliver() }
  }

  override func ended() {
    downstream.next(waiting)
    complete()
  }
}

final class WindowSink<Element>: Sink<Element> {
  private let downstream: Sink<Observable<Element>>
  private let timeSpan: RxTimeInterval
  private let limit: Int
  private let scheduler: SchedulerType
  private let timer = SerialDisposable()
  private var subject = PublishSubject<Element>()
  private var count = 0
  private(set) var references: RefCountDisposable!

  init(
    _ downstream: Sink<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: SchedulerType
  ) {
    self.downstream = downstream
    self.timeSpan = timeSpan
    self.scheduler = scheduler
    limit = count
    super.init()
    references = RefCountDisposable(disposable: AnonymousDisposable { [self] in cancel() })
  }

  override var mainStandIn: (any SchedulerType)? { downstream.mainStandIn }

  func begin() {
    downstream.next(subject.counted(by: references))
    restartTimer()
  }

  override func next(_ value: Element) {
    pass {
      guard self.isLive else { return }
      self.subject.onNext(value)
      self.count += 1
      if self.count == self.limit { self.startNew() }
    }
  }

  private func startNew() {
    count = 0
    subject.onCompleted()
    subject = PublishSubject()
    if !downstream.isDisposed { downstream.next(subject.counted(by: references)) }
    restartTimer()
  }

  private func restartTimer() {
    let place = SingleAssignmentDisposable()
    timer.disposable = place
    place.setDisposable(
      scheduler.scheduleRelative((), dueTime: timeSpan) {
        self.pass { if self.isLive && !place.isDisposed { self.startNew() } }
        return Disposables.create()
      })
  }

  override func error(_ error: Swift.Error) {
    pass {
      guard self.finish() else { return }
      self.subject.onError(error)
      self.downstream.error(error)
      self.cancel()
    }
  }

  override func completed() {
    pass {
      guard self.finish() else { return }
      self.subject.onCompleted()
      self.downstream.completed()
      self.cancel()
    }
  }

  override func didCancel() { timer.dispose() }
}
