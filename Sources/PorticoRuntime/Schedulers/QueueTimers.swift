/// How schedulers use a dispatch queue: at once, after a time, again and again.
import Dispatch

struct QueueTimers {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    let disposable = SingleAssignmentDisposable()
    queue.run {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    return disposable
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: DispatchTimeInterval, action: @escaping (State) -> Disposable
  ) -> Disposable {
    let group = CompositeDisposable()
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + dueTime, leeway: leeway)
    let fire = Unchecked {
      if !group.isDisposed { _ = group.insert(action(state)) }
      timer.cancel()
    }
    timer.setEventHandler { fire.value() }
    _ = group.insert(AnonymousDisposable { timer.cancel() })
    timer.resume()
    return group
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: DispatchTimeInterval, period: DispatchTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
    let isStopped = BooleanDisposable()
    var current = state
    let tick = Unchecked {
      if !isStopped.isDisposed { current = action(current) }
    }
    timer.setEventHandler { tick.value() }
    timer.resume()
    return AnonymousDisposable {
      isStopped.dispose()
      timer.cancel()
    }
  }
}
