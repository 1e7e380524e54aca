/// A sequel: a stream after a stream, each begun when the one before ends in the way that matters.
///
/// The common ground of `concat`, `retry` and `catch(sequence:)`. Streams that end at once don't deepen the stack.
final class Sequel<Element>: Join<Element> {
  enum Turn {
    case completion
    case failure
  }

  private let turn: Turn
  private var upcoming: (() -> Observable<Element>?)?
  private var isAdvancing = false
  private var isDue = false
  private var lastError: Swift.Error?

  init(_ downstream: Sink<Element>, after turn: Turn, _ upcoming: @escaping () -> Observable<Element>?) {
    self.turn = turn
    self.upcoming = upcoming
    super.init(downstream)
  }

  /// Begins inside the gate, since the first stream may end on another thread meanwhile.
  func start() { pass { self.advance() } }

  private func advance() {
    isDue = true
    if isAdvancing { return }
    isAdvancing = true
    while isDue && isLive {
      isDue = false
      guard let source = upcoming?() else {
        end()
        break
      }
      begin(source)
    }
    isAdvancing = false
  }

  private func begin(_ source: Observable<Element>) {
    attach(
      source, next: { self.emit($1) },
      error: { child, error in
        if self.turn == .completion { return self.fail(error) }
        self.lastError = error
        self.release(child)
        self.advance()
      },
      completed: { child in
        if self.turn == .failure { return self.complete() }
        self.release(child)
        self.advance()
      })
  }

  private func end() {
    if let lastError { fail(lastError) } else { complete() }
  }

  override func didCancelSources() { upcoming = nil }
}
