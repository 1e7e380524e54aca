/// The queue of the current thread: what is scheduled while a subscription begins runs after it, in order.
internal import PorticoAtomics

enum Trampoline {
  final class Queue {
    var items: [() -> Void] = []
    var position = 0
  }

  static var isActive: Bool { portico_thread().pointee.isTrampolining }

  /// Begins the queue unless one is running on this thread.
  @inline(__always)
  static func begin() -> Bool {
    let thread = portico_thread()
    if thread.pointee.isTrampolining { return false }
    thread.pointee.isTrampolining = true
    return true
  }

  /// Runs what was scheduled meanwhile, and ends the queue.
  @inline(__always)
  static func end() {
    let thread = portico_thread()
    if thread.pointee.queue != nil { drain(thread) }
    thread.pointee.isTrampolining = false
  }

  static func enqueue(_ item: @escaping () -> Void) {
    let thread = portico_thread()
    let queue: Queue
    if let standing = thread.pointee.queue {
      queue = Unmanaged<Queue>.fromOpaque(standing).takeUnretainedValue()
    } else {
      queue = Queue()
      thread.pointee.queue = Unmanaged.passRetained(queue).toOpaque()
    }
    queue.items.append(item)
  }

  /// Whether nothing waits behind the item that is running.
  static var isEmpty: Bool {
    guard let standing = portico_thread().pointee.queue else { return true }
    let queue = Unmanaged<Queue>.fromOpaque(standing).takeUnretainedValue()
    return queue.position == queue.items.count
  }

  @inline(never)
  private static func drain(_ thread: UnsafeMutablePointer<portico_thread_state>) {
    guard let standing = thread.pointee.queue else { return }
    let queue = Unmanaged<Queue>.fromOpaque(standing).takeRetainedValue()
    while queue.position < queue.items.count {
      let item = queue.items[queue.position]
      queue.position += 1
      if queue.position > 64 {
        queue.items.removeFirst(queue.position)
        queue.position = 0
      }
      item()
    }
    thread.pointee.queue = nil
  }
}
