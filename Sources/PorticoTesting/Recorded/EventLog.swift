/// A log of events in the order in which they came.
///
/// An array of events of a generic type has its metadata looked up for each that is appended, which is most of what
/// virtual time costs; so the parts are kept by themselves, and events are made of them when somebody asks.
import PorticoRuntime

@usableFromInline final class EventLog<Element> {
  @exclusivity(unchecked) @usableFromInline private(set) var times: ContiguousArray<TestTime> = []
  /// Errors and completions, with the place of each among all events.
  @exclusivity(unchecked) @usableFromInline private(set) var ends: ContiguousArray<(place: Int, failure: Error?)> = []
  @exclusivity(unchecked) @usableFromInline private(set) var values: UnsafeMutablePointer<Element>?
  @exclusivity(unchecked) private var count = 0
  private var capacity = 0

  init() {}

  deinit {
    values?.deinitialize(count: count)
    values?.deallocate()
  }

  func append(_ time: TestTime, _ value: Element) {
    times.append(time)
    if count == capacity { grow() }
    guard let values else { return }
    (values + count).initialize(to: value)
    count += 1
  }

  func append(_ time: TestTime, end failure: Error?) {
    ends.append((times.count, failure))
    times.append(time)
  }

  private func grow() {
    capacity = max(16, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let values {
      larger.moveInitialize(from: values, count: count)
      values.deallocate()
    }
    values = larger
  }

  @inlinable var events: [Recorded<Event<Element>>] {
    var events: [Recorded<Event<Element>>] = []
    events.reserveCapacity(times.count)
    var pastEnds = 0
    for place in 0..<times.count {
      if pastEnds < ends.count, ends[pastEnds].place == place {
        let event: Event<Element> = if let failure = ends[pastEnds].failure { .error(failure) } else { .completed }
        events.append(Recorded(time: times[place], value: event))
        pastEnds += 1
      } else if let values {
        events.append(Recorded(time: times[place], value: .next(values[place - pastEnds])))
      }
    }
    return events
  }
}
