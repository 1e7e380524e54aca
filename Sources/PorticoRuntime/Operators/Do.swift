/// `do`: something done beside the events.
extension ObservableType {
  /// The stream as it is, with something done beside its events.
  ///
  ///     source      --1--2--|
  ///     do(onNext)  --1--2--|
  ///
  /// Each handler may be left out. They run on the thread of the event. An error thrown by one of a value's or of
  /// an end's ends the stream in its place.
  ///
  /// - Parameters:
  ///   - onNext: Runs before a value is passed on.
  ///   - afterNext: Runs once it was.
  ///   - onError: Runs before an error is passed on.
  ///   - afterError: Runs once it was.
  ///   - onCompleted: Runs before the completion is passed on.
  ///   - afterCompleted: Runs once it was.
  ///   - onSubscribe: Runs before the source is subscribed to.
  ///   - onSubscribed: Runs once it was.
  ///   - onDispose: Runs at the end of the subscription, however it comes, behind the handlers of the end.
  /// - SeeAlso: [ReactiveX, Do](https://reactivex.io/documentation/operators/do.html)
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Source { sink in
      onSubscribe?()
      let stage = DoStage(
        sink,
        .init(
          onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
          onCompleted: onCompleted, afterCompleted: afterCompleted, onDispose: onDispose))
      source.attach(stage)
      onSubscribed?()
      stage.subscribed()
    }
  }
}

final class DoStage<Element>: Stage<Element, Element> {
  struct Handlers {
    let onNext: ((Element) throws -> Void)?
    let afterNext: ((Element) throws -> Void)?
    let onError: ((Swift.Error) throws -> Void)?
    let afterError: ((Swift.Error) throws -> Void)?
    let onCompleted: (() throws -> Void)?
    let afterCompleted: (() throws -> Void)?
    let onDispose: (() -> Void)?
  }

  private let handlers: Handlers

  init(_ downstream: Sink<Element>, _ handlers: Handlers) {
    self.handlers = handlers
    super.init(downstream)
  }

  override func next(_ value: Element) {
    guard isLive else { return }
    do {
      try handlers.onNext?(value)
      downstream.next(value)
      try handlers.afterNext?(value)
    } catch {
      fail(error)
    }
  }

  override func error(_ error: Swift.Error) {
    end(with: handlers.onError.map { handler in { try handler(error) } }) {
      downstream.error(error)
      try handlers.afterError?(error)
    }
  }

  override func completed() {
    end(with: handlers.onCompleted) {
      downstream.completed()
      try handlers.afterCompleted?()
    }
  }

  private func end(with before: (() throws -> Void)?, _ pass: () throws -> Void) {
    guard finish() else { return }
    set(.ending)
    do {
      try before?()
      try pass()
    } catch {
      downstream.error(error)
    }
    clear(.ending)
    cancel()
    settle()
  }

  func subscribed() {
    set(.subscribed)
    settle()
  }

  override func didCancel() {
    set(.over)
    settle()
  }

  /// Tells of the disposal, once: behind the subscription and behind the handlers of the end, as RxSwift does.
  private func settle() {
    let flags = flags
    guard flags.isSuperset(of: [.disposed, .subscribed]), !flags.contains(.ending) else { return }
    if !set(.told).contains(.told) { handlers.onDispose?() }
  }
}

extension Cell.Flags {
  fileprivate static let ending = Cell.Flags(rawValue: 1 << 16)
  fileprivate static let told = Cell.Flags(rawValue: 1 << 17)
}
