/// A disposable that is disposed of on a scheduler.
public final class ScheduledDisposable: DisposeBase, Cancelable {
  public let scheduler: ImmediateSchedulerType
  private var content: Disposable?

  public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
    self.scheduler = scheduler
    content = disposable
    super.init()
  }

  public var isDisposed: Bool { flags.contains(.disposed) }

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
