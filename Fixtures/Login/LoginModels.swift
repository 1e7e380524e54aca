protocol LoginCoordinator: AnyObject {
  func showSignupFlow()
}

protocol LoginUseCase {
  /// Calls back with whether the server knows the two.
  func login(_ email: String, _ password: String, completion: @escaping (Bool) -> Void)
}

protocol SaveLoginInfoUseCase {
  func save(email: String)
}
