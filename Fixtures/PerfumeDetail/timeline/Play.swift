@testable import App

private struct Likes: ToggleLikeUseCase {
  let notes = Notes()
  func execute(id: Review.ID) async { await notes.add("like \(id)") }
}

/// The pager, two likes, and taps that lead nowhere yet.
@MainActor func play() async {
  let likes = Likes()
  let detail = PerfumeDetailHarness(
    perfume: Perfume(id: 1, name: "Neroli", reviews: [Review(id: 7, text: "Fresh")]), toggleLike: likes)
  watch(detail, detail.model)
  detail.send(\.scroll.pageChanged, 2, at: 10)
  detail.send(\.scroll.pageChanged, 1, at: 20)
  for (id, tick) in [(7, 30), (8, 40)] { detail.send(\.review.likeTapped, id, at: tick) }
  detail.send(\.review.reportTapped, 7, at: 50)
  detail.send(\.info.brandTapped, at: 60)
  await detail.settle()
  show("reviews", detail.record(\.reviews)) { "\($0.map(\.text))" }
  show("page", detail.record(\.page))
  print("lines \(await likes.notes.lines)")
}
