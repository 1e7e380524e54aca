@testable import App

private struct Sender: CodeSender {
  let notes = Notes()

  func send() async { await notes.add("sent") }
  func accepts(_ code: String) async -> Bool { code == "123456" }
}

/// Impatient fingers, and a code that is typed in two goes.
@MainActor func play() async {
  let sender = Sender()
  let countdown = CountdownHarness(seconds: 2, sender: sender)
  watch(countdown, countdown.model)
  for tick in [10, 200, 900] { countdown.send(\.sendTapped, at: tick) }
  await countdown.settle()
  // A code is compared off main: it arrives when it does, not at a tick.
  func type(_ code: String, at time: Int) async {
    let count = countdown.record(\.isComplete).values.count
    countdown.send(\.codeEdited, code, at: time)
    await countdown.settle { countdown.outputs.isComplete.timeline.values.count > count }
  }
  await type("12 3", at: 3000)
  await type("123 456 7", at: 4000)
  // So does what the check has answered.
  await countdown.settle { !countdown.outputs.isAccepted.timeline.values.isEmpty }
  countdown.send(\.sendTapped, at: 5000)
  await countdown.settle()
  show("title", countdown.record(\.title))
  show("canSend", countdown.record(\.canSend))
  show("announcement", countdown.record(\.announcement))
  show("expired", countdown.record(\.expired))
  show("isComplete", countdown.record(\.isComplete))
  show("isAccepted", countdown.record(\.isAccepted))
  print("lines \(await sender.notes.lines)")
}
