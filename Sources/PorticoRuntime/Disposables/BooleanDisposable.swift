/// A disposable that only remembers.
public final class BooleanDisposable: Cancelable {
  private let cell = DisposeBase()

  public init() {}

  public init(isDisposed: Bool) {
    if isDisposed { cell.set(.disposed) }
  }

  public var isDisposed: Bool { cell.flags.contains(.disposed) }

  public func dispose() { cell.set(.disposed) }
}
