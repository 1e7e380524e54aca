/// Virtual time, and how it stands to dates.
import Foundation

/// How virtual time stands to dates.
public protocol VirtualTimeConverterType {
  associatedtype VirtualTimeUnit
  associatedtype VirtualTimeIntervalUnit

  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How two moments stand to each other.
public enum VirtualTimeComparison: Sendable {
  case lessThan
  case equal
  case greaterThan
}

/// Virtual time that is the date itself.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// A moment.
  public typealias VirtualTimeUnit = RxTime

  /// A time in seconds.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// The same: a date.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// The same: a date.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// The same: a time in seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    virtualTimeInterval
  }

  /// The same: a time in seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }

  /// The moment behind another by a time.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
    time.addingTimeInterval(offset)
  }

  /// Which moment is earlier.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// A virtual-time scheduler whose clock is a date.
///
/// Unchecked: it adds nothing to what the virtual-time scheduler is.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable {
  /// A scheduler whose clock begins at a date.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}
