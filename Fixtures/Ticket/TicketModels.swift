public protocol TicketCoordinator: AnyObject {
  func close()
}
