struct Photo: Hashable, Sendable {
  let name: String
}

struct PhotoLibrary: Sendable {
  let photos: [Photo]

  func photos(named name: String) -> [Photo] { photos.filter { $0.name.contains(name) } }
}

#if canImport(UIKit)
  import UIKit

  final class PhotoCell: UICollectionViewCell {
    static let identifier = "photo"
    func show(_ photo: Photo) { accessibilityLabel = photo.name }
  }
#endif
