/// A disposable that disposes of another when it and all that were retained from it are disposed of.
public final class RefCountDisposable: DisposeBase, Cancelable {
  private var content: Disposable?
  private var count = 0
  private var isPrimaryDisposed = false

  /// A disposable that disposes of another once nobody needs it.
  public init(disposable: Disposable) {
    content = disposable
    super.init()
  }

  /// Whether the other was disposed of.
  public var isDisposed: Bool { locked { content == nil } }

  /// A dependent disposable.
  public func retain() -> Disposable {
    let isRetained = locked {
      if content == nil { return false }
      count += 1
      return true
    }
    guard isRetained else { return Disposables.create() }
    return AnonymousDisposable { self.release() }
  }

  /// Disposes of the other, or lets the last that was retained do so.
  public func dispose() {
    let disposable: Disposable? = locked {
      if isPrimaryDisposed { return nil }
      isPrimaryDisposed = true
      return count == 0 ? takeContent() : nil
    }
    disposable?.dispose()
  }

  private func release() {
    let disposable: Disposable? = locked {
      count -= 1
      return count == 0 && isPrimaryDisposed ? takeContent() : nil
    }
    disposable?.dispose()
  }

  private func takeContent() -> Disposable? {
    let before = content
    content = nil
    return before
  }
}
