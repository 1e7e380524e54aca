/// Work handed to a queue: what it captures is known to be used by one thread at a time.
import Dispatch

/// Unchecked: a constant handed from one thread to another. A scheduler's work and an observer's closures are no
/// `@Sendable` ones in ReactiveX's form, so the compiler cannot know more; they run one at a time, and what they share
/// with other threads besides is up to their author.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension DispatchQueue {
  func run(_ work: @escaping () -> Void) {
    let work = Unchecked(work)
    async { work.value() }
  }
}
