/// Disposables that are disposed of together; each may be taken out before.
public final class CompositeDisposable: DisposeBase, Cancelable {
  /// What an inserted disposable is taken out by.
  public struct DisposeKey {
    fileprivate let number: Int
  }

  @exclusivity(unchecked) private var content: [(number: Int, disposable: Disposable)] = []
  private var next = 0

  public override init() { super.init() }

  /// Disposables to begin with.
  public init(_ first: Disposable, _ second: Disposable) {
    super.init()
    append([first, second])
  }

  /// Disposables to begin with.
  public init(_ first: Disposable, _ second: Disposable, _ third: Disposable) {
    super.init()
    append([first, second, third])
  }

  /// Disposables to begin with.
  public init(
    _ first: Disposable, _ second: Disposable, _ third: Disposable, _ fourth: Disposable, _ others: Disposable...
  ) {
    super.init()
    append([first, second, third, fourth] + others)
  }

  /// Disposables to begin with.
  public init(disposables: [Disposable]) {
    super.init()
    append(disposables)
  }

  private func append(_ disposables: [Disposable]) {
    content.reserveCapacity(disposables.count)
    for disposable in disposables {
      content.append((next, disposable))
      next += 1
    }
  }

  /// Whether it was disposed of.
  public var isDisposed: Bool { flags.contains(.disposed) }

  /// How many are inside.
  public var count: Int { locked { content.count } }

  /// Adds a disposable, or disposes of it at once if that has happened to the others; then there is no key.
  public func insert(_ disposable: Disposable) -> DisposeKey? {
    let key: DisposeKey? = locked {
      if isDisposed { return nil }
      let key = DisposeKey(number: next)
      if content.isEmpty { content.reserveCapacity(8) }
      content.append((next, disposable))
      next += 1
      return key
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Takes a disposable out and disposes of it.
  public func remove(for disposeKey: DisposeKey) {
    let removed: Disposable? = locked {
      guard let index = content.firstIndex(where: { $0.number == disposeKey.number }) else { return nil }
      return content.remove(at: index).disposable
    }
    removed?.dispose()
  }

  /// Disposes of all, in their order; each that is inserted from now on is disposed of at once.
  public func dispose() {
    let content = locked {
      set(.disposed)
      let before = self.content
      self.content = []
      return before
    }
    for item in content { item.disposable.dispose() }
  }
}
