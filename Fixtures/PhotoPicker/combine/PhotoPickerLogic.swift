final class PhotoPickerLogic: PhotoPickerViewModel.Logic {
  private let context: PhotoPickerViewModel.Context

  init(_ context: PhotoPickerViewModel.Context) {
    self.context = context
  }

  func askPermission() async -> PhotoPermission {
    await context.photoLibrary.requestPermission()
  }

  func loadPhotos(_ permission: PhotoPermission) async throws -> [Photo] {
    try await context.photoLibrary.photos(onlySelected: permission == .limited)
  }

  func decodePreview(_ id: Photo.ID) throws -> PhotoPreview? {
    let size = try context.photoLibrary.size(of: id)
    guard size.width > 0, size.height > 0 else { throw PhotoError.unreadable(id) }
    return PhotoPreview(width: size.width, height: size.height)
  }

  func toggling(_ selection: [Photo.ID], _ id: Photo.ID) -> [Photo.ID] {
    if selection.contains(id) { return selection.filter { $0 != id } }
    return selection.count < context.limit ? selection + [id] : selection
  }

  func export(_ selection: [Photo.ID]) async throws -> [ExportedPhoto] {
    var photos: [ExportedPhoto] = []
    for id in selection {
      photos.append(try await context.photoLibrary.export(id))
    }
    return photos
  }
}
