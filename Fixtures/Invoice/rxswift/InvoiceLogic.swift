final class InvoiceLogic: InvoiceVM.Logic {
  private let context: InvoiceVM.Context
  private(set) var views = 0

  init(_ context: InvoiceVM.Context) {
    self.context = context
  }

  func track() {
    views += 1
  }
}
