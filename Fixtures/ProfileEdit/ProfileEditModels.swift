struct EditableProfile: Equatable, Sendable {
  var name: String
  var bio: String
  var birthYear: Int?
}

struct AvatarImage: Equatable, Sendable {
  let bytes: [UInt8]
}

struct PickedAvatar: Identifiable, Equatable, Sendable {
  let id: Int
  let image: AvatarImage?
}

struct NameSuggestion: Equatable, Sendable {
  let nickname: String?
}

protocol ProfileRepository: Sendable {
  func save(_ profile: EditableProfile) async throws -> EditableProfile
}
