/// `timeout`: an error, or another stream, once nothing has come for a time.
extension ObservableType {
  /// `RxError.timeout` once nothing has come for a time.
  ///
  ///     source        --1-----
  ///     timeout(---)  --1---x
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing may come, from the subscription and from each value on.
  ///   - scheduler: Runs the timer, and delivers the error.
  /// - SeeAlso: [ReactiveX, Timeout](https://reactivex.io/documentation/operators/timeout.html)
  public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable<Element>.error(RxError.timeout), scheduler: scheduler)
  }

  /// Another stream once nothing has come for a time.
  ///
  ///     source               --1-----
  ///     other                      --2|
  ///     timeout(---, other)  --1-----2|
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing may come, from the subscription and from each value on.
  ///   - other: Subscribed to when the source is left.
  ///   - scheduler: Runs the timer, and subscribes.
  /// - SeeAlso: [ReactiveX, Timeout](https://reactivex.io/documentation/operators/timeout.html)
  public func timeout<Other: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Other, scheduler: SchedulerType
  ) -> Observable<Element> where Other.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Source { sink in
      let core = Join(sink)
      let timer = SerialDisposable()
      core.register(DisposableLink(timer))
      var child: Child<Element>?
      func restart() {
        let place = SingleAssignmentDisposable()
        timer.disposable = place
        place.setDisposable(
          scheduler.scheduleRelative((), dueTime: dueTime) {
            core.pass {
              guard !place.isDisposed, core.isLive else { return }
              if let child { core.release(child) }
              core.forward(other)
            }
            return Disposables.create()
          })
      }
      core.pass {
        restart()
        child = core.attach(
          source,
          next: {
            core.emit($1)
            restart()
          }, completed: { _ in core.complete() })
        if core.isDisposed { child = nil }
      }
    }
  }
}
