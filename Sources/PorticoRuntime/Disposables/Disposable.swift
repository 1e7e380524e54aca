/// What ends a subscription, or lets go of something.
public protocol Disposable {
  func dispose()
}

/// A disposable that knows whether it was disposed of.
public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Puts the disposable into a bag.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A place for what makes disposables.
public enum Disposables {}

/// The common ground of disposables.
public class DisposeBase: Cell {
  override init() { super.init() }
}

struct NopDisposable: Disposable {
  func dispose() {}
}
