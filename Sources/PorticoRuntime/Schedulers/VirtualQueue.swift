/// The work of a virtual-time scheduler in the order of (time, arrival).
///
/// What comes in that order, as a hot stream's events do, stands in a line; what comes before the end of the line goes
/// into a heap, which is small then. Both hold items, retained, as pointers: an array of a generic type has its metadata
/// looked up whenever it is touched.
final class VirtualQueue<Converter: VirtualTimeConverterType> {
  typealias Item = VirtualItem<Converter.VirtualTimeUnit>

  private let converter: Converter
  @exclusivity(unchecked) private var line: ContiguousArray<UnsafeMutableRawPointer> = []
  @exclusivity(unchecked) private var head = 0
  /// Each before those at twice its place.
  @exclusivity(unchecked) private var heap: ContiguousArray<UnsafeMutableRawPointer> = []

  init(_ converter: Converter) { self.converter = converter }

  deinit {
    for item in line[head...] + heap { Unmanaged<VirtualWork>.fromOpaque(item).release() }
  }

  /// All that waits, in order.
  var items: [Item] {
    (line[head...] + heap).sorted { isBefore($0, $1) }.map { Unmanaged<Item>.fromOpaque($0).takeUnretainedValue() }
  }

  func push(_ item: Item) {
    let item = Unmanaged.passRetained(item).toOpaque()
    if head == line.count || isBefore(line[line.count - 1], item) {
      line.append(item)
    } else {
      heap.append(item)
      rise(item, from: heap.count - 1)
    }
  }

  /// The first, retained by the queue still.
  var first: Unmanaged<Item>? {
    if head == line.count { return heap.first.map { .fromOpaque($0) } }
    let isFirst = heap.isEmpty || isBefore(line[head], heap[0])
    return .fromOpaque(isFirst ? line[head] : heap[0])
  }

  /// Takes out what `first` gave, which then is the caller's to release.
  func pop(_ first: Unmanaged<Item>) {
    if head == line.count || line[head] != first.toOpaque() { return popHeap() }
    head += 1
    if head == line.count {
      line.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 1024, head > line.count / 2 {
      line.removeFirst(head)
      head = 0
    }
  }

  private func isBefore(_ lhs: UnsafeMutableRawPointer, _ rhs: UnsafeMutableRawPointer) -> Bool {
    Unmanaged<Item>.fromOpaque(lhs)._withUnsafeGuaranteedRef { lhs in
      Unmanaged<Item>.fromOpaque(rhs)._withUnsafeGuaranteedRef { rhs in
        switch converter.compareVirtualTime(lhs.time, rhs.time) {
        case .lessThan: true
        case .equal: lhs.number < rhs.number
        case .greaterThan: false
        }
      }
    }
  }

  /// Puts the item in its place on the way from there to the top of the heap.
  private func rise(_ item: UnsafeMutableRawPointer, from place: Int) {
    var place = place
    while place > 0 {
      let parent = (place - 1) / 2
      guard isBefore(item, heap[parent]) else { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = item
  }

  /// What takes the top's place comes from the bottom and mostly belongs there, so the gap sinks all the way before it
  /// is filled.
  private func popHeap() {
    let last = heap.removeLast()
    if heap.isEmpty { return }
    var gap = 0
    while true {
      var child = 2 * gap + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, isBefore(heap[child + 1], heap[child]) { child += 1 }
      heap[gap] = heap[child]
      gap = child
    }
    rise(last, from: gap)
  }
}
