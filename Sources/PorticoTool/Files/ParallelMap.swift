/// Work on many values at a time, on as many threads as are given.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `transform` makes of each value, in the order of the values, whatever thread was first. `progress` is told on the
/// caller's thread, now and then, how many have been begun.
package func parallelMap<Value: Sendable, Result: Sendable>(
  _ values: [Value], jobs: Int, progress: (Int) -> Void = { _ in },
  _ transform: @escaping @Sendable (Value) -> Result
) -> [Result] {
  let work = ParallelWork(values, transform)
  // A thread costs more than a few files do.
  let others = max(1, min(jobs, values.count / 16)) - 1
  let threads = (0..<others).compactMap { _ in WorkerThread { work.run { _ in } } }
  work.run(progress)
  for thread in threads { thread.join() }
  // Every thread has ended, so every place is filled.
  return work.results.map { $0! }
}

// Sendable: `next` and `results` are touched under the lock alone, until every thread has ended.
private final class ParallelWork<Value: Sendable, Result: Sendable>: @unchecked Sendable {
  private let values: [Value]
  private let transform: @Sendable (Value) -> Result
  private var next = 0
  private(set) var results: [Result?]
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  init(_ values: [Value], _ transform: @escaping @Sendable (Value) -> Result) {
    self.values = values
    self.transform = transform
    results = Array(repeating: nil, count: values.count)
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func run(_ progress: (Int) -> Void) {
    while let index = claim() {
      progress(index)
      let result = transform(values[index])
      pthread_mutex_lock(lock)
      results[index] = result
      pthread_mutex_unlock(lock)
    }
  }

  private func claim() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < values.count else { return nil }
    defer { next += 1 }
    return next
  }
}
