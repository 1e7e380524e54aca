/// A join: several streams that end in one, with the links of all of them.
///
/// The common ground of `merge`, `flatMap`, `combineLatest`, `zip` and what else has more than one source.
@usableFromInline class Join<Output>: Link {
  final let downstream: Sink<Output>
  /// The sources: two in places of their own, since most joins have no more.
  @exclusivity(unchecked) private final var firstSource: Link?
  @exclusivity(unchecked) private final var secondSource: Link?
  @exclusivity(unchecked) private final var otherSources: ContiguousArray<Link> = []

  @usableFromInline init(_ downstream: borrowing Sink<Output>) {
    self.downstream = copy downstream
    super.init()
    downstream.setUpstream(retained: .passRetained(self))
  }

  /// Adds the sink of a source, to be cancelled with the rest.
  @usableFromInline final func register(_ link: Link) {
    lock()
    if isDisposed {
      unlock()
      return link.cancel()
    }
    if firstSource == nil {
      firstSource = link
    } else if secondSource == nil {
      secondSource = link
    } else {
      otherSources.append(link)
    }
    unlock()
  }

  /// Lets go of a source that has ended.
  final func release(_ link: Link) {
    lock()
    let isThere = take(link)
    unlock()
    if isThere { link.cancel() }
  }

  private final func take(_ link: Link) -> Bool {
    if firstSource === link {
      firstSource = nil
    } else if secondSource === link {
      secondSource = nil
    } else {
      guard let index = otherSources.lastIndex(where: { $0 === link }) else { return false }
      otherSources.swapAt(index, otherSources.count - 1)
      otherSources.removeLast()
    }
    return true
  }

  @usableFromInline final override func didCancel() {
    lock()
    let first = firstSource
    let second = secondSource
    firstSource = nil
    secondSource = nil
    if otherSources.isEmpty {
      unlock()
      first?.cancel()
      second?.cancel()
    } else {
      let others = otherSources
      otherSources = []
      unlock()
      first?.cancel()
      second?.cancel()
      for link in others { link.cancel() }
    }
    didCancelSources()
  }

  func didCancelSources() {}

  final override var mainStandIn: (any SchedulerType)? { downstream.mainStandIn }

  @inline(__always)
  final func emit(_ value: Output) {
    if isLive { downstream.next(value) }
  }

  final func fail(_ error: Swift.Error) {
    guard finish() else { return }
    downstream.error(error)
    cancel()
  }

  final func complete() {
    guard finish() else { return }
    downstream.completed()
    cancel()
  }
}

/// A join without more.
@usableFromInline final class PlainJoin<Output>: Join<Output> {
  @usableFromInline required override init(_ downstream: borrowing Sink<Output>) { super.init(downstream) }
}
