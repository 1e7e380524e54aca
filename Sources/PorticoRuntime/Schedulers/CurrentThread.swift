/// The calling thread: who it is, whether it is main, and what the runtime keeps for it.
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
  import Synchronization
#endif

enum CurrentThread {
  /// A number that no other living thread has, never 0.
  @inline(__always)
  static var identity: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  #if canImport(Glibc)
    /// The main thread's identity, once it was seen; it does not change while the process lives.
    private static let main = Atomic<UInt>(0)

    @inline(__always)
    static var isMain: Bool {
      let main = main.load(ordering: .relaxed)
      return main == 0 ? findMain() : main == identity
    }

    @inline(never)
    private static func findMain() -> Bool {
      guard Thread.isMainThread else { return false }
      main.store(identity, ordering: .relaxed)
      return true
    }
  #elseif canImport(Darwin)
    static var isMain: Bool { pthread_main_np() != 0 }
  #else
    static var isMain: Bool { Thread.isMainThread }
  #endif

  /// What the runtime keeps for one thread, made when it is asked for first and freed when the thread ends.
  struct State {
    /// The queue of the current-thread scheduler while it runs.
    var queue: Trampoline.Queue?
    var isTrampolining = false
    /// Makes a scheduler that stands in for main during a test on this thread.
    var standIn: (() -> SchedulerType)?
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { state in
      let state: UnsafeMutableRawPointer? = state
      guard let state = state?.assumingMemoryBound(to: State.self) else { return }
      state.deinitialize(count: 1)
      state.deallocate()
    }
    precondition(status == 0, "The process has no key for a thread's state left.")
    return key
  }()

  /// The calling thread's alone, so nobody else reads or changes it.
  @inline(__always)
  static var state: UnsafeMutablePointer<State> {
    pthread_getspecific(key)?.assumingMemoryBound(to: State.self) ?? makeState()
  }

  @inline(never)
  private static func makeState() -> UnsafeMutablePointer<State> {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    pthread_setspecific(key, state)
    return state
  }
}
