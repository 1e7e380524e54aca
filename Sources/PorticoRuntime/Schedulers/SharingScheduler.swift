/// The scheduler that drivers and signals deliver on: main, or the one that stands in for it on this thread.
internal import PorticoAtomics

public enum SharingScheduler {
  private final class StandIn {
    let make: () -> SchedulerType

    init(_ make: @escaping () -> SchedulerType) { self.make = make }
  }

  /// Makes the scheduler.
  public static var make: () -> SchedulerType {
    guard let standIn = portico_thread().pointee.standIn else { return { MainScheduler() } }
    return Unmanaged<StandIn>.fromOpaque(standIn).takeUnretainedValue().make
  }

  /// Lets a scheduler stand in for main in what the action makes on this thread.
  public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  public static func mock(
    makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void
  ) rethrows {
    let standIn = StandIn(makeScheduler)
    let thread = portico_thread()
    let before = thread.pointee.standIn
    thread.pointee.standIn = Unmanaged.passUnretained(standIn).toOpaque()
    defer { thread.pointee.standIn = before }
    try withExtendedLifetime(standIn) { try action() }
  }
}
