import RxSwift

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

  func loadDetails(_ id: Place.ID?) -> Observable<Place.Details?> {
    guard let id else { return .just(nil) }
    return context.atlas.details(of: id)
  }

  func loadPhoto(_ id: Place.ID) -> Observable<(of: Place.ID, url: String?)> {
    let url = id > 0 ? "https://example.com/places/\(id).jpg" : nil
    return .just((of: id, url: url))
  }

  func homeRegion() -> (center: Coordinate, radius: Double) {
    (center: .cityHall, radius: 500)
  }
}
