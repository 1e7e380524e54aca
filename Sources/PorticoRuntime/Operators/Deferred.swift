/// `deferred`, `using`: a stream made anew for each subscription.
extension ObservableType {
  /// A stream made anew for each subscription.
  ///
  /// - Parameter observableFactory: Runs when somebody subscribes, on that thread; an error that it throws is the
  ///   stream.
  /// - SeeAlso: [ReactiveX, Defer](https://reactivex.io/documentation/operators/defer.html)
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Source { sink in
      do {
        try observableFactory().attach(sink)
      } catch {
        sink.error(error)
      }
    }
  }

  /// A stream with a resource that is disposed of at the end, however it comes.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource for each subscription; an error that it throws is the stream.
  ///   - observableFactory: Makes the stream; the resource is let go of if it throws.
  /// - SeeAlso: [ReactiveX, Using](https://reactivex.io/documentation/operators/using.html)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Source { sink in
      do {
        let resource = try resourceFactory()
        let stage = ResourceStage(sink, resource)
        do {
          try observableFactory(resource).attach(stage)
        } catch {
          stage.fail(error)
        }
      } catch {
        sink.error(error)
      }
    }
  }
}

final class ResourceStage<Element>: Stage<Element, Element> {
  private let resource: Disposable

  init(_ downstream: Sink<Element>, _ resource: Disposable) {
    self.resource = resource
    super.init(downstream)
  }

  override func next(_ value: Element) { downstream.next(value) }
  override func didCancel() { resource.dispose() }
}
