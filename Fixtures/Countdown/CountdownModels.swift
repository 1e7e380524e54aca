protocol CodeSender: Sendable {
  func send() async
  func accepts(_ code: String) async -> Bool
}
