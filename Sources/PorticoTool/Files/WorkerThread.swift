/// A thread of the system: Dispatch would add to the time of starting up.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct WorkerThread {
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
