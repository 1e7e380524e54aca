/// How hard the tests between threads try: few sends in the ordinary suite, as many as PORTICO_STRESS says elsewhere.
import Dispatch
import Foundation

enum Stress {
  static let threads = 4
  /// The sends of all threads together.
  static let sends = Int(ProcessInfo.processInfo.environment["PORTICO_STRESS"] ?? "") ?? 20_000

  /// Runs the body on each thread at once, and returns when all are done.
  static func run(_ body: @escaping (_ thread: Int) -> Void) {
    // Unchecked: the body is what is tested; what it sends from several threads at once is up to the runtime.
    struct Shared: @unchecked Sendable {
      let body: (Int) -> Void
    }
    let shared = Shared(body: body)
    let group = DispatchGroup()
    for thread in 0..<threads {
      // Threads of their own: a pool could run one after the other.
      let work = Thread {
        shared.body(thread)
        group.leave()
      }
      group.enter()
      work.start()
    }
    group.wait()
  }
}
