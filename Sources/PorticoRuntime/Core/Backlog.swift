/// A backlog: what waits for its turn, taken out in the order in which it came at a cost that does not grow with it.
struct Backlog<Element> {
  private var items: ContiguousArray<Element?> = []
  private var head = 0

  var count: Int { items.count - head }
  var isEmpty: Bool { head == items.count }
  var first: Element? { isEmpty ? nil : items[head] }

  mutating func append(_ item: Element) { items.append(item) }

  mutating func removeFirst() -> Element {
    guard let item = items[head] else { preconditionFailure("A backlog is asked for more than it has.") }
    items[head] = nil
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: head <= 32)
      head = 0
    } else if head > 32 && head > count {
      items.removeFirst(head)
      head = 0
    }
    return item
  }
}
