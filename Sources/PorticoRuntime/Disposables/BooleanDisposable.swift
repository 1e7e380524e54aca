/// A disposable that only remembers.
public final class BooleanDisposable: Cancelable {
  private let cell = DisposeBase()

  /// A disposable that was not disposed of.
  public init() {}

  /// A disposable that was disposed of, or not.
  public init(isDisposed: Bool) {
    if isDisposed { cell.set(.disposed) }
  }

  /// Whether it was disposed of.
  public var isDisposed: Bool { cell.flags.contains(.disposed) }

  /// Remembers that it was disposed of.
  public func dispose() { cell.set(.disposed) }
}
