import Foundation

@testable import App

/// Loaded, pulled again, one post opened, both deleted.
@MainActor func play() async {
  let store = PostStore(posts: [Post(id: 1, title: "First"), Post(id: 2, title: "Second")])
  let table = PostTableHarness(store: store)
  watch(table, table.model)
  table.play(\.loadTrigger, "-a--a")
  table.send(\.editTapped, at: 10)
  table.send(\.selected, Post(id: 2, title: "Second"), at: 20)
  table.send(\.deleted, IndexPath(indexes: [0, 0]), at: 30)
  table.send(\.deleted, IndexPath(indexes: [0, 0]), at: 40)
  table.send(\.editTapped, at: 50)
  show("posts", table.record(\.posts))
  show("title", table.record(\.title))
  show("isEmpty", table.record(\.isEmpty))
  show("isEditing", table.record(\.isEditing))
  show("detail", table.record(\.detail))
}
