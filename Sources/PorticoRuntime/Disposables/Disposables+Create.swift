/// How disposables are made: of nothing, of a closure, of others.
extension Disposables {
  /// A disposable that does nothing.
  public static func create() -> Disposable { NopDisposable() }

  /// Runs the closure once.
  public static func create(with dispose: @escaping () -> Void) -> Cancelable { AnonymousDisposable(dispose) }

  /// A disposable of others, which are disposed of in their order.
  public static func create(_ first: Disposable, _ second: Disposable) -> Cancelable {
    CompositeDisposable(disposables: [first, second])
  }

  /// A disposable of others, which are disposed of in their order.
  public static func create(_ first: Disposable, _ second: Disposable, _ third: Disposable) -> Cancelable {
    CompositeDisposable(disposables: [first, second, third])
  }

  /// A disposable of others, which are disposed of in their order.
  public static func create(
    _ first: Disposable, _ second: Disposable, _ third: Disposable, _ others: Disposable...
  ) -> Cancelable {
    CompositeDisposable(disposables: [first, second, third] + others)
  }

  /// A disposable of others, which are disposed of in their order.
  public static func create(_ disposables: [Disposable]) -> Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

/// A disposable that runs a closure once and then lets go of it.
final class AnonymousDisposable: DisposeBase, Cancelable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { flags.contains(.disposed) }

  func dispose() {
    if set(.disposed).contains(.disposed) { return }
    let action = self.action
    self.action = nil
    action?()
  }
}
