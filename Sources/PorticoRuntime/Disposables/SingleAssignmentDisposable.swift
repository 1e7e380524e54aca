/// A disposable whose content comes later, once.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
  @exclusivity(unchecked) private var content: Disposable?

  public override init() { super.init() }

  /// Whether it was disposed of.
  public var isDisposed: Bool { flags.contains(.disposed) }

  /// Puts the content in, once; it is disposed of at once if the place was.
  public func setDisposable(_ disposable: Disposable) {
    content = disposable
    let before = set(.linked)
    precondition(!before.contains(.linked), "oldState.disposable != nil")
    if before.contains(.disposed) { release() }
  }

  /// Disposes of the content, or of the one that comes.
  public func dispose() {
    let before = set(.disposed)
    if !before.contains(.disposed) && before.contains(.linked) { release() }
  }

  private func release() {
    let content = self.content
    self.content = nil
    content?.dispose()
  }
}
