/// Work of a virtual-time scheduler: what is done once, unless it is disposed of before.
class VirtualWork: DisposeBase, Cancelable {
  enum Action {
    case plain(() -> Void)
    case disposable(() -> Disposable)
  }

  /// The order of arrival.
  final let number: Int
  @exclusivity(unchecked) private final var action: Action?
  @exclusivity(unchecked) private final var content: Disposable?

  init(_ number: Int, _ action: Action) {
    self.number = number
    self.action = action
  }

  final var isDisposed: Bool { flags.contains(.disposed) }

  final func run() {
    guard !isDisposed, let action else { return }
    self.action = nil
    switch action {
    case .plain(let action): action()
    case .disposable(let action):
      let content = action()
      if isDisposed { content.dispose() } else { self.content = content }
    }
  }

  final func dispose() {
    if set(.disposed).contains(.disposed) { return }
    action = nil
    content?.dispose()
    content = nil
  }
}

/// The same at its moment of virtual time.
final class VirtualItem<Time>: VirtualWork {
  let time: Time

  required init(_ time: Time, _ number: Int, _ action: Action) {
    self.time = time
    super.init(number, action)
  }
}
