@testable import App

/// Takes any name but one.
private struct Profiles: ProfileRepository {
  struct Taken: Error {}

  func save(_ profile: EditableProfile) async throws -> EditableProfile {
    if profile.name == "Bea" { throw Taken() }
    return profile
  }
}

/// Typed, suggested, reset and cleared; saved in vain, and saved; pictures.
@MainActor func play() async {
  let edit = ProfileEditHarness(
    profile: EditableProfile(name: "Ada", bio: "Poet", birthYear: nil), profiles: Profiles())
  watch(edit, edit.model)
  edit.send(\.saveTapped, at: 5)
  edit.send(\.name, String(repeating: "x", count: 41), at: 10)
  edit.send(\.name, "Bea", at: 20)
  edit.send(\.saveTapped, at: 30)
  for (year, tick) in [("1815", 40), ("soon", 45)] { edit.send(\.birthYear, year, at: tick) }
  edit.send(\.bio, String(repeating: "y", count: 200), at: 50)
  edit.send(\.resetTapped, at: 60)
  for (name, tick) in [(nil, 70), ("Cora", 80)] {
    edit.send(\.suggestionTapped, NameSuggestion(nickname: name), at: tick)
  }
  edit.send(\.saveTapped, at: 90)
  edit.send(\.clearTapped, at: 100)
  for (id, image, tick) in [(1, true, 110), (1, true, 120), (2, false, 130), (3, true, 140)] {
    edit.send(\.avatarPicked, PickedAvatar(id: id, image: image ? AvatarImage(bytes: [UInt8(id)]) : nil), at: tick)
  }
  await edit.settle()
  show("name", edit.record(\.name))
  show("bio", edit.record(\.bio)) { "\($0.prefix(4))" }
  show("birthYear", edit.record(\.birthYear))
  show("avatar", edit.record(\.avatar)) { "\($0?.bytes ?? [])" }
  show("bioLength", edit.record(\.bioLength))
  show("canSave", edit.record(\.canSave))
  show("wasEdited", edit.record(\.wasEdited))
  show("saved", edit.record(\.saved)) { $0.name }
  show("isSaving", edit.record(\.isSaving))
  show("failure", edit.record(\.failure))
}
