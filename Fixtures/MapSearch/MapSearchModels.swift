struct Coordinate: Equatable, Sendable {
  static let cityHall = Coordinate(latitude: 37.5663, longitude: 126.9779)

  let latitude: Double
  let longitude: Double

  /// In metres, near enough for a city.
  func distance(to other: Coordinate) -> Double {
    let north = (latitude - other.latitude) * 111_000
    let east = (longitude - other.longitude) * 88_000
    return (north * north + east * east).squareRoot()
  }
}

struct Place: Identifiable, Equatable, Sendable {
  enum Category: Equatable, Sendable {
    case cafe, restaurant, shop
  }

  enum Sorting: Equatable, Sendable {
    case distance, rating
  }

  struct Details: Equatable, Sendable {
    let address: String
    let openingHours: String?
  }

  let id: Int
  let name: String
  let position: Coordinate
}

struct PlaceQuery: Equatable, Sendable {
  var center: Coordinate
  var radius: Double
  var text: String
  var category: Place.Category?
  var isOpenNow: Bool
  var minimumRating: Double
  var sorting: Place.Sorting

  /// Whether the two differ in nothing but the region.
  func isSameFilter(as other: PlaceQuery) -> Bool {
    var here = self
    here.center = other.center
    here.radius = other.radius
    return here == other
  }
}
