import PorticoEmit
import PorticoModel
import Testing

/// `flatMap`, `flatMapLatest`, `flatMapFirst`, `concatMap`: what is called, what tracks it, what of its errors.
@Suite struct FlatMapTests {
  static let rows = [
    Lowering(
      "text.flatMap(load -> Post)",
      rxswift: ".flatMap { logic.load($0).catch { _ in .empty() } }", combine: ".flatMap { logic.load($0) }"),
    Lowering(
      "text.flatMapLatest(load -> Post)",
      rxswift: ".flatMapLatest { logic.load($0).catch { _ in .empty() } }",
      combine: """
        .map { logic.load($0) }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapFirst(load -> Post)",
      rxswift: ".flatMapFirst { logic.load($0).catch { _ in .empty() } }", combine: ".exhaustMap { logic.load($0) }"),
    Lowering(
      "text.concatMap(load -> Post)",
      rxswift: ".concatMap { logic.load($0).catch { _ in .empty() } }", combine: ".concatMap { logic.load($0) }"),
    Lowering(
      "text.flatMapLatest(try load -> Post)",
      rxswift: ".flatMapLatest { logic.load($0).catch { _ in .empty() } }",
      combine: """
        .map { logic.load($0).recover() }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(await load -> Post)",
      rxswift:
        ".flatMapLatest { element in Observable.flowTask { await logic.load(element) }.catch { _ in .empty() } }",
      combine: """
        .map { element in flowTask { await logic.load(element) } }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(try await load -> Post)",
      rxswift:
        ".flatMapLatest { element in Observable.flowTask { try await logic.load(element) }.catch { _ in .empty() } }",
      combine: """
        .map { element in throwingFlowTask { try await logic.load(element) }.recover() }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapFirst(try await load -> Post).catch(.none)",
      rxswift:
        ".flatMapFirst { element in Observable.flowTask { try await logic.load(element) }.catchAndReturn(.none) }",
      combine: ".exhaustMap { element in throwingFlowTask { try await logic.load(element) }.replaceError(with: .none) }"
    ),
    Lowering(
      "text.flatMapLatest(load -> Post, activity: isBusy)",
      rxswift: ".flatMapLatest { logic.load($0).catch { _ in .empty() }.counted(by: isBusyActivity) }",
      combine: """
        .map { logic.load($0).counted(by: isBusyActivity) }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(try await load -> Post, activity: isBusy, error: failed)",
      rxswift: """
        .flatMapLatest { element in
          Observable.flowTask { try await logic.load(element) }
            .catch { error in
              failedSide.accept(error)
              return .empty()
            }
            .counted(by: isBusyActivity)
        }
        """,
      combine: """
        .map { element in
          throwingFlowTask { try await logic.load(element) }
            .recover { error in failedSide.send(error) }
            .counted(by: isBusyActivity)
        }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(try load -> Post, error: fault)",
      rxswift: """
        .flatMapLatest {
          logic.load($0).catch { error in
            if let error = error as? APIError { faultSide.accept(error) }
            return .empty()
          }
        }
        """,
      combine: """
        .map {
          logic.load($0)
            .recover { error in if let error = error as? APIError { faultSide.send(error) } }
        }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(try load -> Post, error: report)",
      rxswift: """
        .flatMapLatest {
          logic.load($0).catch { error in
            logic.report(error)
            return .empty()
          }
        }
        """,
      combine: """
        .map { logic.load($0).recover { error in logic.report(error) } }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(try load -> Post, error: failed).catch(.none)",
      rxswift: """
        .flatMapLatest {
          logic.load($0).catch { error in
            failedSide.accept(error)
            return .just(.none)
          }
        }
        """,
      combine: """
        .map { logic.load($0).recover(with: .none) { error in failedSide.send(error) } }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(repo.load($0)) -> Post",
      rxswift: ".flatMapLatest { context.repo.load($0).asObservable().catch { _ in .empty() } }",
      combine: """
        .map { context.repo.load($0).recover() }
        .switchToLatest()
        """),
    Lowering(
      "pair.flatMapLatest(repo.load(name: b, page: $0.a)) -> Post",
      rxswift: ".flatMapLatest { context.repo.load(name: $0.b, page: $0.a).asObservable().catch { _ in .empty() } }",
      combine: """
        .map { context.repo.load(name: $0.b, page: $0.a).recover() }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(coordinator?.load($0)) -> Post",
      rxswift: ".flatMapLatest { (context.coordinator?.load($0) ?? .empty()).asObservable().catch { _ in .empty() } }",
      combine: """
        .map { (context.coordinator?.load($0) ?? Empty().eraseToAnyPublisher()).recover() }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest { repo.load($0) } -> Post",
      rxswift: ".flatMapLatest { context.repo.load($0).asObservable().catch { _ in .empty() } }",
      combine: """
        .map { context.repo.load($0).recover() }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest { repo.load($0) }.catch(.none) -> Post?",
      rxswift: ".flatMapLatest { context.repo.load($0).asObservable().catchAndReturn(.none) }",
      combine: """
        .map { context.repo.load($0).recover(with: .none) }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest { text in repo.load(text) }.catch(.none) -> Post?",
      rxswift: """
        .flatMapLatest { element in
          ({ text in context.repo.load(text) })(element).asObservable().catchAndReturn(.none)
        }
        """,
      combine: """
        .map { element in ({ text in context.repo.load(text) })(element).recover(with: .none) }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(posts)",
      rxswift: ".flatMapLatest { _ in input.posts }",
      combine: """
        .map { _ in input.posts }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(merge(posts, posts.delay(1s)))",
      rxswift:
        ".flatMapLatest { _ in Observable.merge(input.posts, input.posts.delay(.seconds(1), scheduler: scheduler)) }",
      combine: """
        .map { _ in Publishers.Merge(posts, posts.delay(for: .seconds(1), scheduler: scheduler)) }
        .switchToLatest()
        """),
    Lowering(
      "tap.flatMapLatest(posts.map { $0.count }) -> Int",
      rxswift: ".flatMapLatest { _ in input.posts.map { $0.count } }",
      combine: """
        .map { _ in input.posts.map { $0.count } }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(try load -> Post).retry(3)",
      rxswift: ".flatMapLatest { logic.load($0).retry(3).catch { _ in .empty() } }",
      combine: """
        .map { logic.load($0).retry(2).recover() }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(try load -> Post).retry(3).catch(.none)",
      rxswift: ".flatMapLatest { logic.load($0).retry(3).catchAndReturn(.none) }",
      combine: """
        .map { logic.load($0).retry(2).replaceError(with: .none) }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(try load -> Post).timeout(10s).catch(.none)",
      rxswift: ".flatMapLatest { logic.load($0).timeout(.seconds(10), scheduler: scheduler).catchAndReturn(.none) }",
      combine: """
        .map {
          logic.load($0)
            .timeoutError(after: .seconds(10), scheduler: scheduler)
            .replaceError(with: .none)
        }
        .switchToLatest()
        """),
    Lowering(
      #"text.flatMapLatest(try load -> Post).map { $0.title }.catch("") -> String"#,
      rxswift: #".flatMapLatest { logic.load($0).map { $0.title }.catchAndReturn("") }"#,
      combine: """
        .map { logic.load($0).map { $0.title }.replaceError(with: "") }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(load -> Single<Post>)",
      rxswift: ".flatMapLatest { logic.load($0).asObservable().catch { _ in .empty() } }",
      combine: """
        .map { logic.load($0) }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(self.load($0)) -> Post",
      rxswift: """
        .flatMapLatest { [weak self] element in
          (self?.load(element) ?? .empty()).asObservable().catch { _ in .empty() }
        }
        """,
      combine: """
        .map { [weak self] element in (self?.load(element) ?? Empty().eraseToAnyPublisher()).recover() }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest { try repo.load($0) } -> Post",
      rxswift: """
        .flatMapLatest { element in
          Observable.deferred { try context.repo.load(element).asObservable() }
            .catch { _ in .empty() }
        }
        """,
      combine: """
        .map { element in flowAttempt { try context.repo.load(element) }.recover() }
        .switchToLatest()
        """),
    Lowering(
      "text.concatMap(await repo.load($0)) -> Post",
      rxswift: """
        .concatMap { element in
          Observable.flowTask { await context.repo.load(element) }.catch { _ in .empty() }
        }
        """,
      combine: ".concatMap { element in flowTask { await context.repo.load(element) } }"),
  ]

  @Test(arguments: rows)
  func isEachLibrarysOwn(_ row: Lowering) {
    #expect(row.links(.rxswift) == row.rxswift)
    #expect(row.links(.combine) == row.combine)
  }

  /// Closures of a `@MainActor` screen run on main.
  static let onMain = [
    Lowering(
      "text.flatMapLatest(load -> Post).map { $0.title } -> String",
      rxswift: """
        .flatMapLatest { logic.load($0).observe(on: ConcurrentMainScheduler.instance).catch { _ in .empty() } }
        .map { $0.title }
        """,
      combine: """
        .map { logic.load($0).receive(on: scheduler) }
        .switchToLatest()
        .map { $0.title }
        """),
    Lowering(
      "text.flatMapLatest(try load -> Post, error: failed)",
      rxswift: """
        .flatMapLatest {
          logic.load($0)
            .observe(on: ConcurrentMainScheduler.instance)
            .catch { error in
              failedSide.accept(error)
              return .empty()
            }
        }
        """,
      combine: """
        .map { logic.load($0).receive(on: scheduler).recover { error in failedSide.send(error) } }
        .switchToLatest()
        """),
    Lowering(
      "text.flatMapLatest(try await load -> Post, activity: isBusy)",
      rxswift: """
        .flatMapLatest { element in
          Observable.flowTask { try await logic.load(element) }
            .catch { _ in .empty() }
            .counted(by: isBusyActivity)
        }
        """,
      combine: """
        .map { element in
          throwingFlowTask { try await logic.load(element) }.recover().counted(by: isBusyActivity)
        }
        .switchToLatest()
        """),
  ]

  @Test(arguments: onMain)
  func hopsToMain(_ row: Lowering) {
    #expect(row.links(.rxswift, head: "@MainActor screen Example") == row.rxswift)
    #expect(row.links(.combine, head: "@MainActor screen Example") == row.combine)
  }
}
