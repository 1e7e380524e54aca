/// A bag: its disposables are disposed of when it goes.
public final class DisposeBag: DisposeBase {
  @exclusivity(unchecked) private var content: [Disposable] = []

  public override init() { super.init() }

  /// A bag of disposables.
  public convenience init(disposing disposables: Disposable...) {
    self.init(disposing: disposables)
  }

  /// A bag of disposables.
  public convenience init(disposing disposables: [Disposable]) {
    self.init()
    content = disposables
  }

  /// A bag of the disposables that stand in a closure.
  public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    for disposable in content { disposable.dispose() }
  }

  /// Puts a disposable into the bag.
  public func insert(_ disposable: Disposable) {
    locked {
      if content.isEmpty { content.reserveCapacity(4) }
      content.append(disposable)
    }
  }

  /// Puts disposables into the bag.
  public func insert(_ disposables: Disposable...) { insert(disposables) }

  /// Puts disposables into the bag.
  public func insert(_ disposables: [Disposable]) {
    locked { content.append(contentsOf: disposables) }
  }

  /// Puts the disposables that stand in a closure into the bag.
  public func insert(@DisposableBuilder builder: () -> [Disposable]) { insert(builder()) }

  /// Collects the disposables that stand in a closure.
  @resultBuilder
  public enum DisposableBuilder {
    /// The disposables of the closure.
    public static func buildBlock(_ disposables: Disposable...) -> [Disposable] { disposables }
  }
}
