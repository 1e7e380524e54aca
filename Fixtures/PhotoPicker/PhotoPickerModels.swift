struct Photo: Identifiable, Equatable, Sendable {
  let id: Int
  let isFavourite: Bool
}

struct PhotoPreview: Equatable, Sendable {
  let width: Int
  let height: Int
}

struct ExportedPhoto: Equatable, Sendable {
  let id: Photo.ID
  let bytes: [UInt8]
}

enum PhotoPermission: Sendable {
  case undetermined, denied, limited, granted

  var allowsReading: Bool { self == .limited || self == .granted }
}

enum PhotoError: Error, Equatable {
  case unreadable(Photo.ID)
  case diskFull
}

protocol PhotoLibrary: Sendable {
  func requestPermission() async -> PhotoPermission
  func photos(onlySelected: Bool) async throws -> [Photo]
  func albumNames() async throws -> [String]
  func export(_ id: Photo.ID) async throws -> ExportedPhoto
  func size(of id: Photo.ID) throws -> (width: Int, height: Int)
}
