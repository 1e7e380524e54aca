/// The scheduler that drivers and signals deliver on: main, or the one that stands in for it on this thread.
public enum SharingScheduler {
  /// Makes the scheduler.
  public static var make: () -> SchedulerType { CurrentThread.state.pointee.standIn ?? { MainScheduler() } }

  /// Lets a scheduler stand in for main in what the action makes on this thread.
  public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Lets a scheduler that is made anew for each stream stand in for main in what the action makes on this thread.
  public static func mock(
    makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void
  ) rethrows {
    let thread = CurrentThread.state
    let before = thread.pointee.standIn
    thread.pointee.standIn = makeScheduler
    defer { thread.pointee.standIn = before }
    try action()
  }
}
