struct ChatRoom: Identifiable, Equatable, Sendable {
  let id: String
  let name: String
}

struct ChatMessage: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
}

protocol Messenger: Sendable {
  func history(of room: ChatRoom.ID) async throws -> [ChatMessage]
  func send(_ text: String, to room: ChatRoom.ID) async throws -> ChatMessage
  func announceTyping(in room: ChatRoom.ID) async
  func markAsRead(upTo message: ChatMessage.ID) async
}
