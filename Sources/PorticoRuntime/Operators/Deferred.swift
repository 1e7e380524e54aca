/// `deferred`, `using`: a stream made anew for each subscription.
///
/// An error thrown by a factory is the stream. See https://reactivex.io/documentation/operators/defer.html
extension ObservableType {
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

  /// A stream with a resource, which is disposed of at the end.
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
