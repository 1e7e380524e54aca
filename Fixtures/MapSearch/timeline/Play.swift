@testable import App

private struct Unreachable: Error {}

/// The map comes to rest, is moved away and searched again; a filter replaces another; a pin is looked at and let go.
@MainActor func play() async {
  let map = MapSearchHarness()
  watch(map, map.model)
  let (first, slow) = (Feed<[Place]>(), Feed<[Place]>())
  func place(_ id: Int) -> Place { Place(id: id, name: "Place \(id)", position: .cityHall) }
  map.atlas.findStub.answer = { query in
    if query.isOpenNow { return one([place(3)]) }
    if query.category != nil { return slow.stream }
    return query.text == "x" ? failing(Unreachable()) : query.center == .cityHall ? first.stream : one([place(2)])
  }
  map.atlas.detailsStub.answer = { id in
    id == 9 ? failing(Unreachable()) : one(.init(address: "\(id)", openingHours: nil))
  }
  let away = Coordinate(latitude: 37, longitude: 127)
  map.send(\.regionChanged, (center: .cityHall, radius: 1000), at: 10)
  first.answer([place(1)], at: 320, by: map.clock)
  map.send(\.text, "x", at: 400)
  map.send(\.regionChanged, (center: away, radius: 1000), at: 1000)
  map.send(\.regionChanged, (center: away, radius: 500), at: 1100)
  map.send(\.regionChanged, (center: away, radius: 400), at: 1200)
  map.send(\.text, "", at: 1600)
  map.send(\.searchHereTapped, at: 2000)
  map.send(\.category, .cafe, at: 2100)
  map.send(\.isOpenNow, true, at: 2200)
  slow.answer([place(4)], at: 2300, by: map.clock)
  map.send(\.minimumRating, 4, at: 2400)
  map.send(\.sorting, .rating, at: 2500)
  for (id, tick) in [(5, 3000), (9, 3010), (nil, 3020), (6, 3030)] { map.send(\.pinTapped, id, at: tick) }
  for id in 0...1 { map.send(\.pinAppeared, id, at: 3100 + id) }
  map.send(\.homeTapped, at: 3200)
  show("places", map.record(\.places)) { "\($0.map(\.id))" }
  show("isSearching", map.record(\.isSearching))
  show("failure", map.record(\.failure))
  show("offersSearchHere", map.record(\.offersSearchHere))
  show("details", map.record(\.details)) { $0?.address ?? "–" }
  show("photo", map.record(\.photo)) { "\($0.of) \($0.url ?? "–")" }
  show("camera", map.record(\.camera)) { "\($0.radius)" }
  print("calls \(map.atlas.findStub.calls.map { "\($0.radius) \($0.text)" })")
}
