struct Account: Identifiable, Equatable, Sendable {
  let id: Int
  let nickname: String
}

enum RegistrationField: Equatable, Sendable {
  case email, password, nickname
}
