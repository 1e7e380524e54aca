/// `subscribe(on:)`: the subscription begun and ended on a scheduler.
extension ObservableType {
  /// The stream, subscribed to and left as work of a scheduler. Its events come as they come: see `observe(on:)`
  /// for those.
  ///
  /// - Parameter scheduler: Subscribes and disposes.
  /// - SeeAlso: [ReactiveX, SubscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    let source = self as? Observable<Element> ?? Foreign(self, leavesAtEnd: false)
    let isMain = scheduler is ConcurrentMainScheduler || scheduler is MainScheduler
    return Source { sink in
      let scheduler: any ImmediateSchedulerType = isMain ? sink.mainStandIn ?? scheduler : scheduler
      let core = Join(sink)
      let place = SerialDisposable()
      let first = SingleAssignmentDisposable()
      place.disposable = first
      core.register(DisposableLink(place))
      first.setDisposable(
        scheduler.schedule(()) {
          let child = Child<Element>(
            core, next: { core.emit($1) }, error: { core.fail($1) }, completed: { _ in core.complete() })
          source.attach(child)
          place.disposable = ScheduledDisposable(
            scheduler: scheduler, disposable: AnonymousDisposable { child.cancel() })
          return Disposables.create()
        })
    }
  }
}
