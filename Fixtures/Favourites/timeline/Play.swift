@testable import App

/// Two on, one off.
@MainActor func play() async {
  let storage = FavouriteStorage()
  let favourites = FavouritesHarness(storage: storage)
  watch(favourites, favourites.model)
  for (id, tick) in [(1, 10), (2, 20), (1, 30)] { favourites.send(\.toggled, id, at: tick) }
  show("ids", favourites.record(\.ids))
  print("saved \(storage.ids)")
}
