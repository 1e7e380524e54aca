import Combine

enum AuthError: Error {
  case unknownUser
  case emailTaken
}

/// What a team would write around FirebaseAuth; here the accounts are kept in memory.
final class FirebaseAuthManager: AuthManager {
  private var passwords: [String: String] = [:]

  func signIn(email: String, password: String) -> AnyPublisher<Bool, any Error> {
    guard let known = passwords[email] else {
      return Fail(error: AuthError.unknownUser).eraseToAnyPublisher()
    }
    return Just(known == password).setFailureType(to: (any Error).self).eraseToAnyPublisher()
  }

  func signUp(email: String, password: String, name: String) -> AnyPublisher<Bool, any Error> {
    guard passwords[email] == nil else {
      return Fail(error: AuthError.emailTaken).eraseToAnyPublisher()
    }
    passwords[email] = password
    return Just(true).setFailureType(to: (any Error).self).eraseToAnyPublisher()
  }
}
