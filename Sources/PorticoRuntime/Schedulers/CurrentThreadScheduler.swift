/// The scheduler of the current thread: work waits for what is running on it.
///
/// Unchecked: it has no state; what waits is kept for each thread by itself.
public class CurrentThreadScheduler: ImmediateSchedulerType, @unchecked Sendable {
  /// The one scheduler, which serves every thread by itself.
  public static let instance = CurrentThreadScheduler()

  /// Whether nothing is running that would run the work later.
  public static var isScheduleRequired: Bool { !Trampoline.isActive }

  /// Runs the action now, or behind what is running on this thread.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    if let queue = Trampoline.begin() {
      let disposable = action(state)
      Trampoline.end(queue)
      return disposable
    }
    let disposable = SingleAssignmentDisposable()
    Trampoline.enqueue {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    return disposable
  }
}
