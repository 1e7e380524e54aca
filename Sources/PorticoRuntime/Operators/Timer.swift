/// `interval`, `timer`: counting in time.
extension ObservableType where Element: FixedWidthInteger {
  /// Numbers from 0 on, one for each stretch of time, without end.
  ///
  ///     interval(--)  --0-1-2-
  ///
  /// - Parameters:
  ///   - period: How long a stretch is.
  ///   - scheduler: Runs the timer, and delivers.
  /// - SeeAlso: [ReactiveX, Interval](https://reactivex.io/documentation/operators/interval.html)
  public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// 0 after a time, then completion; with a period, numbers without end.
  ///
  ///     timer(---)               ---(0|)
  ///     timer(---, period: --)   ---0-1-2-
  ///
  /// - Parameters:
  ///   - dueTime: When the first number comes.
  ///   - period: How long after a number the next one comes; there is none unless given.
  ///   - scheduler: Runs the timer, and delivers.
  /// - SeeAlso: [ReactiveX, Timer](https://reactivex.io/documentation/operators/timer.html)
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
