/// The templates that the binary carries: the folder `Templates/`, written here by `Scripts/embed-templates`.
// swift-format-ignore-file
package enum BuiltInTemplates {
  package static let sources: [TemplateSource] = [
    TemplateSource(
      name: "combine.harness-clock.stencil",
      text: #"""
/// An input that a test sends to.
{{ isolation }}final class HarnessInput<Value> {
  private let subject = PassthroughSubject<Value, Never>()

  var stream: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

  func send(_ value: Value) { subject.send(value) }
  func finish() { subject.send(completion: .finished) }
}

/// The time of one harness. It moves while something is played, and at no other time.
@MainActor
final class HarnessClock {
  var subscriptions: Set<AnyCancellable> = []
  {{ queueAccess }}let queue = HarnessQueue()
  private let tasks = HarnessTasks()
  private var hasBegun = false
  private var kept: [Any] = []
{% if usesScheduler %}

  /// Tests may answer in its time: `Just(post).delay(for: .milliseconds(20), scheduler: harness.clock.scheduler)`.
  var scheduler: {{ scheduler }} { queue.scheduler }
{% endif %}

  /// Work during which this clock is the model's: what is made in it never waits for real time.
  func held<Result>(_ work: () -> Result) -> Result {
    {{ opening }}queue.held(work){{ closing }}
  }

  func record<Source: Publisher>(_ source: Source, in output: HarnessOutput<Source.Output>) {
    queue.listen(to: source) { output.add($0) }.store(in: &subscriptions)
  }

  /// Hands each event on with its tick.
  func record<Source: Publisher>(_ source: Source, _ handle: @escaping @Sendable (Source.Output, Int) -> Void) {
    queue.listen(to: source) { event in
      if case .next(let time, let event) = event { handle(event, time) }
    }
    .store(in: &subscriptions)
  }
}

{{ isolation }}extension HarnessQueue {
  fileprivate func listen<Source: Publisher>(
    to source: Source, _ handle: @escaping @Sendable (Timeline<Source.Output>.Event) -> Void
  ) -> AnyCancellable {
    source.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: handle(.completed(self.now))
        case .failure(let error): handle(.error(self.now, error))
        }
      },
      receiveValue: { handle(.next(self.now, $0)) })
  }
}
{% if usesScheduler %}

{% include "combine.harness-scheduler.stencil" %}
{% if isShared %}

/// The clock as a scheduler that no module has to itself.
{{ isolation }}struct HarnessScheduler: Scheduler {
{% include "combine.scheduler-body.stencil" %}
}

{% include "combine.scheduler-current.stencil" %}
{% endif %}
{% endif %}

"""#),
    TemplateSource(
      name: "combine.harness-part.stencil",
      text: #"""
extension FlowScheduler {
  /// The clock as the scheduler of what `{{ module }}` declares.
  @MainActor init(_ clock: HarnessClock) {
    self = clock.queue.scheduler
  }
}

{% include "combine.harness-scheduler.stencil" %}

"""#),
    TemplateSource(
      name: "combine.harness-scheduler.stencil",
      text: #"""
{{ isolation }}extension HarnessQueue {
  /// The clock as the model's scheduler.
  fileprivate var scheduler: {{ scheduler }} {
    {{ scheduler }}(
      clock: { {{ scheduler }}.SchedulerTimeType(nanoseconds: self.time) },
      atOnce: { action in self.perform(action, orLater: { self.schedule(at: self.time, action) }) },
      later: { date, action in
        HarnessItem(queue: self, number: self.schedule(at: date.nanoseconds, action))
      })
  }
}

{{ isolation }}private struct HarnessItem: Cancellable {
  let queue: HarnessQueue
  let number: Int

  func cancel() { queue.remove(number) }
}

