@testable import App

private final class Coordinator: TicketCoordinator {
  var count = 0
  func close() { count += 1 }
}

/// Too many copies, fewer of them; torn; looked for and left.
@MainActor func play() async {
  let ticket = TicketHarness(price: 5)
  watch(ticket, ticket.model)
  ticket.send(\.copies, 10, at: 10)
  ticket.send(\.printTapped, at: 20)
  ticket.send(\.copies, 2, at: 30)
  ticket.send(\.printTapped, at: 40)
  await ticket.settle()
  show("total", ticket.record(\.total))
  show("printed", ticket.record(\.printed))
  show("isPrinting", ticket.record(\.isPrinting))
  show("failed", ticket.record(\.failed))

  let coordinator = Coordinator()
  let stub = TicketStubHarness(coordinator: coordinator)
  watch(stub, stub.model)
  for tick in [10, 20] { stub.send(\.torn, at: tick) }
  show("isTorn", stub.record(\.isTorn))

  let search = TicketSearchHarness(coordinator: coordinator)
  watch(search, search.model)
  for (text, tick) in [("a", 0), ("ab", 100), ("abc", 500)] { search.send(\.text, text, at: tick) }
  search.send(\.closeTapped, at: 1000)
  show("hint", search.record(\.hint))
  print("closed \(coordinator.count)")
}
