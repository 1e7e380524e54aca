/// A disposable whose content may be replaced; what was there is disposed of.
public final class SerialDisposable: DisposeBase, Cancelable {
  @exclusivity(unchecked) private var content: Disposable?

  public override init() { super.init() }

  /// Whether it was disposed of.
  public var isDisposed: Bool { flags.contains(.disposed) }

  /// What is inside; what was there is disposed of, and so is each that comes behind the disposal.
  public var disposable: Disposable {
    get { locked { content } ?? Disposables.create() }
    set {
      let replaced: Disposable? = locked {
        if isDisposed { return newValue }
        let before = content
        content = newValue
        return before
      }
      replaced?.dispose()
    }
  }

  /// Disposes of what is inside, and of each that comes from now on.
  public func dispose() {
    let content: Disposable? = locked {
      set(.disposed)
      let before = self.content
      self.content = nil
      return before
    }
    content?.dispose()
  }
}