"""#),
    TemplateSource(
      name: "combine.scheduler-body.stencil",
      text: #"""
  struct SchedulerTimeType: Strideable, Hashable {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable {
      var nanoseconds: Int

      init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
      init(integerLiteral value: Int) { nanoseconds = value * 1_000_000_000 }
      init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        nanoseconds = value
      }

      var magnitude: Int { Swift.abs(nanoseconds) }

      static func seconds(_ count: Int) -> Stride { Stride(nanoseconds: count * 1_000_000_000) }
      static func seconds(_ count: Double) -> Stride { Stride(nanoseconds: Int(count * 1_000_000_000)) }
      static func milliseconds(_ count: Int) -> Stride { Stride(nanoseconds: count * 1_000_000) }
      static func microseconds(_ count: Int) -> Stride { Stride(nanoseconds: count * 1_000) }
      static func nanoseconds(_ count: Int) -> Stride { Stride(nanoseconds: count) }

      static func < (left: Stride, right: Stride) -> Bool { left.nanoseconds < right.nanoseconds }
      static func + (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.nanoseconds + right.nanoseconds)
      }
      static func - (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.nanoseconds - right.nanoseconds)
      }
      static func * (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.nanoseconds * right.nanoseconds)
      }
      static func += (left: inout Stride, right: Stride) { left = left + right }
      static func -= (left: inout Stride, right: Stride) { left = left - right }
      static func *= (left: inout Stride, right: Stride) { left = left * right }
    }

    /// Since the clock began.
    var nanoseconds: Int

    func distance(to other: SchedulerTimeType) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
    func advanced(by interval: Stride) -> SchedulerTimeType {
      SchedulerTimeType(nanoseconds: nanoseconds + interval.nanoseconds)
    }
  }

  typealias SchedulerOptions = Never

  private let clock: () -> SchedulerTimeType
  private let atOnce: (@escaping () -> Void) -> Void
  private let later: (SchedulerTimeType, @escaping () -> Void) -> any Cancellable

  /// `atOnce` does work as soon as it can, `later` at a time of `clock`, unless it is cancelled before.
  init(
    clock: @escaping () -> SchedulerTimeType,
    atOnce: @escaping (@escaping () -> Void) -> Void,
    later: @escaping (SchedulerTimeType, @escaping () -> Void) -> any Cancellable
  ) {
    self.clock = clock
    self.atOnce = atOnce
    self.later = later
  }

  var now: SchedulerTimeType { clock() }
  var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    atOnce(action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = later(date, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let current = FlowCurrent()
    func plan(_ date: SchedulerTimeType) {
      current.replace(
        with: later(date) {
          action()
          if !current.isCancelled { plan(date.advanced(by: interval)) }
        })
    }
    plan(date)
    return current
  }

"""#),
    TemplateSource(
      name: "combine.scheduler-current.stencil",
      text: #"""
/// What is waited for next; what was waited for before is not, any more.
{{ isolation }}private final class FlowCurrent: Cancellable {
  private let lock = NSLock()
  private var next: (any Cancellable)?
  private var cancelled = false

  var isCancelled: Bool {
    lock.lock()
    defer { lock.unlock() }
    return cancelled
  }

  func replace(with next: any Cancellable) {
    lock.lock()
    let unwanted = cancelled ? next : self.next
    self.next = cancelled ? nil : next
    lock.unlock()
    unwanted?.cancel()
  }

  func cancel() {
    lock.lock()
    let next = self.next
    self.next = nil
    cancelled = true
    lock.unlock()
    next?.cancel()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-actions.stencil",
      text: #"""
#if canImport(UIKit)
  /// The target of what has one target and action: a bar button, a gesture.
  @MainActor final class FlowTarget: NSObject {
    static let action = Selector(("fire"))
    private let receive: () -> Void

    init(_ receive: @escaping () -> Void) {
      self.receive = receive
      super.init()
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func fire() { receive() }
  }

  extension UIBarButtonItem {
    /// A value for each tap, until it is cancelled.
    @MainActor func flowTaps() -> AnyPublisher<Void, Never> {
      let subject = PassthroughSubject<Void, Never>()
      let target = FlowTarget { subject.send() }
      self.target = target
      action = FlowTarget.action
      return
        subject
        .handleEvents(receiveCancel: { [weak self] in if self?.target === target { self?.target = nil } })
        .eraseToAnyPublisher()
    }
  }

  extension UIGestureRecognizer {
    /// A value whenever the gesture's state changes, until it is cancelled.
    @MainActor func flowRecognitions() -> AnyPublisher<Void, Never> {
      let subject = PassthroughSubject<Void, Never>()
      let target = FlowTarget { subject.send() }
      addTarget(target, action: FlowTarget.action)
      return
        subject
        .handleEvents(receiveCancel: { [weak self] in self?.removeTarget(target, action: FlowTarget.action) })
        .eraseToAnyPublisher()
    }
  }
#endif

"""#),
    TemplateSource(
      name: "combine.support-activities.stencil",
      text: #"""
#if canImport(UIKit)
  extension UIActivityIndicatorView {
    @MainActor func flowIsAnimating(_ isAnimating: Bool) {
      if isAnimating { startAnimating() } else { stopAnimating() }
    }
  }

  extension UIRefreshControl {
    @MainActor func flowIsRefreshing(_ isRefreshing: Bool) {
      if isRefreshing { beginRefreshing() } else { endRefreshing() }
    }
  }
#endif

"""#),
    TemplateSource(
      name: "combine.support-appearances.stencil",
      text: #"""
#if canImport(UIKit)
  /// A child with nothing to see, which UIKit tells when its parent appears and disappears.
  @MainActor final class FlowAppearances: UIViewController {
    enum Event {
      case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    }

    let events = PassthroughSubject<Event, Never>()

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      events.send(.viewWillAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      events.send(.viewDidAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      events.send(.viewWillDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      events.send(.viewDidDisappear)
    }
  }

  extension UIViewController {
    /// One value: the view is loaded, if not before then now.
    @MainActor func flowViewDidLoad() -> AnyPublisher<Void, Never> {
      loadViewIfNeeded()
      return Just(()).eraseToAnyPublisher()
    }

    /// Loads the view if it is not. Not for a container, whose children are pages of its own.
    @MainActor func flowAppearances(_ event: FlowAppearances.Event) -> AnyPublisher<Void, Never> {
      loadViewIfNeeded()
      let known = children.lazy.compactMap { $0 as? FlowAppearances }.first
      let child = known ?? FlowAppearances()
      if known == nil {
        addChild(child)
        child.view.isHidden = true
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      return child.events.filter { $0 == event }.map { _ in }.eraseToAnyPublisher()
    }
  }
#endif

"""#),
    TemplateSource(
      name: "combine.support-attempt.stencil",
      text: #"""
/// The stream that `work` gives, made for each subscriber; what it throws is the stream's error.
{{ isolation }}func flowAttempt<Inner: Publisher>(
  _ work: @escaping () throws -> Inner
) -> AnyPublisher<Inner.Output, any Error> {
  Deferred { () -> AnyPublisher<Inner.Output, any Error> in
    do {
      return try work().mapError { $0 as any Error }.eraseToAnyPublisher()
    } catch {
      return Fail(error: error).eraseToAnyPublisher()
    }
  }
  .eraseToAnyPublisher()
}

"""#),
    TemplateSource(
      name: "combine.support-concat-map.stencil",
      text: #"""
{{ isolation }}extension Publisher where Failure == Never {
  /// What `transform` gives for each value, one after the other; values wait for their turn.
  func concatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Never> where Inner.Failure == Never {
    FlowStream<Output, Never> { observer in
      self.sink(receiveCompletion: observer.finish, receiveValue: observer.send)
    }
    .flatMap(maxPublishers: .max(1), transform)
    .eraseToAnyPublisher()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-controls.stencil",
      text: #"""
#if canImport(UIKit)
  extension UIControl {
    /// A value for each of the control's events, until it is cancelled.
    @MainActor func flowEvents(_ events: UIControl.Event) -> AnyPublisher<Void, Never> {
      let subject = PassthroughSubject<Void, Never>()
      let action = UIAction { _ in subject.send() }
      addAction(action, for: events)
      return
        subject
        .handleEvents(receiveCancel: { [weak self] in self?.removeAction(action, for: events) })
        .eraseToAnyPublisher()
    }
  }
#endif

"""#),
    TemplateSource(
      name: "combine.support-counted.stencil",
      text: #"""
{{ isolation }}extension Publisher {
  /// Counted from this call on until the stream ends or is cancelled. Uncounted last: what follows the end at once,
  /// as the next of `concatMap` does, is then counted already.
  func counted(by activity: FlowActivity) -> AnyPublisher<Output, Failure> {
    let token = activity.begin()
    return FlowStream<Output, Failure> { observer in
      let call = self.sink(
        receiveCompletion: { completion in
          observer.finish(completion)
          token.end()
        },
        receiveValue: observer.send)
      return AnyCancellable {
        call.cancel()
        token.end()
      }
    }
    .eraseToAnyPublisher()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-distinct.stencil",
      text: #"""
{{ isolation }}extension Publisher {
  /// Without the values whose key is the one before's.
  func distinct<Key: Equatable>(by key: @escaping (Output) -> Key) -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates { key($0) == key($1) }
  }
}

"""#),
    TemplateSource(
      name: "combine.support-exhaust-map.stencil",
      text: #"""
{{ isolation }}extension Publisher where Failure == Never {
  /// What `transform` gives for a value, whose successors are ignored until it has ended: ReactiveX's flatMapFirst.
  func exhaustMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Never> where Inner.Failure == Never {
    FlowStream<Inner.Output, Never> { observer in
      let call = FlowExhaust(observer)
      let outer = self.sink(
        receiveCompletion: { _ in call.finish() },
        receiveValue: { value in
          guard let round = call.begin() else { return }
          let inner = transform(value)
          call.hold(inner.sink(receiveCompletion: { _ in call.end(round) }, receiveValue: observer.send), round)
        })
      return AnyCancellable {
        outer.cancel()
        call.cancel()
      }
    }
    .eraseToAnyPublisher()
  }
}

/// The one call that is under way.
{{ isolation }}private final class FlowExhaust<Value> {
  private let lock = NSLock()
  private let observer: FlowObserver<Value, Never>
  private var round = 0
  private var isBusy = false
  private var isFinished = false
  private var isCancelled = false
  private var call: AnyCancellable?

  init(_ observer: FlowObserver<Value, Never>) {
    self.observer = observer
  }

  /// The number of the call that may begin.
  func begin() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    if isBusy || isCancelled { return nil }
    isBusy = true
    round += 1
    return round
  }

  /// A call that has ended while it began is not held: the next one may have begun too.
  func hold(_ call: AnyCancellable, _ round: Int) {
    lock.lock()
    let isCurrent = isBusy && round == self.round && !isCancelled
    if isCurrent { self.call = call }
    lock.unlock()
    if !isCurrent { call.cancel() }
  }

  func end(_ round: Int) {
    lock.lock()
    guard round == self.round else { return lock.unlock() }
    isBusy = false
    let call = self.call
    self.call = nil
    let isLast = isFinished
    lock.unlock()
    call?.cancel()
    if isLast { observer.finish(.finished) }
  }

  func finish() {
    lock.lock()
    isFinished = true
    let isLast = !isBusy
    lock.unlock()
    if isLast { observer.finish(.finished) }
  }

  func cancel() {
    lock.lock()
    isCancelled = true
    let call = self.call
    self.call = nil
    lock.unlock()
    call?.cancel()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-in-turn.stencil",
      text: #"""
{{ isolation }}extension Publisher where Failure == Never {
  /// A value that comes while another one is delivered waits for its turn.
  func inTurn() -> AnyPublisher<Output, Never> {
    FlowStream<Output, Never> { observer in
      let turn = FlowTurn(observer.send)
      return self.sink(receiveCompletion: observer.finish, receiveValue: turn.send)
    }
    .eraseToAnyPublisher()
  }
}

/// What waits for its turn.
{{ isolation }}private final class FlowTurn<Value> {
  private let lock = NSLock()
  private let deliver: (Value) -> Void
  private var waiting: [Value] = []
  private var isDelivering = false

  init(_ deliver: @escaping (Value) -> Void) {
    self.deliver = deliver
  }

  func send(_ value: Value) {
    lock.lock()
    waiting.append(value)
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      lock.unlock()
      deliver(next)
      lock.lock()
    }
    isDelivering = false
    lock.unlock()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-lists.stencil",
      text: #"""
#if canImport(UIKit)
  /// What a table shows and what is done to its rows. It is the table's data source where items are bound and its delegate
  /// where a selection is read, and nothing else.
  @MainActor final class FlowTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    enum Event {
      case itemSelected, itemDeselected, itemDeleted
    }

    let events = PassthroughSubject<(event: Event, indexPath: IndexPath), Never>()
    var items: [Any] = []
    var cell: (Int) -> UITableViewCell = { _ in UITableViewCell() }
    var isEditable = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell(indexPath.row)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      if editingStyle == .delete { events.send((.itemDeleted, indexPath)) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.send((.itemSelected, indexPath))
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      events.send((.itemDeselected, indexPath))
    }
  }

  extension UITableView {
    private var flowTable: FlowTable { dataSource as? FlowTable ?? delegate as? FlowTable ?? FlowTable() }

    /// Shows the items that it is called with, each in a cell that the closure makes.
    @MainActor func flowItems<Items: Sequence>(
      _ cell: @escaping (UITableView, Int, Items.Element) -> UITableViewCell
    ) -> (Items) -> Void {
      let own = flowTable
      dataSource = own
      return { [weak self] items in
        guard let self else { return }
        let items = Array(items)
        own.items = items
        own.cell = { [weak self] row in self.map { cell($0, row, items[row]) } ?? UITableViewCell() }
        reloadData()
      }
    }

    /// Shows the items that it is called with, each in a cell of that type which the closure fills.
    @MainActor func flowItems<Items: Sequence, Cell: UITableViewCell>(
      cellIdentifier: String, cellType: Cell.Type, configure: @escaping (Int, Items.Element, Cell) -> Void
    ) -> (Items) -> Void {
      flowItems { table, row, item in
        let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
        guard let cell = cell as? Cell else { fatalError("\(cellIdentifier) is not registered with \(Cell.self).") }
        configure(row, item, cell)
        return cell
      }
    }

    /// A value whenever this is done to a row, until it is cancelled.
    @MainActor func flowEvents(_ event: FlowTable.Event) -> AnyPublisher<IndexPath, Never> {
      let own = flowTable
      if event == .itemDeleted {
        assert(dataSource == nil || dataSource === own, "The table has a data source already.")
        dataSource = own
        own.isEditable = true
      } else {
        assert(delegate == nil || delegate === own, "The table has a delegate already.")
        delegate = own
      }
      return own.events
        .filter { $0.event == event }
        .map { $0.indexPath }
        .handleEvents(receiveCancel: { _ = own })
        .eraseToAnyPublisher()
    }

    /// What the row shows.
    @MainActor func flowModel<Model>(_ type: Model.Type, at indexPath: IndexPath) -> Model? {
      guard let items = (dataSource as? FlowTable)?.items, items.indices.contains(indexPath.row) else { return nil }
      return items[indexPath.row] as? Model
    }
  }

  /// What a collection shows and what is done to its cells. It is the collection's data source where items are bound and
  /// its delegate where a selection is read, and nothing else.
  @MainActor final class FlowCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    enum Event {
      case itemSelected, itemDeselected
    }

    let events = PassthroughSubject<(event: Event, indexPath: IndexPath), Never>()
    var items: [Any] = []
    var cell: (Int) -> UICollectionViewCell = { _ in UICollectionViewCell() }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      cell(indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      events.send((.itemSelected, indexPath))
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      events.send((.itemDeselected, indexPath))
    }
  }

  extension UICollectionView {
    private var flowCollection: FlowCollection {
      dataSource as? FlowCollection ?? delegate as? FlowCollection ?? FlowCollection()
    }

    /// Shows the items that it is called with, each in a cell that the closure makes.
    @MainActor func flowItems<Items: Sequence>(
      _ cell: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell
    ) -> (Items) -> Void {
      let own = flowCollection
      dataSource = own
      return { [weak self] items in
        guard let self else { return }
        let items = Array(items)
        own.items = items
        own.cell = { [weak self] index in self.map { cell($0, index, items[index]) } ?? UICollectionViewCell() }
        reloadData()
      }
    }

    /// Shows the items that it is called with, each in a cell of that type which the closure fills.
    @MainActor func flowItems<Items: Sequence, Cell: UICollectionViewCell>(
      cellIdentifier: String, cellType: Cell.Type, configure: @escaping (Int, Items.Element, Cell) -> Void
    ) -> (Items) -> Void {
      flowItems { collection, index, item in
        let cell = collection.dequeueReusableCell(
          withReuseIdentifier: cellIdentifier, for: IndexPath(item: index, section: 0))
        guard let cell = cell as? Cell else { fatalError("\(cellIdentifier) is not registered with \(Cell.self).") }
        configure(index, item, cell)
        return cell
      }
    }

    /// A value whenever this is done to a cell, until it is cancelled.
    @MainActor func flowEvents(_ event: FlowCollection.Event) -> AnyPublisher<IndexPath, Never> {
      let own = flowCollection
      assert(delegate == nil || delegate === own, "The collection has a delegate already.")
      delegate = own
      return own.events
        .filter { $0.event == event }
        .map { $0.indexPath }
        .handleEvents(receiveCancel: { _ = own })
        .eraseToAnyPublisher()
    }

    /// What the cell shows.
    @MainActor func flowModel<Model>(_ type: Model.Type, at indexPath: IndexPath) -> Model? {
      guard let items = (dataSource as? FlowCollection)?.items, items.indices.contains(indexPath.item) else {
        return nil
      }
      return items[indexPath.item] as? Model
    }
  }
#endif

"""#),
    TemplateSource(
      name: "combine.support-multicast.stencil",
      text: #"""
{{ isolation }}extension Publisher where Failure == Never {
  /// The stream that `selector` makes of this one, which is subscribed once, after all that read it there.
  func multicast<Result>(
    _ selector: @escaping (AnyPublisher<Output, Never>) -> AnyPublisher<Result, Never>
  ) -> AnyPublisher<Result, Never> {
    FlowStream<Result, Never> { observer in
      let subject = PassthroughSubject<Output, Never>()
      let reading = selector(subject.shareInOrder())
        .sink(receiveCompletion: observer.finish, receiveValue: observer.send)
      let connection = self.sink(
        receiveCompletion: { subject.send(completion: $0) },
        receiveValue: { subject.send($0) })
      return AnyCancellable {
        connection.cancel()
        reading.cancel()
      }
    }
    .eraseToAnyPublisher()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-never.stencil",
      text: #"""
{{ isolation }}extension AnyPublisher where Failure == Never {
  /// Neither sends nor ends.
  static var flowNever: AnyPublisher { Empty(completeImmediately: false).eraseToAnyPublisher() }
}

"""#),
    TemplateSource(
      name: "combine.support-raw.stencil",
      text: #"""
{{ isolation }}extension Publisher {
  /// The stream that `transform` makes of this one.
  func raw<Result: Publisher>(_ transform: (AnyPublisher<Output, Failure>) -> Result) -> Result {
    transform(eraseToAnyPublisher())
  }
}

"""#),
    TemplateSource(
      name: "combine.support-read-in-order.stencil",
      text: #"""
{{ isolation }}extension Publisher where Failure == Never {
  /// One subscription for all who read it, each value served in the order in which they came. Where there is a value at
  /// once, as a subject that has one gives it, whoever comes later starts with the latest.
  func readInOrder() -> AnyPublisher<Output, Never> {
    FlowSharedPublisher(shared: FlowShared(self, replay: .whereAtOnce)).eraseToAnyPublisher()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-recover.stencil",
      text: #"""
{{ isolation }}extension Publisher {
  /// An error is reported, and ends the stream without a word. Also for streams that cannot fail.
  func recover(_ report: @escaping (any Error) -> Void = { _ in }) -> AnyPublisher<Output, Never> {
    recovered { error, _ in report(error) }
  }

  /// An error is reported, and `value` stands in for what it took.
  func recover(
    with value: Output, _ report: @escaping (any Error) -> Void = { _ in }
  ) -> AnyPublisher<Output, Never> {
    recovered { error, send in
      report(error)
      send(value)
    }
  }

  private func recovered(
    _ handle: @escaping (Failure, (Output) -> Void) -> Void
  ) -> AnyPublisher<Output, Never> {
    FlowStream<Output, Never> { observer in
      self.sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion { handle(error, observer.send) }
          observer.finish(.finished)
        },
        receiveValue: observer.send)
    }
    .eraseToAnyPublisher()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-scheduler.stencil",
      text: #"""
/// Where and when work is done: on main, or by a clock that a test moves.
{{ isolation }}struct FlowScheduler: Scheduler {
{% include "combine.scheduler-body.stencil" %}

  /// The main queue. Work that is asked for on main is done at once, unless other work waits for its turn there.
  static var main: FlowScheduler {
    FlowScheduler(
      clock: { SchedulerTimeType(nanoseconds: Int(DispatchTime.now().uptimeNanoseconds)) },
      atOnce: { FlowMainQueue.shared.perform($0) },
      later: { date, action in
        let work = FlowWork(action)
        DispatchQueue.main.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: UInt64(max(0, date.nanoseconds)))) {
          work.run()
        }
        return work
      })
  }
}

/// Unchecked: the lock guards the count.
{{ isolation }}private final class FlowMainQueue: @unchecked Sendable {
  static let shared = FlowMainQueue()

  private let lock = NSLock()
  private var waiting = 0

  func perform(_ action: @escaping () -> Void) {
    lock.lock()
    let isAtOnce = waiting == 0 && Thread.isMainThread
    if !isAtOnce { waiting += 1 }
    lock.unlock()
    if isAtOnce { return action() }
    let work = FlowWork(action)
    DispatchQueue.main.async {
      self.leave()
      work.run()
    }
  }

  private func leave() {
    lock.lock()
    waiting -= 1
    lock.unlock()
  }
}

{% include "combine.scheduler-current.stencil" %}

/// Unchecked: the lock guards the action, which is done once at most.
{{ isolation }}private final class FlowWork: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() { take()?() }
  func cancel() { _ = take() }

  private func take() -> (() -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    let action = self.action
    self.action = nil
    return action
  }
}

"""#),
    TemplateSource(
      name: "combine.support-search-bars.stencil",
      text: #"""
#if canImport(UIKit)
  /// Tells which of a search bar's buttons was clicked. It is the bar's delegate: a bar with a delegate of the view's own
  /// is told to the view, which passes the clicks on.
  @MainActor final class FlowSearchBarDelegate: NSObject, UISearchBarDelegate {
    enum Event {
      case searchButtonClicked, cancelButtonClicked
    }

    let events = PassthroughSubject<Event, Never>()

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.send(.searchButtonClicked) }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.send(.cancelButtonClicked) }
  }

  extension UISearchBar {
    @MainActor func flowSearchEvents(_ event: FlowSearchBarDelegate.Event) -> AnyPublisher<Void, Never> {
      let own = delegate as? FlowSearchBarDelegate ?? FlowSearchBarDelegate()
      assert(delegate == nil || delegate === own, "The search bar has a delegate already.")
      delegate = own
      return own.events
        .filter { $0 == event }
        .map { _ in }
        .handleEvents(receiveCancel: { _ = own })
        .eraseToAnyPublisher()
    }
  }
#endif

"""#),
    TemplateSource(
      name: "combine.support-share-in-order.stencil",
      text: #"""
{{ isolation }}extension Publisher where Failure == Never {
  /// One subscription for all who read it, each value served in the order in which they came.
  func shareInOrder() -> AnyPublisher<Output, Never> {
    FlowSharedPublisher(shared: FlowShared(self, replay: .never)).eraseToAnyPublisher()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-share-latest.stencil",
      text: #"""
{{ isolation }}extension Publisher where Failure == Never {
  /// One subscription for all who read it; each of them starts with the latest value. With the last reader both are
  /// gone.
  func shareLatest() -> AnyPublisher<Output, Never> {
    FlowSharedPublisher(shared: FlowShared(self, replay: .always)).eraseToAnyPublisher()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-shared.stencil",
      text: #"""
{{ isolation }}private struct FlowSharedPublisher<Upstream: Publisher>: Publisher where Upstream.Failure == Never {
  typealias Output = Upstream.Output
  typealias Failure = Never

  let shared: FlowShared<Upstream>

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    let subscription = FlowSubscription(subscriber)
    let place = shared.add(FlowObserver(send: { subscription.send($0) }, finish: { subscription.finish($0) }))
    subscription.hold(AnyCancellable { shared.remove(place.number) })
    subscriber.receive(subscription: subscription)
    shared.serve(place) { subscription.send($0) }
  }
}

/// Which reader starts with the latest value.
{{ isolation }}private enum FlowReplay {
  case always, never, whereAtOnce
}

/// A reader among those of a shared stream, and what it found when it came.
{{ isolation }}private struct FlowPlace<Output> {
  let number: Int
  let round: Int
  let isFirst: Bool
  let latest: Output?
}

/// Who reads one upstream, in the order of their coming.
{{ isolation }}private final class FlowShared<Upstream: Publisher> where Upstream.Failure == Never {
  typealias Reader = FlowObserver<Upstream.Output, Never>

  private let lock = NSLock()
  private let upstream: Upstream
  private var readers: [(number: Int, reader: Reader)] = []
  private var latest: Upstream.Output?
  private var connection: AnyCancellable?
  private var round = 0
  private var number = 0
  private let replay: FlowReplay
  private var isConnecting = false
  private var startsAtOnce = false

  init(_ upstream: Upstream, replay: FlowReplay) {
    self.upstream = upstream
    self.replay = replay
  }

  func add(_ reader: Reader) -> FlowPlace<Upstream.Output> {
    lock.lock()
    defer { lock.unlock() }
    let isFirst = readers.isEmpty
    number += 1
    readers.append((number, reader))
    if isFirst { round += 1 }
    return FlowPlace(number: number, round: round, isFirst: isFirst, latest: replays ? latest : nil)
  }

  private var replays: Bool {
    switch replay {
    case .always: true
    case .never: false
    case .whereAtOnce: startsAtOnce
    }
  }

  func serve(_ place: FlowPlace<Upstream.Output>, _ send: (Upstream.Output) -> Void) {
    if let latest = place.latest { send(latest) }
    if place.isFirst, begin(place.round) { connect(place.round) }
  }

  private func begin(_ round: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard self.round == round else { return false }
    isConnecting = true
    return true
  }

  private func connect(_ round: Int) {
    let connection = upstream.sink(
      receiveCompletion: { [weak self] _ in self?.finish(round) },
      receiveValue: { [weak self] in self?.send($0, round) })
    lock.lock()
    isConnecting = false
    let isCurrent = self.round == round && !readers.isEmpty
    if isCurrent { self.connection = connection }
    lock.unlock()
    if !isCurrent { connection.cancel() }
  }

  private func send(_ value: Upstream.Output, _ round: Int) {
    lock.lock()
    guard self.round == round else { return lock.unlock() }
    if isConnecting { startsAtOnce = true }
    latest = value
    let readers = self.readers
    lock.unlock()
    for reader in readers { reader.reader.send(value) }
  }

  private func finish(_ round: Int) {
    lock.lock()
    guard self.round == round else { return lock.unlock() }
    let readers = self.readers
    let connection = self.connection
    forget()
    lock.unlock()
    connection?.cancel()
    for reader in readers { reader.reader.finish(.finished) }
  }

  func remove(_ number: Int) {
    lock.lock()
    guard let index = readers.firstIndex(where: { $0.number == number }) else { return lock.unlock() }
    readers.remove(at: index)
    let connection = readers.isEmpty ? self.connection : nil
    if readers.isEmpty { forget() }
    lock.unlock()
    connection?.cancel()
  }

  private func forget() {
    readers = []
    latest = nil
    startsAtOnce = false
    connection = nil
    round += 1
  }
}

"""#),
    TemplateSource(
      name: "combine.support-stream.stencil",
      text: #"""
/// A publisher from what is done for each subscriber. Values wait until they are asked for, in order.
{{ isolation }}struct FlowStream<Output, Failure: Error>: Publisher {
  private let start: (FlowObserver<Output, Failure>) -> AnyCancellable

  init(_ start: @escaping (FlowObserver<Output, Failure>) -> AnyCancellable) {
    self.start = start
  }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = FlowSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    subscription.hold(
      start(
        FlowObserver(
          send: { subscription.send($0) },
          finish: { subscription.finish($0) })))
  }
}

/// How a `FlowStream` is fed.
{{ isolation }}struct FlowObserver<Output, Failure: Error> {
  let send: (Output) -> Void
  let finish: (Subscribers.Completion<Failure>) -> Void
}

{{ isolation }}private final class FlowSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var source: AnyCancellable?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func hold(_ source: AnyCancellable) {
    lock.lock()
    let isLive = downstream != nil
    if isLive { self.source = source }
    lock.unlock()
    if !isLive { source.cancel() }
  }

  func send(_ value: Downstream.Input) {
    lock.lock()
    guard let downstream, completion == nil else { return lock.unlock() }
    guard demand > .none, waiting.isEmpty else {
      waiting.append(value)
      return lock.unlock()
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    if more > .none { request(more) }
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard downstream != nil, self.completion == nil else { return lock.unlock() }
    self.completion = completion
    lock.unlock()
    deliver()
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
    deliver()
  }

  private func deliver() {
    lock.lock()
    while let downstream, demand > .none, !waiting.isEmpty {
      demand -= 1
      let value = waiting.removeFirst()
      lock.unlock()
      let more = downstream.receive(value)
      lock.lock()
      demand += more
    }
    guard let downstream, let completion, waiting.isEmpty else { return lock.unlock() }
    self.downstream = nil
    let source = self.source
    self.source = nil
    lock.unlock()
    downstream.receive(completion: completion)
    source?.cancel()
  }

  func cancel() {
    lock.lock()
    downstream = nil
    waiting = []
    let source = self.source
    self.source = nil
    lock.unlock()
    source?.cancel()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-task.stencil",
      text: #"""
/// The value of an `async` call, delivered on main. The task is cancelled with its subscription.
{{ isolation }}func flowTask<Value>(_ work: @escaping () async -> Value) -> AnyPublisher<Value, Never> {
  FlowStream { observer in
    FlowCall(work: work, send: observer.send, fail: { _ in }, finish: { observer.finish(.finished) }).start()
  }
  .eraseToAnyPublisher()
}

/// The value of an `async` call or its error, delivered on main. The task is cancelled with its subscription, and
/// what it throws after that is dropped.
{{ isolation }}func throwingFlowTask<Value>(
  _ work: @escaping () async throws -> Value
) -> AnyPublisher<Value, any Error> {
  FlowStream { observer in
    FlowCall(
      work: work, send: observer.send, fail: { observer.finish(.failure($0)) }, finish: { observer.finish(.finished) }
    ).start()
  }
  .eraseToAnyPublisher()
}

/// Unchecked: made for one task, which alone uses it.
{{ isolation }}private struct FlowCall<Value>: @unchecked Sendable {
  let work: () async throws -> Value
  let send: (Value) -> Void
  let fail: (any Error) -> Void
  let finish: () -> Void

  func start() -> AnyCancellable {
    let count = FlowTasks.count.get()
    count?(1)
    let task = Task { @MainActor in
      await run()
      count?(-1)
    }
    return AnyCancellable { task.cancel() }
  }

  @MainActor private func run() async {
    do {
      let value = try await result().value
      if Task.isCancelled { return }
      send(value)
      finish()
    } catch {
      if !Task.isCancelled { fail(error) }
    }
  }

  private func result() async throws -> FlowCallResult<Value> {
    FlowCallResult(value: try await work())
  }
}

/// Unchecked: handed over once, from the call to main.
{{ isolation }}private struct FlowCallResult<Value>: @unchecked Sendable {
  let value: Value
}

"""#),
    TemplateSource(
      name: "combine.support-throttle-first.stencil",
      text: #"""
{{ isolation }}extension Publisher {
  /// The first value, and then the first that comes once the interval is over; those between are left out.
  func throttleFirst(
    for interval: FlowScheduler.SchedulerTimeType.Stride, scheduler: FlowScheduler
  ) -> AnyPublisher<Output, Failure> {
    FlowStream<Output, Failure> { observer in
      var end: FlowScheduler.SchedulerTimeType?
      return self.sink(
        receiveCompletion: observer.finish,
        receiveValue: { value in
          let now = scheduler.now
          if let end, now < end { return }
          end = now.advanced(by: interval)
          observer.send(value)
        })
    }
    .eraseToAnyPublisher()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-timeout.stencil",
      text: #"""
/// Nothing came in time.
{{ isolation }}struct FlowTimeout: Error {}

{{ isolation }}extension Publisher {
  /// Fails with `FlowTimeout` where the next value does not come in time.
  func timeoutError(
    after interval: FlowScheduler.SchedulerTimeType.Stride, scheduler: FlowScheduler
  ) -> AnyPublisher<Output, any Error> {
    FlowStream<Output, any Error> { observer in
      let timer = FlowCurrent()
      func restart() {
        timer.replace(
          with: scheduler.schedule(after: scheduler.now.advanced(by: interval), interval: interval) {
            timer.cancel()
            observer.finish(.failure(FlowTimeout()))
          })
      }
      restart()
      let source = self.sink(
        receiveCompletion: { completion in
          timer.cancel()
          switch completion {
          case .finished: observer.finish(.finished)
          case .failure(let error): observer.finish(.failure(error))
          }
        },
        receiveValue: { value in
          restart()
          observer.send(value)
        })
      return AnyCancellable {
        timer.cancel()
        source.cancel()
      }
    }
    .eraseToAnyPublisher()
  }
}

"""#),
    TemplateSource(
      name: "combine.support-with-latest.stencil",
      text: #"""
{{ isolation }}extension Publisher {
  /// On each of its values `other`'s latest; none before `other` has one.
  func withLatest<Other: Publisher>(from other: Other) -> AnyPublisher<Other.Output, Failure>
  where Other.Failure == Never {
    withLatest(from: other) { $1 }
  }

  /// On each of its values what `result` makes of it and `other`'s latest; none before `other` has one.
  func withLatest<Other: Publisher, Result>(
    from other: Other, _ result: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Never {
    FlowStream<Result, Failure> { observer in
      let latest = FlowLatest<Other.Output>()
      let reading = other.sink { latest.value = $0 }
      let sending = self.sink(
        receiveCompletion: observer.finish,
        receiveValue: { value in
          if let other = latest.value { observer.send(result(value, other)) }
        })
      return AnyCancellable {
        sending.cancel()
        reading.cancel()
      }
    }
    .eraseToAnyPublisher()
  }
}

/// The latest value of a stream.
{{ isolation }}private final class FlowLatest<Value> {
  private let lock = NSLock()
  private var stored: Value?

  var value: Value? {
    get {
      lock.lock()
      defer { lock.unlock() }
      return stored
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      stored = newValue
    }
  }
}

"""#),
    TemplateSource(
      name: "rxswift.harness-clock.stencil",
      text: #"""
/// An input that a test sends to.
{{ isolation }}final class HarnessInput<Value> {
  private let subject = PublishSubject<Value>()

  var stream: Observable<Value> { subject }

  func send(_ value: Value) { subject.onNext(value) }
  func finish() { subject.onCompleted() }
}

/// The time of one harness. It moves while something is played, and at no other time.
@MainActor
final class HarnessClock {
  let subscriptions = DisposeBag()
  private let queue = HarnessQueue()
  private let tasks = HarnessTasks()
  private var hasBegun = false
  private var kept: [Any] = []

  /// Tests may answer in its time: `.just(post).delay(.milliseconds(20), scheduler: harness.clock.scheduler)`.
  var scheduler: any SchedulerType { HarnessScheduler(queue: queue) }

  /// Work during which this clock is the model's: what is made in it never waits for real time.
  func held<Result>(_ work: () -> Result) -> Result {
    {{ opening }}queue.held {
{% if hasTraits %}
      var results: [Result] = []
      SharingScheduler.mock(scheduler: scheduler) { results.append(work()) }
      return results[0]
{% else %}
      work()
{% endif %}
    }{{ closing }}
  }

  func record<Source: ObservableConvertibleType>(_ source: Source, in output: HarnessOutput<Source.Element>) {
    queue.listen(to: source.asObservable(){{ standIn }}) { output.add($0) }.disposed(by: subscriptions)
  }

  /// Hands each event on with its tick.
  func record<Event>(_ source: Observable<Event>, _ handle: @escaping @Sendable (Event, Int) -> Void) {
    queue.listen(to: source{{ standIn }}) { event in
      if case .next(let time, let event) = event { handle(event, time) }
    }
    .disposed(by: subscriptions)
  }
}

{{ isolation }}extension HarnessQueue {
  fileprivate func listen<Value>(
    to source: Observable<Value>, _ handle: @escaping @Sendable (Timeline<Value>.Event) -> Void
  ) -> any Disposable {
    source.subscribe { event in
      switch event {
      case .next(let value): handle(.next(self.now, value))
      case .completed: handle(.completed(self.now))
      case .error(let error): handle(.error(self.now, error))
      }
    }
  }
}

/// The clock as the model's scheduler.
{{ isolation }}private struct HarnessScheduler: SchedulerType {
  let queue: HarnessQueue

  var now: RxTime { Date(timeIntervalSince1970: Double(queue.time) / 1_000_000_000) }

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    let work = { if !subscription.isDisposed { subscription.setDisposable(action(state)) } }
    queue.perform(work, orLater: { queue.schedule(at: queue.time, work) })
    return subscription
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    let number = queue.schedule(at: queue.time + dueTime.harnessNanoseconds) {
      subscription.setDisposable(action(state))
    }
    return Disposables.create(subscription, Disposables.create { queue.remove(number) })
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    let subscription = SerialDisposable()
    func plan(_ state: State, after time: RxTimeInterval) {
      subscription.disposable = scheduleRelative(state, dueTime: time) { state in
        plan(action(state), after: period)
        return Disposables.create()
      }
    }
    plan(state, after: startAfter)
    return subscription
  }
}

{{ isolation }}extension RxTimeInterval {
  fileprivate var harnessNanoseconds: Int {
    switch self {
    case .seconds(let count): count * 1_000_000_000
    case .milliseconds(let count): count * 1_000_000
    case .microseconds(let count): count * 1_000
    case .nanoseconds(let count): count
    default: 0
    }
  }
}

"""#),
    TemplateSource(
      name: "rxswift.support-counted.stencil",
      text: #"""
{{ isolation }}extension ObservableType {
  /// Counted from this call on until the stream ends or is disposed of.
  func counted(by activity: FlowActivity) -> Observable<Element> {
    let token = activity.begin()
    return self.do(onDispose: { token.end() })
  }
}

"""#),
    TemplateSource(
      name: "rxswift.support-raw.stencil",
      text: #"""
{{ isolation }}extension ObservableType {
  /// The stream that `transform` makes of this one.
  func raw<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
    transform(asObservable())
  }
}

"""#),
    TemplateSource(
      name: "rxswift.support-task.stencil",
      text: #"""
{{ isolation }}extension Observable {
  /// The value of an `async` call or its error, delivered on main. The task is cancelled with its subscription, and
  /// what it throws after that is dropped.
  static func flowTask(_ work: @escaping () async throws -> Element) -> Observable<Element> {
    create { observer in
      let call = ObservableFlowCall(work: work, observer: observer)
      let count = FlowTasks.count.get()
      count?(1)
      let task = Task { @MainActor in
        await call.run()
        count?(-1)
      }
      return Disposables.create { task.cancel() }
    }
  }
}

/// Unchecked: made for one task, which alone uses it.
{{ isolation }}private struct ObservableFlowCall<Value>: @unchecked Sendable {
  let work: () async throws -> Value
  let observer: AnyObserver<Value>

  @MainActor func run() async {
    do {
      let value = try await result().value
      if Task.isCancelled { return }
      observer.onNext(value)
      observer.onCompleted()
    } catch {
      if !Task.isCancelled { observer.onError(error) }
    }
  }

  private func result() async throws -> ObservableFlowResult<Value> {
    ObservableFlowResult(value: try await work())
  }
}

/// Unchecked: handed over once, from the call to main.
{{ isolation }}private struct ObservableFlowResult<Value>: @unchecked Sendable {
  let value: Value
}

"""#),
    TemplateSource(
      name: "swift.context.stencil",
      text: #"""
/// What the screen was given, and what its logic sends to.
{% if context.members %}
struct Context {
{% for member in context.members %}
  {{ member }}
{% endfor %}
}
{% else %}
struct Context {}
{% endif %}

"""#),
    TemplateSource(
      name: "swift.extension-body.stencil",
      text: #"""
{{ extension.head }} {
{% for section in extension.sections %}
  {{ section }}
{% if not forloop.last %}

{% endif %}
{% endfor %}
}

"""#),
    TemplateSource(
      name: "swift.extension.stencil",
      text: #"""
{% if extension.condition %}
#if {{ extension.condition }}
  {{ extension.text }}
#endif
{% else %}
{{ extension.text }}
{% endif %}

"""#),
    TemplateSource(
      name: "swift.file.stencil",
      text: #"""
{% for line in file.header %}
{{ line }}
{% endfor %}
{% if file.imports %}

{% for line in file.imports %}
{{ line }}
{% endfor %}
{% endif %}
{% for section in file.sections %}

{{ section }}
{% endfor %}

"""#),
    TemplateSource(
      name: "swift.function.stencil",
      text: #"""
{% for line in function.documentation %}
{{ line }}
{% endfor %}
{{ function.head }} {
  {{ function.body }}
}

"""#),
    TemplateSource(
      name: "swift.harness-base.stencil",
      text: #"""
/// A screen's view model with its inputs and outputs by name. What is sent is played when something is asked for.
@MainActor
protocol Harness: AnyObject {
  associatedtype Inputs
  associatedtype Outputs

  var inputs: Inputs { get }
  var outputs: Outputs { get }
  var clock: HarnessClock { get }

  /// Listens to the outputs and connects the inputs, once, at tick 0.
  func begin()
}

extension Harness {
  /// Sends a value at a tick; without one, now.
  func send<Value>(_ input: KeyPath<Inputs, HarnessInput<Value>>, _ value: Value, at time: Int? = nil) {
    let input = inputs[keyPath: input]
    clock.schedule(at: time) { input.send(value) }
  }

  func send(_ input: KeyPath<Inputs, HarnessInput<Void>>, at time: Int? = nil) {
    send(input, (), at: time)
  }

  /// Sends what marbles say, a tick a character: `-a-(bc)--|`, each letter a value by its name.
  func play<Value>(
    _ input: KeyPath<Inputs, HarnessInput<Value>>, _ marbles: String, _ values: [Character: Value]
  ) {
    play(input, marbles) { HarnessMarbles.value(of: $0, in: values) }
  }

  func play(_ input: KeyPath<Inputs, HarnessInput<String>>, _ marbles: String) {
    play(input, marbles) { String($0) }
  }

  func play(_ input: KeyPath<Inputs, HarnessInput<Void>>, _ marbles: String) {
    play(input, marbles) { _ in () }
  }

  private func play<Value>(
    _ input: KeyPath<Inputs, HarnessInput<Value>>, _ marbles: String, value: (Character) -> Value
  ) {
    let start = clock.now
    let input = inputs[keyPath: input]
    for (tick, mark) in HarnessMarbles(marbles).marks {
      switch mark {
      case .value(let marble):
        let value = value(marble)
        clock.schedule(at: start + tick) { input.send(value) }
      case .end: clock.schedule(at: start + tick) { input.finish() }
      }
    }
  }

  /// All that an output has given, once everything that was sent is played, or all is played up to `time`.
  func record<Value>(_ output: KeyPath<Outputs, HarnessOutput<Value>>, until time: Int? = nil) -> Timeline<Value> {
    run(until: time)
    return outputs[keyPath: output].timeline
  }

  /// Plays what was sent and what it sets off; without a time, till nothing waits for the clock any more.
  func run(until time: Int? = nil) {
    clock.begin(begin)
    clock.run(until: time)
  }

  /// Plays all, and waits for the tasks that this starts, a call without an answer aside. The clock stands while one is
  /// under way, so an answer bears the tick of its call. Where something else is awaited, such as another thread, `isDone`
  /// says when it is there. After `seconds` of real time it waits no more.
  func settle(within seconds: Double = 10, until isDone: () -> Bool = { true }) async {
    clock.begin(begin)
    var rounds = seconds * 1000
    while rounds > 0 {
      let isBusy = clock.isBusy
      if clock.step(isStanding: isBusy) { continue }
      if !isBusy, isDone() { return }
      try? await Task.sleep(nanoseconds: 1_000_000)
      rounds -= 1
    }
    run()
  }
}

/// What an output gave, each with its tick.
{{ isolation }}struct Timeline<Value> {
  {{ isolation }}enum Event {
    case next(Int, Value)
    case completed(Int)
    case error(Int, any Error)
  }

  var events: [Event]

  init(_ events: [Event]) {
    self.events = events
  }

  /// Of marbles, a tick a character: `f--t|`.
  init(_ marbles: String, _ values: [Character: Value]) {
    events = HarnessMarbles(marbles).marks.map { tick, mark in
      guard case .value(let marble) = mark else { return .completed(tick) }
      return .next(tick, HarnessMarbles.value(of: marble, in: values))
    }
  }

  var values: [Value] {
    events.compactMap { event in
      if case .next(_, let value) = event { value } else { nil }
    }
  }

  var times: [Int] {
    events.map { event in
      switch event {
      case .next(let time, _), .completed(let time), .error(let time, _): time
      }
    }
  }

  /// Whether the same came at the same ticks, where `areEqual` says what is the same.
  func matches(_ other: Timeline, by areEqual: (Value, Value) -> Bool) -> Bool {
    events.elementsEqual(other.events) { event, other in
      switch (event, other) {
      case (.next(let time, let value), .next(let otherTime, let otherValue)):
        time == otherTime && areEqual(value, otherValue)
      case (.completed(let time), .completed(let otherTime)): time == otherTime
      case (.error(let time, let error), .error(let otherTime, let otherError)):
        time == otherTime && "\(error)" == "\(otherError)"
      default: false
      }
    }
  }
}

{{ isolation }}extension Timeline: ExpressibleByArrayLiteral {
  init(arrayLiteral events: Event...) {
    self.init(events)
  }
}

{{ isolation }}extension Timeline: Equatable where Value: Equatable {
  static func == (left: Timeline, right: Timeline) -> Bool { left.matches(right, by: ==) }
}

{{ isolation }}extension Timeline where Value == Void {
  static func == (left: Timeline, right: Timeline) -> Bool { left.matches(right) { _, _ in true } }
  static func != (left: Timeline, right: Timeline) -> Bool { !(left == right) }
}

{{ isolation }}extension Timeline.Event where Value == Void {
  static func next(_ time: Int) -> Self { .next(time, ()) }
}

{{ isolation }}extension Timeline: CustomStringConvertible {
  var description: String { "[\(events.map { "\($0)" }.joined(separator: ", "))]" }
}

/// What an output gives, as it comes. Unchecked: the lock guards the events.
{{ isolation }}final class HarnessOutput<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var events: [Timeline<Value>.Event] = []

  var timeline: Timeline<Value> {
    lock.lock()
    defer { lock.unlock() }
    return Timeline(events)
  }

  func add(_ event: Timeline<Value>.Event) {
    lock.lock()
    defer { lock.unlock() }
    events.append(event)
  }

  func add(_ value: Value, at time: Int) { add(.next(time, value)) }
}

/// What the clocks of all libraries do.
extension HarnessClock {
  /// In ticks.
  var now: Int { queue.now }
  var isBusy: Bool { tasks.areUnderWay }

  func begin(_ work: () -> Void) {
    guard !hasBegun else { return }
    hasBegun = true
    held(work)
  }

  func schedule(at time: Int?, _ work: @escaping () -> Void) {
    queue.schedule(at: (time ?? now) * 1_000_000, work)
  }

  func run(until time: Int?) {
    held { queue.run(until: time) }
  }

  /// Plays one time, the next one only if the clock need not stand; whether there was anything.
  func step(isStanding: Bool) -> Bool {
    held { queue.step(isStanding: isStanding) }
  }

  func record<Value>(value: Value, in output: HarnessOutput<Value>) {
    output.add(value, at: now)
  }

  func keep(_ object: Any) { kept.append(object) }
}

/// What waits for its time, in nanoseconds; what is due together, in the order in which it was scheduled. Unchecked: the
/// lock guards it.
{{ isolation }}final class HarnessQueue: @unchecked Sendable {
  private struct Item {
    var number: Int
    var time: Int
    var work: () -> Void
  }

  private let lock = NSLock()
  private var items: [Item] = []
  private var number = 0
  private var nanoseconds = 0
  /// Where the clock moves, while it does.
  private var thread: Thread?
  private var depth = 0

  var time: Int { locked { nanoseconds } }
  var now: Int { time / 1_000_000 }

  private func locked<Result>(_ work: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return work()
  }

  /// Its number, by which it can be removed before its time.
  @discardableResult
  func schedule(at time: Int, _ work: @escaping () -> Void) -> Int {
    locked {
      number += 1
      items.append(Item(number: number, time: max(time, nanoseconds), work: work))
      return number
    }
  }

  func remove(_ number: Int) {
    let removed = locked {
      let removed = items.filter { $0.number == number }
      items.removeAll { $0.number == number }
      return removed
    }
    // What it holds may cancel something else as it goes.
    withExtendedLifetime(removed) {}
  }

  /// Work that is asked for on main, as main would do it: at once where it is not within other such work, else in its turn.
  /// What is asked for from elsewhere is done when the clock moves next.
  func perform(_ work: () -> Void, orLater later: () -> Void) {
    let isAtOnce = locked {
      guard thread === Thread.current, depth == 0 else { return false }
      depth += 1
      return true
    }
    guard isAtOnce else { return later() }
    work()
    locked { depth -= 1 }
  }

  /// Work on the thread on which this clock moves.
  func held<Result>(_ work: () -> Result) -> Result {
    let outer = locked {
      let outer = (thread, depth)
      (thread, depth) = (Thread.current, 0)
      return outer
    }
    defer { locked { (thread, depth) = outer } }
    return work()
  }

  func run(until tick: Int?) {
    while let work = next(until: tick.map { $0 * 1_000_000 }) { work() }
    if let tick { locked { nanoseconds = max(nanoseconds, tick * 1_000_000) } }
  }

  /// Plays what is due now, or where that is nothing and the clock may move, at the next time; whether there was any.
  func step(isStanding: Bool) -> Bool {
    guard let work = next(until: isStanding ? time : nil) else { return false }
    work()
    while let work = next(until: time) { work() }
    return true
  }

  private func next(until limit: Int?) -> (() -> Void)? {
    locked {
      let first = items.indices.min { (items[$0].time, items[$0].number) < (items[$1].time, items[$1].number) }
      guard let first, items[first].time <= limit ?? .max else { return nil }
      let item = items.remove(at: first)
      nanoseconds = item.time
      return item.work
    }
  }
}

/// `-a-(bc)--|`: a dash is a tick, a blank none, what parentheses enclose comes at the tick of the first.
{{ isolation }}private struct HarnessMarbles {
  enum Mark {
    case value(Character)
    case end
  }

  static func value<Value>(of marble: Character, in values: [Character: Value]) -> Value {
    guard let value = values[marble] else { preconditionFailure("the marble \(marble) has no value") }
    return value
  }

  private(set) var marks: [(tick: Int, mark: Mark)] = []

  init(_ text: String) {
    var group: Int?
    for (column, character) in text.filter({ $0 != " " }).enumerated() {
      let tick = group ?? column
      switch character {
      case "-": break
      case "(": group = column
      case ")": group = nil
      case "|": marks.append((tick, .end))
      default: marks.append((tick, .value(character)))
      }
    }
  }
}

"""#),
    TemplateSource(
      name: "swift.harness-part.stencil",
      text: #"""
{{ isolation }}extension HarnessTasks {
  /// Work of which the tasks count that `{{ module }}` starts.
  func counting{{ module }}<Result>(_ work: () -> Result) -> Result {
    FlowTasks.count.withValue({ self.change(by: $0) }, operation: work)
  }
}

"""#),
    TemplateSource(
      name: "swift.harness-tasks.stencil",
      text: #"""
/// Counts the tasks that a model has under way. Unchecked: the lock guards the count.
{{ isolation }}final class HarnessTasks: @unchecked Sendable {
{% if countsShared %}
  static let current = TaskLocal<HarnessTasks?>(wrappedValue: nil)

{% endif %}
  private let lock = NSLock()
  private var count = 0

  var areUnderWay: Bool {
    lock.lock()
    defer { lock.unlock() }
    return count > 0
  }

  func change(by difference: Int) {
    lock.lock()
    defer { lock.unlock() }
    count += difference
  }
{% if countsShared %}

  /// Work of which the tasks of all modules count.
  func counting<Result>(_ work: () -> Result) -> Result {
    {{ counting }}
  }
{% endif %}
}

/// What a stubbed method was called with, and what it answers. Unchecked: the lock guards both.
{{ isolation }}final class HarnessStub<Arguments, Answer>: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Arguments] = []
  private var given: Answer?

  /// In order.
  var calls: [Arguments] {
    lock.lock()
    defer { lock.unlock() }
    return recorded
  }

  var answer: Answer? {
    get {
      lock.lock()
      defer { lock.unlock() }
      return given
    }
    set {
      lock.lock()
      given = newValue
      lock.unlock()
    }
  }

  func call(_ arguments: Arguments) -> Answer? {
    lock.lock()
    defer { lock.unlock() }
    recorded.append(arguments)
    return given
  }

  func needed(_ answer: Answer?, by method: String) -> Answer {
    guard let answer else { preconditionFailure("\(method) was called and has no answer: set its stub's `answer`") }
    return answer
  }
}

/// A call that is never answered: it ends when its task is cancelled. No one waits for it.
{{ isolation }}func harnessUnanswered<Value>() async throws -> Value {
{% if countsShared %}
  let tasks = HarnessTasks.current.get()
  tasks?.change(by: -1)
  defer { tasks?.change(by: 1) }
{% elif countsTasks %}
  let count = FlowTasks.count.get()
  count?(-1)
  defer { count?(1) }
{% endif %}
  while true { try await Task.sleep(nanoseconds: 1_000_000_000_000) }
}

"""#),
    TemplateSource(
      name: "swift.harness.stencil",
      text: #"""
/// Plays a `{{ harness.model }}` on a clock that only the test moves: one tick is a millisecond.
{% for attribute in harness.attributes %}
{{ attribute }}
{% endfor %}
@MainActor
final class {{ harness.name }}: Harness {
  struct Inputs {
{% for member in harness.inputs %}
    {{ member }}
{% endfor %}
  }

  struct Outputs {
{% for member in harness.outputs %}
    {{ member }}
{% endfor %}
  }

  let inputs = Inputs()
  let outputs = Outputs()
  let clock = HarnessClock()
{% for stub in harness.stubs %}
  {{ stub }}
{% endfor %}
{% if harness.takesNeeds %}
  private(set) lazy var model = clock.held(makeModel)
  private let makeModel: () -> {{ harness.model }}

  {{ harness.head }} {
    makeModel = {{ harness.maker }}
  }
{% else %}
  private(set) lazy var model = clock.held { {{ harness.creation }} }
{% endif %}

  func begin() {
    {{ harness.body }}
  }
}

"""#),
    TemplateSource(
      name: "swift.logic.stencil",
      text: #"""
/// What the screen leaves to its logic.
{{ logic.isolation }}protocol Logic {
  init(_ context: Context)
{% for hook in logic.hooks %}

{% for use in hook.uses %}
  {{ use }}
{% endfor %}
  {{ hook.signature }}
{% endfor %}
}

"""#),
    TemplateSource(
      name: "swift.ports.stencil",
      text: #"""
{% for line in type.documentation %}
{{ line }}
{% endfor %}
{{ type.head }} {
{% for member in type.members %}
{% for line in member.documentation %}
  {{ line }}
{% endfor %}
  {{ member.text }}
{% endfor %}
{% if type.initializer %}
{% if type.members %}

{% endif %}
  {{ type.initializer.head }}
{% for assignment in type.initializer.assignments %}
    {{ assignment }}
{% endfor %}
  }
{% endif %}
}

"""#),
    TemplateSource(
      name: "swift.scaffold.stencil",
      text: #"""
{% for line in logic.imports %}
{{ line }}
{% endfor %}
{% if logic.imports %}

{% endif %}
{% for attribute in logic.attributes %}
{{ attribute }}
{% endfor %}
final class {{ logic.name }}: {{ logic.protocol }} {
  private let context: {{ logic.context }}

  init(_ context: {{ logic.context }}) {
    self.context = context
  }
{% for hook in logic.hooks %}

  {{ hook.signature }} {
    {{ hook.body }}
  }
{% endfor %}
}

"""#),
    TemplateSource(
      name: "swift.screen.stencil",
      text: #"""
{% for line in screen.documentation %}
{{ line }}
{% endfor %}
{% for attribute in screen.attributes %}
{{ attribute }}
{% endfor %}
{{ screen.head }} {
{% for section in screen.sections %}
  {{ section }}
{% if not forloop.last %}

{% endif %}
{% endfor %}
}

"""#),
    TemplateSource(
      name: "swift.service.stencil",
      text: #"""
{% for line in service.documentation %}
{{ line }}
{% endfor %}
{{ service.head }} {
{% for method in service.methods %}
{% for line in method.documentation %}
  {{ line }}
{% endfor %}
  {{ method.text }}
{% endfor %}
}

"""#),
    TemplateSource(
      name: "swift.stub.stencil",
      text: #"""
/// Stands in for `{{ stub.service }}`: records the calls, answers what the test says.
final class {{ stub.name }}: {{ stub.service }} {
{% for method in stub.methods %}
  {{ method.property }}
{% endfor %}
{% for method in stub.methods %}

  {{ method.head }} {
    {{ method.body }}
  }
{% endfor %}
}

"""#),
    TemplateSource(
      name: "swift.support-activity.stencil",
      text: #"""
/// Says whether any of the calls that it counts is under way.
{{ isolation }}final class FlowActivity {
  private let lock = NSLock()
  private var count = 0
  private var reported = false
  private var isReporting = false
  private let report: (Bool) -> Void

  init(_ report: @escaping (Bool) -> Void) {
    self.report = report
  }

  /// Counts one call until the token ends or is released.
  func begin() -> FlowActivityToken {
    change(by: 1)
    return FlowActivityToken { self.change(by: -1) }
  }

  private func change(by difference: Int) {
    lock.lock()
    count += difference
    guard !isReporting else { return lock.unlock() }
    isReporting = true
    while reported != (count > 0) {
      reported = count > 0
      let news = reported
      lock.unlock()
      report(news)
      lock.lock()
    }
    isReporting = false
    lock.unlock()
  }
}

/// One counted call.
{{ isolation }}final class FlowActivityToken {
  private let lock = NSLock()
  private var onEnd: (() -> Void)?

  init(onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
  }

  deinit { end() }

  func end() {
    lock.lock()
    let onEnd = self.onEnd
    self.onEnd = nil
    lock.unlock()
    onEnd?()
  }
}

"""#),
    TemplateSource(
      name: "swift.support-tasks.stencil",
      text: #"""
/// Where a test waits for tasks, it is told of each that begins (1) and ends (-1).
{{ isolation }}enum FlowTasks {
  static let count = TaskLocal<(@Sendable (Int) -> Void)?>(wrappedValue: nil)
}

"""#),
  ]
}
