/// The queue of the current thread: what is scheduled while a subscription begins runs after it, in order.
enum Trampoline {
  final class Queue {
    var items: [() -> Void] = []
    var position = 0
  }

  static var isActive: Bool { CurrentThread.state.pointee.isTrampolining }

  /// Begins the queue unless one is running on this thread; what it gives is for `end`.
  @inline(__always)
  static func begin() -> UnsafeMutablePointer<CurrentThread.State>? {
    let thread = CurrentThread.state
    if thread.pointee.isTrampolining { return nil }
    thread.pointee.isTrampolining = true
    return thread
  }

  /// Runs what was scheduled meanwhile, and ends the queue.
  @inline(__always)
  static func end(_ thread: UnsafeMutablePointer<CurrentThread.State>) {
    if thread.pointee.queue != nil { drain(thread) }
    thread.pointee.isTrampolining = false
  }

  static func enqueue(_ item: @escaping () -> Void) {
    let thread = CurrentThread.state
    let queue = thread.pointee.queue ?? Queue()
    thread.pointee.queue = queue
    queue.items.append(item)
  }

  /// Whether nothing waits behind the item that is running.
  static var isEmpty: Bool {
    guard let queue = CurrentThread.state.pointee.queue else { return true }
    return queue.position == queue.items.count
  }

  @inline(never)
  private static func drain(_ thread: UnsafeMutablePointer<CurrentThread.State>) {
    guard let queue = thread.pointee.queue else { return }
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
