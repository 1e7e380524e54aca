import Foundation

@testable import App

/// A search, another, a photo chosen, and all of it taken back.
@MainActor func play() async {
  let search = PhotoSearchHarness(library: PhotoLibrary(photos: [Photo(name: "sea"), Photo(name: "seal")]))
  watch(search, search.model)
  search.send(\.appeared, at: 0)
  search.send(\.searchTapped, at: 5)
  search.send(\.query, "seal", at: 10)
  search.send(\.searchTapped, at: 20)
  search.send(\.query, "sea", at: 30)
  search.send(\.searchTapped, at: 40)
  search.send(\.chosen, IndexPath(indexes: [0, 1]), at: 50)
  search.send(\.cancelTapped, at: 60)
  show("found", search.record(\.found))
  show("reset", search.record(\.reset))
  show("opened", search.record(\.opened))
}
