final class FavouriteStorage {
  private(set) var ids: [Int] = []

  init() {}

  func save(_ id: Int) {
    ids = ids.toggling(id)
  }
}

extension [Int] {
  func toggling(_ id: Int) -> [Int] {
    contains(id) ? filter { $0 != id } : self + [id]
  }
}
