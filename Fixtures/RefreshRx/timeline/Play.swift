@testable import App

/// Pulled twice, and asked for something else meanwhile.
@MainActor func play() async {
  let list = RefreshRxHarness()
  watch(list, list.model)
  list.play(\.loadTrigger, "-a--a")
  list.send(\.query, "streams", at: 2)
  show("title", list.record(\.title))
  show("count", list.record(\.count))
}
