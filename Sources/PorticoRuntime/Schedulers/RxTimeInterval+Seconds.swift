/// Intervals as numbers.
import Dispatch
import Foundation

extension DispatchTimeInterval {
  var seconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  var isNow: Bool { seconds == 0 }
}

extension Date {
  func adding(_ interval: DispatchTimeInterval) -> Date {
    if case .never = interval { return .distantFuture }
    return addingTimeInterval(interval.seconds)
  }
}
