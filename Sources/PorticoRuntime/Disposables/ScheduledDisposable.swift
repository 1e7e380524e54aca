/// A disposable that is disposed of on a scheduler.
public final class ScheduledDisposable: DisposeBase, Cancelable {
  /// Where it is disposed of.
  public let scheduler: ImmediateSchedulerType
  private var content: Disposable?

  /// A disposable that disposes of another on a scheduler.
  public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
    self.scheduler = scheduler
    content = disposable
    super.init()
  }

  /// Whether it was disposed of.
  public var isDisposed: Bool { flags.contains(.disposed) }

  /// Has the other disposed of on the scheduler.
  public func dispose() {
    _ = scheduler.schedule(()) {
      self.disposeNow()
      return Disposables.create()
    }
  }

  private func disposeNow() {
    if set(.disposed).contains(.disposed) { return }
    content?.dispose()
    content = nil
  }
}
