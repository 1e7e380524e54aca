/// A scenario: the same work many times, what the peers need for it and what is allowed.
///
/// The peers were counted on x86-64 Linux with Swift 6.3.1; `nil` where one has no such thing.
struct Scenario: Sendable {
  let name: String
  /// One fused class, an array of closures with a lock, RxSwift, OpenCombine, ReactiveSwift.
  let peers: [Int?]
  /// The most instructions that one event may cost.
  let limit: Int
  /// The most allocations that one event may cost.
  var allocations = 0
  /// How many events the two runs make whose difference is counted.
  var events = (few: 1_000, many: 3_000)
  /// Sets up, then makes so many events.
  let run: @Sendable (Int) -> Void

  static let peerNames = ["fused", "closures", "RxSwift", "OpenCombine", "ReactiveSwift"]

  static let all = streams + joins + subscriptions + screens + time
}

/// Where a subscriber's values go, so that the compiler can't leave them out.
final class Total {
  var value = 0
  func add(_ number: Int) { value &+= number }
  deinit { precondition(value != .min) }
}
