/// Work handed to a queue: what it captures is known to be used by one thread at a time.
import Dispatch

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
