/// `interval`, `timer`: counting in time.
///
///     interval(--)  --0--1--2-
///     timer(---)    ---0|
///
/// Delivered on the scheduler. See https://reactivex.io/documentation/operators/interval.html
extension ObservableType where Element: FixedWidthInteger {
  public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType
  ) -> Observable<Element> {
    Source { sink in
      let work: Disposable
      if let period {
        work = scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
          if !sink.isDisposed { sink.next(count) }
          return count &+ 1
        }
      } else {
        work = scheduler.scheduleRelative((), dueTime: dueTime) {
          if !sink.isDisposed { sink.next(0) }
          if !sink.isDisposed { sink.completed() }
          return Disposables.create()
        }
      }
      sink.setUpstream(DisposableLink(work))
    }
  }
}
