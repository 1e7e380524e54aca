@testable import App

/// Allows some photos at first, then all, and then it has lost them.
private actor Album: PhotoLibrary {
  private var permissions = [PhotoPermission.denied, .limited, .granted]
  private var albums = [["Summer"], ["Summer", "Winter"]]

  func requestPermission() -> PhotoPermission { permissions.removeFirst() }
  func albumNames() throws -> [String] {
    if albums.isEmpty { throw PhotoError.diskFull }
    return albums.removeFirst()
  }
  func photos(onlySelected: Bool) throws -> [Photo] {
    guard onlySelected else { throw PhotoError.diskFull }
    return [Photo(id: 1, isFavourite: true), Photo(id: 2, isFavourite: false)]
  }
  func export(_ id: Photo.ID) throws -> ExportedPhoto {
    if id == 3 { throw PhotoError.unreadable(id) }
    return ExportedPhoto(id: id, bytes: [1])
  }
  nonisolated func size(of id: Photo.ID) throws -> (width: Int, height: Int) {
    if id == 2 { throw PhotoError.unreadable(id) }
    return (width: id, height: 10)
  }
}

/// Denied, then let in; previews that fail; two chosen, a third one that cannot be read, one too many.
@MainActor func play() async {
  let picker = PhotoPickerHarness(photoLibrary: Album(), limit: 2)
  watch(picker, picker.model)
  for tick in [10, 20, 200] { picker.send(\.appeared, at: tick) }
  for (id, tick) in [(1, 30), (2, 40), (0, 50), (3, 60)] { picker.send(\.previewTapped, id, at: tick) }
  picker.send(\.doneTapped, at: 70)
  for (id, tick) in [(1, 80), (2, 90), (3, 95), (1, 110), (3, 120)] { picker.send(\.photoTapped, id, at: tick) }
  for tick in [100, 130] { picker.send(\.doneTapped, at: tick) }
  await picker.settle()
  show("permission", picker.record(\.permission))
  show("showsSettingsButton", picker.record(\.showsSettingsButton))
  show("photos", picker.record(\.photos)) { "\($0.map(\.id))" }
  show("albumNames", picker.record(\.albumNames))
  show("preview", picker.record(\.preview)) { $0.map { "\($0.width)×\($0.height)" } ?? "–" }
  show("selectedCount", picker.record(\.selectedCount))
  show("canFinish", picker.record(\.canFinish))
  show("exported", picker.record(\.exported)) { "\($0.map(\.id))" }
  show("isLoading", picker.record(\.isLoading))
  show("loadingFailed", picker.record(\.loadingFailed))
  show("exportFailed", picker.record(\.exportFailed))
}
