enum LoginError: Error, Equatable, Sendable {
  case logoutError
  case wrongPassword
}

/// Remembers who is signed in.
final class UserSession {
  private var token: String?

  init(token: String?) {
    self.token = token
  }

  /// Forgets the user; there must be one.
  func end() throws {
    guard token != nil else { throw LoginError.logoutError }
    token = nil
  }
}
