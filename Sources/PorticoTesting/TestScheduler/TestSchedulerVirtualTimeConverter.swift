/// Ticks, and how they stand to dates.
import Foundation
import PorticoRuntime

/// Ticks as dates: a tick lasts so many seconds, from 1970 on.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  /// A moment, in ticks.
  public typealias VirtualTimeUnit = Int

  /// A time, in ticks.
  public typealias VirtualTimeIntervalUnit = Int

  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// The date of a moment.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// The moment of a date.
  public func convertToVirtualTime(_ time: RxTime) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// Ticks in seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// Seconds in ticks, rounded.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval / resolution + 0.5)
  }

  /// The moment behind another by a time.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  /// Which moment is earlier.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
