import PorticoEmit
import PorticoModel
import Testing

/// `withLatestFrom`: other flows' latest, `_` for the element, states read and not subscribed.
@Suite struct WithLatestFromTests {
  static let rows = [
    Lowering(
      "tap.withLatestFrom(text)",
      rxswift: ".withLatestFrom(input.text)", combine: ".withLatest(from: input.text)"),
    Lowering(
      "tap.withLatestFrom(text, posts)",
      rxswift: """
        .withLatestFrom(Observable.combineLatest(input.text, input.posts)) {
          (text: $1.0, posts: $1.1)
        }
        """,
      combine: """
        .withLatest(from: Publishers.CombineLatest(input.text, input.posts)) {
          (text: $1.0, posts: $1.1)
        }
        """),
    Lowering(
      "text.withLatestFrom(_, posts)",
      rxswift: ".withLatestFrom(input.posts) { (text: $0, posts: $1) }",
      combine: ".withLatest(from: input.posts) { (text: $0, posts: $1) }"),
    Lowering(
      "text.withLatestFrom(posts, _)",
      rxswift: ".withLatestFrom(input.posts) { (posts: $1, text: $0) }",
      combine: ".withLatest(from: input.posts) { (posts: $1, text: $0) }"),
    Lowering("tap.withLatestFrom(count)", both: ".map { _ in context.count.value }"),
    Lowering("text.withLatestFrom(_, count)", both: ".map { (text: $0, count: context.count.value) }"),
    Lowering(
      "text.withLatestFrom(count, posts)",
      rxswift: ".withLatestFrom(input.posts) { (count: context.count.value, posts: $1) }",
      combine: ".withLatest(from: input.posts) { (count: context.count.value, posts: $1) }"),
    Lowering(
      "tap.withLatestFrom(posts.map { $0.count } -> Int)",
      rxswift: ".withLatestFrom(input.posts.map { $0.count })",
      combine: ".withLatest(from: input.posts.map { $0.count })"),
    Lowering(
      "tap.withLatestFrom(text, posts, page)",
      rxswift: """
        .withLatestFrom(Observable.combineLatest(input.text, input.posts, page)) {
          (text: $1.0, posts: $1.1, page: $1.2)
        }
        """,
      combine: """
        .withLatest(from: Publishers.CombineLatest3(input.text, input.posts, page)) {
          (text: $1.0, posts: $1.1, page: $1.2)
        }
        """),
    Lowering(
      "tap.withLatestFrom(t: text, p: posts, n: page, q: pair, u: text.map { $0.count } -> Int)",
      rxswift: """
        .withLatestFrom(
          Observable.combineLatest(
            input.text,
            input.posts,
            page,
            input.pair,
            input.text.map { $0.count }
          )
        ) { (t: $1.0, p: $1.1, n: $1.2, q: $1.3, u: $1.4) }
        """,
      combine: """
        .withLatest(
          from: Publishers.CombineLatest3(
            Publishers.CombineLatest(input.text, input.posts),
            Publishers.CombineLatest(page, input.pair),
            input.text.map { $0.count }
          )
        ) { (t: $1.0.0, p: $1.0.1, n: $1.1.0, q: $1.1.1, u: $1.2) }
        """),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
