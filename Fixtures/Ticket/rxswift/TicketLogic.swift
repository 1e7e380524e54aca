final class TicketLogic: TicketViewModel.Logic {
  struct NoPaper: Error {}

  init(_ context: TicketViewModel.Context) {}

  func print(_ copies: Int) async throws -> Int {
    if copies > 9 { throw NoPaper() }
    return copies
  }
}
