import Foundation

/// What a view model of this team is.
protocol ViewModelType {
  associatedtype Input
  associatedtype Output
}

protocol AnyOutput {}

final class InvoiceStore {
  let limit: Decimal = 10_000
  private(set) var isSeen = false

  func markAsSeen() {
    isSeen = true
  }

  func send(_ amount: Decimal) -> String {
    "Sent \(amount)."
  }
}
