/// A link: one station of a subscription, which knows the station above it and is cancelled from below.
public class Link: Cell, Disposable {
  /// Retained; by hand, so that a link without one costs nothing at its end.
  @exclusivity(unchecked) private final var upstream: Unmanaged<Link>?
  /// What other threads brought while one was delivering, retained; see Gate.
  @exclusivity(unchecked) private final var deferred: Unmanaged<DeferredWork>?

  @usableFromInline override init() { super.init() }

  deinit {
    upstream?.release()
    deferred?.release()
  }

  /// Used under the lock.
  final var deferredWork: DeferredWork {
    if let deferred { return deferred.takeUnretainedValue() }
    let work = DeferredWork()
    deferred = .passRetained(work)
    return work
  }

  /// Whether the subscription was neither ended nor cancelled.
  @inline(__always)
  final var isLive: Bool { flags.isDisjoint(with: .over) }

  @inline(__always)
  final var isDisposed: Bool { flags.contains(.disposed) }

  /// Names, once, the station above; cancelled at once if this one was.
  @inline(__always)
  final func setUpstream(_ link: Link) { setUpstream(retained: .passRetained(link)) }

  /// The same with a reference that is this link's from now on.
  final func setUpstream(retained link: Unmanaged<Link>) {
    upstream = link
    if set(.linked).contains(.disposed) { leaveUpstream() }
  }

  /// Marks the end and says whether this call was the one that did.
  @inline(__always)
  final func finish() -> Bool { set(.done).isDisjoint(with: .over) }

  /// Ends the subscription from here upwards. Nothing arrives after it on the same thread.
  @usableFromInline final func cancel() {
    let before = set(.disposed)
    if before.contains(.disposed) { return }
    if before.contains(.linked) { leaveUpstream() }
    didCancel()
  }

  @inline(__always)
  private final func leaveUpstream() {
    guard let link = upstream else { return }
    upstream = nil
    link._withUnsafeGuaranteedRef { $0.cancelled(by: self) }
    link.release()
  }

  /// The same, for whoever holds the subscription.
  public final func dispose() { cancel() }

  /// The station below was cancelled.
  func cancelled(by link: Link) { cancel() }

  /// What this subscription does on main is done there; the station below says so.
  var mainStandIn: (any SchedulerType)? { nil }

  /// What a station with more than one above it, or something to let go of, does once.
  func didCancel() {}
}

/// What waits for the thread that is delivering.
final class DeferredWork {
  var items: [() -> Void] = []
}

/// The topmost link of a source that made a disposable of its own.
final class DisposableLink: Link {
  private let disposable: Disposable

  init(_ disposable: Disposable) { self.disposable = disposable }

  override func didCancel() { disposable.dispose() }
}
