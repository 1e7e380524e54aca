import Combine

final class MapSearchLogic: MapSearchViewModel.Logic {
  private let context: MapSearchViewModel.Context

  init(_ context: MapSearchViewModel.Context) {
    self.context = context
  }

  func makeQuery(
    center: Coordinate, radius: Double, text: String, category: Place.Category?, isOpenNow: Bool,
    minimumRating: Double, sorting: Place.Sorting
  ) -> PlaceQuery {
    PlaceQuery(
      center: center, radius: radius, text: text, category: category, isOpenNow: isOpenNow,
      minimumRating: minimumRating, sorting: sorting)
  }

  func loadDetails(_ id: Place.ID?) -> AnyPublisher<Place.Details?, any Error> {
    guard let id else { return Just(nil).setFailureType(to: (any Error).self).eraseToAnyPublisher() }
    return context.atlas.details(of: id)
  }

  func loadPhoto(_ id: Place.ID) -> AnyPublisher<(of: Place.ID, url: String?), Never> {
    let url = id > 0 ? "https://example.com/places/\(id).jpg" : nil
    return Just((of: id, url: url)).eraseToAnyPublisher()
  }

  func homeRegion() -> (center: Coordinate, radius: Double) {
    (center: .cityHall, radius: 500)
  }
}
