/// Work on many values at a time, on threads of the system: Dispatch would add to the time of starting up.
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

private struct WorkerThread {
  private let thread: pthread_t

  /// nil where the system has no thread left; whoever is there does the work.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As much as the first thread has, since a declaration may be deeply nested; elsewhere half a megabyte is usual.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    let status = pthread_create(&started, &attributes, Self.start, box.toOpaque())
    guard status == 0 else {
      box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    thread = started
  }

  func join() { pthread_join(thread, nil) }

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  #if canImport(Darwin)
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
      Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
      return nil
    }
  #else
    private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }
  #endif
}
