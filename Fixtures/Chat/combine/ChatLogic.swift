@MainActor final class ChatLogic: ChatViewModel.Logic {
  private let context: ChatViewModel.Context
  private var lastRead: ChatMessage.ID?

  init(_ context: ChatViewModel.Context) {
    self.context = context
  }

  func loadHistory() async throws -> [ChatMessage] {
    try await context.messenger.history(of: context.room.id)
  }

  func send(_ text: String) async throws -> ChatMessage {
    try await context.messenger.send(text, to: context.room.id)
  }

  func add(_ messages: [ChatMessage], _ more: [ChatMessage]) -> [ChatMessage] {
    messages + more.filter { message in !messages.contains { $0.id == message.id } }
  }

  func markAsRead(_ messages: [ChatMessage]) async {
    guard let last = messages.last?.id, last != lastRead else { return }
    lastRead = last
    await context.messenger.markAsRead(upTo: last)
  }
}
