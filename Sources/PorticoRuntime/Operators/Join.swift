/// A join: several streams that end in one, with the links of all of them.
///
/// The common ground of `merge`, `flatMap`, `combineLatest`, `zip` and what else has more than one source.
@usableFromInline class Join<Output>: Link {
  final let downstream: Sink<Output>
  private final var sources: [Link] = []

  @usableFromInline init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    super.init()
    downstream.setUpstream(self)
  }

  /// Adds the sink of a source, to be cancelled with the rest.
  @usableFromInline final func register(_ link: Link) {
    let isLate = locked {
      if isDisposed { return true }
      sources.append(link)
      return false
    }
    if isLate { link.cancel() }
  }

  /// Lets go of a source that has ended.
  final func release(_ link: Link) {
    let released: Link? = locked {
      guard let index = sources.lastIndex(where: { $0 === link }) else { return nil }
      sources.swapAt(index, sources.count - 1)
      return sources.removeLast()
    }
    released?.cancel()
  }

  @usableFromInline final override func didCancel() {
    let links = locked {
      let links = sources
      sources = []
      return links
    }
    for link in links { link.cancel() }
    didCancelSources()
  }

  func didCancelSources() {}

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
  @usableFromInline required override init(_ downstream: Sink<Output>) { super.init(downstream) }
}
