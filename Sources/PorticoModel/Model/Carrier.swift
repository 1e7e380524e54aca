/// The wrapper around an element: a stream, a relay, a plain value. The names are the language's vocabulary (DESIGN
/// §2.1); how one is written or converted is each library's business.
package struct Carrier: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case observable = "Observable"
    case driver = "Driver"
    case signal = "Signal"
    case single = "Single"
    case infallible = "Infallible"
    case controlEvent = "ControlEvent"
    case anyObserver = "AnyObserver"
    case publishRelay = "PublishRelay"
    case behaviorRelay = "BehaviorRelay"
    case replayRelay = "ReplayRelay"
    case publishSubject = "PublishSubject"
    case behaviorSubject = "BehaviorSubject"
    case anyPublisher = "AnyPublisher"
    case passthroughSubject = "PassthroughSubject"
    case currentValueSubject = "CurrentValueSubject"
    case published = "Published"
    /// A plain stored value.
    case value
    /// A property wrapper of the user's.
    case wrapper
    /// Swift type text that Portico does not know.
    case custom
  }

  package var kind: Kind
  /// As written out, `_` for the element: `AnyPublisher<_, APIError>`, `Observable<_>?`; nil for the bare name.
  package var text: String?

  package init(_ kind: Kind, text: String? = nil) {
    self.kind = kind
    self.text = text
  }

  /// The model creates it, and can send to it.
  package var isOwned: Bool {
    switch kind {
    case .publishRelay, .behaviorRelay, .replayRelay, .publishSubject, .behaviorSubject, .passthroughSubject,
      .currentValueSubject, .published, .value, .wrapper:
      true
    case .observable, .driver, .signal, .single, .infallible, .controlEvent, .anyObserver, .anyPublisher, .custom:
      false
    }
  }

  /// It cannot be made without a first value, and gives its latest to whoever subscribes.
  package var holdsValue: Bool {
    switch kind {
    case .behaviorRelay, .behaviorSubject, .currentValueSubject, .published, .value, .wrapper: true
    default: false
    }
  }
}
