import PorticoEmit
import PorticoModel
import Testing

/// What `flatMap*` makes anew for each element: a flow that is given it, a closure that may throw.
@Suite struct FlatMapElementTests {
  static let rows = [
    // Each element has its own flow.
    Lowering(
      "text.flatMapLatest(just($0).delay(1s))",
      rxswift: ".flatMapLatest { Observable.just($0).delay(.seconds(1), scheduler: scheduler) }",
      combine: """
        .map { Just($0).delay(for: .seconds(1), scheduler: scheduler) }
        .switchToLatest()
        """),
    Lowering(
      "pair.flatMap(merge(just(b), just($0.b + \"…\")))",
      rxswift: ".flatMap { Observable.merge(Observable.just($0.b), Observable.just($0.b + \"…\")) }",
      combine: ".flatMap { Publishers.Merge(Just($0.b), Just($0.b + \"…\")) }"),
    Lowering(
      "text.flatMap(repo.find($0).map(\\.count).catch($0.count))",
      rxswift: ".flatMap { element in context.repo.find(element).map(\\.count).catchAndReturn(element.count) }",
      combine: ".flatMap { element in context.repo.find(element).map(\\.count).recover(with: element.count) }"),
    Lowering(
      "text.flatMap(await repo.find($0).map { $0 + 1 } -> Int)",
      rxswift: """
        .flatMap { element in
          Observable.flowTask { await context.repo.find(element) }
            .map { $0 + 1 }
            .catch { _ in .empty() }
        }
        """,
      combine: ".flatMap { element in flowTask { await context.repo.find(element) }.map { $0 + 1 } }"),
    Lowering(
      "text.flatMapLatest(just($0).flatMap(just($0)))",
      rxswift: ".flatMapLatest { Observable.just($0).flatMap { Observable.just($0) } }",
      combine: """
        .map { Just($0).flatMap { Just($0) } }
        .switchToLatest()
        """),
    // What a closure throws is its stream's error.
    Lowering(
      "text.flatMapLatest { try repo.find($0) }.catch(1)",
      rxswift: """
        .flatMapLatest { element in
          Observable.deferred { try context.repo.find(element).asObservable() }.catchAndReturn(1)
        }
        """,
      combine: """
        .map { element in flowAttempt { try context.repo.find(element) }.replaceError(with: 1) }
        .switchToLatest()
        """),
    Lowering(
      "pair.flatMap({ repo.find(try key($0), $1) }, error: failed)",
      rxswift: """
        .flatMap { element in
          Observable.deferred { context.repo.find(try key(element.0), element.1).asObservable() }
            .catch { error in
              failedSide.accept(error)
              return .empty()
            }
        }
        """,
      combine: """
        .flatMap { element in
          flowAttempt { context.repo.find(try key(element.0), element.1) }
            .recover { error in failedSide.send(error) }
        }
        """),
    Lowering(
      "text.flatMap({ text in let key = try key(text); return repo.find(key) }, activity: isBusy).retry(2).catch(1)",
      rxswift: """
        .flatMap { element in
          Observable.deferred {
            try ({ text in let key = try key(text); return context.repo.find(key) })(element).asObservable()
          }
          .retry(2)
          .catchAndReturn(1)
          .counted(by: isBusyActivity)
        }
        """,
      combine: """
        .flatMap { element in
          flowAttempt { try ({ text in let key = try key(text); return context.repo.find(key) })(element) }
            .retry(1)
            .replaceError(with: 1)
            .counted(by: isBusyActivity)
        }
        """),
    Lowering(
      "tap.concatMap { try repo.all() }.catch(1)",
      rxswift: ".concatMap { _ in Observable.deferred { try context.repo.all().asObservable() }.catchAndReturn(1) }",
      combine: ".concatMap { _ in flowAttempt { try context.repo.all() }.replaceError(with: 1) }"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }
}
