import PorticoModel

/// RxSwift's words in `bind`.
extension RxSwiftLibrary {
  package func controls(_ cocoa: Settings.Cocoa) -> (any ControlVocabulary)? { isRuntime ? nil : RxCocoaControls() }
  package func never(isPublic: Bool) -> String { ".never()" }
  package var subscriptionsCreation: String { "let subscriptions = CompositeDisposable()" }
  package var subscriptionsResult: String { "subscriptions" }
  package var areLocalsPlain: Bool { true }
  package var isSchedulerInternal: Bool { false }
  package var isBagReplaced: Bool { false }
  package var bagDeclaration: String { "let" }
  package func bagArgument(_ bag: String) -> String { bag }
  package func keepBag(_ bag: String) -> String { "_ = subscriptions.insert(Disposables.create { _ = \(bag) })" }

  package func insert(_ subscription: Chain) -> String {
    Layout.call("_ = subscriptions.insert", [subscription.text()])
  }

  package func observeOnMain(
    _ source: String, _ carrier: Carrier?, _ scheduler: String, closure: String
  ) -> Chain {
    switch carrier?.kind {
    case .driver: Chain(source, [".drive(onNext: \(closure))"])
    case .signal: Chain(source, [".emit(onNext: \(closure))"])
    case .single:
      Chain(source, [".asObservable()", ".observe(on: MainScheduler.instance)", ".subscribe(onNext: \(closure))"])
    case .value, .wrapper: Chain("Observable.just(\(source))", [".subscribe(onNext: \(closure))"])
    default:
      Chain(
        carrier.map { readable(source, $0) } ?? source,
        [".observe(on: MainScheduler.instance)", ".subscribe(onNext: \(closure))"])
    }
  }
}
