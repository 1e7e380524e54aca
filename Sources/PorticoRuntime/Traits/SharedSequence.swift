/// A stream that doesn't fail, is delivered on a known scheduler and shared by its subscribers.
@frozen public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  @usableFromInline let source: Observable<Element>

  @inlinable init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  @inlinable init(raw: Observable<Element>) { source = raw }

  #if EXPANDABLE_SHARED_SEQUENCE
    /// A shared sequence of a stream that keeps its promises already.
    public static func createUnsafe<Source: ObservableType>(
      source: Source
    ) -> SharedSequence<SharingStrategy, Source.Element> {
      SharedSequence<SharingStrategy, Source.Element>(raw: source.asObservable())
    }
  #endif

  /// The same as an observable.
  @inlinable public func asObservable() -> Observable<Element> { source }

  /// Itself.
  @inlinable public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// The same as a stream that doesn't fail.
  public func asInfallible() -> Infallible<Element> { Infallible(source) }
}

/// How a shared sequence is delivered and shared.
public protocol SharingStrategyProtocol {
  static var scheduler: SchedulerType { get }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// What can be made a shared sequence.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The same as an observable.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

extension ObservableConvertibleType {
  /// The stream as a shared sequence, with a value and completion in place of an error.
  @inlinable public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The stream as a shared sequence, with another in place of an error.
  @inlinable public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catch { _ in onErrorDriveWith.source })
  }

  /// The stream as a shared sequence, with one made of the error in its place.
  @inlinable public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping (_ error: Swift.Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catch { onErrorRecover($0).source })
  }
}
