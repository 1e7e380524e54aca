/// A bag: its disposables are disposed of when it goes.
public final class DisposeBag: DisposeBase {
  @exclusivity(unchecked) private var content: [Disposable] = []

  public override init() { super.init() }

  public convenience init(disposing disposables: Disposable...) {
    self.init(disposing: disposables)
  }

  public convenience init(disposing disposables: [Disposable]) {
    self.init()
    content = disposables
  }

  public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    for disposable in content { disposable.dispose() }
  }

  public func insert(_ disposable: Disposable) {
    locked { content.append(disposable) }
  }

  public func insert(_ disposables: Disposable...) { insert(disposables) }

  public func insert(_ disposables: [Disposable]) {
    locked { content.append(contentsOf: disposables) }
  }

  public func insert(@DisposableBuilder builder: () -> [Disposable]) { insert(builder()) }

  /// Collects the disposables that stand in a closure.
  @resultBuilder
  public enum DisposableBuilder {
    public static func buildBlock(_ disposables: Disposable...) -> [Disposable] { disposables }
  }
}
