final class ProfileEditLogic: ProfileEditViewModel.Logic {
  private let context: ProfileEditViewModel.Context

  init(_ context: ProfileEditViewModel.Context) {
    self.context = context
  }

  func isComplete(name: String, bio: String, year: Int?) -> Bool {
    !name.isEmpty && EditableProfile(name: name, bio: bio, birthYear: year) != context.profile
  }

  func save(name: String, bio: String, year: Int?) async throws -> EditableProfile {
    try await context.profiles.save(EditableProfile(name: name, bio: bio, birthYear: year))
  }
}
