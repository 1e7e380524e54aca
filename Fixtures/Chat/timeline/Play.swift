@testable import App

/// Loses what is sent to it four times, then no more.
private actor Office: Messenger {
  struct Offline: Error {}

  private(set) var lines: [String] = []
  private var losses = 4

  func history(of room: ChatRoom.ID) -> [ChatMessage] { [ChatMessage(id: 0, text: "Hello")] }
  func announceTyping(in room: ChatRoom.ID) { lines.append("typing in \(room)") }
  func markAsRead(upTo message: ChatMessage.ID) { lines.append("read \(message)") }

  func send(_ text: String, to room: ChatRoom.ID) throws -> ChatMessage {
    lines.append("send \(text)")
    losses -= 1
    if losses >= 0 { throw Offline() }
    return ChatMessage(id: lines.count, text: text)
  }
}

/// A message that is given up at the third attempt, and one behind it that arrives at the second.
@MainActor func play() async {
  let office = Office()
  let chat = ChatHarness(room: ChatRoom(id: "swift", name: "Swift"), messenger: office)
  watch(chat, chat.model)
  chat.send(\.appeared, at: 10)
  chat.send(\.sendTapped, "  ", at: 20)
  chat.send(\.sendTapped, "a", at: 30)
  chat.send(\.sendTapped, "b", at: 30)
  for tick in [50, 1000, 2100] { chat.send(\.typed, at: tick) }
  chat.send(\.appeared, at: 2200)
  await chat.settle()
  show("title", chat.record(\.title))
  show("messages", chat.record(\.messages)) { "\($0.map(\.text))" }
  show("isLoading", chat.record(\.isLoading))
  show("isSending", chat.record(\.isSending))
  show("failure", chat.record(\.failure))
  show("showsWarning", chat.record(\.showsWarning))
  print("lines \(await office.lines)")
}
