@testable import App

/// Nothing to send, something, too much.
@MainActor func play() async {
  let store = InvoiceStore()
  let invoice = InvoiceHarness(store: store)
  watch(invoice, invoice.model)
  invoice.send(\.appeared, at: 5)
  invoice.send(\.sendTapped, at: 10)
  invoice.send(\.amountEdited, "12.5", at: 20)
  invoice.send(\.amountEdited, "", at: 30)
  invoice.send(\.sendTapped, at: 40)
  invoice.send(\.amountEdited, "20000", at: 50)
  invoice.send(\.printTapped, at: 60)
  show("amount", invoice.record(\.amount))
  show("canSend", invoice.record(\.canSend))
  show("sent", invoice.record(\.sent))
  print("isSeen \(store.isSeen)")
}
