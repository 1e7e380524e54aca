import PorticoModel

/// Combine's words in `bind`.
extension CombineLibrary {
  package func controls(_ cocoa: Settings.Cocoa) -> (any ControlVocabulary)? {
    switch cocoa {
    case .support: CombineControls()
    case .combineCocoa: CombineCocoaControls()
    }
  }

  package func never(isPublic: Bool) -> String {
    isPublic ? "Empty(completeImmediately: false).eraseToAnyPublisher()" : ".flowNever"
  }
  package var subscriptionsCreation: String { "var subscriptions: [AnyCancellable] = []" }
  package var subscriptionsResult: String {
    "AnyCancellable { [subscriptions] in subscriptions.forEach { $0.cancel() } }"
  }
  package var areLocalsPlain: Bool { false }
  package var isSchedulerInternal: Bool { true }
  package var isBagReplaced: Bool { true }
  package var bagDeclaration: String { "var" }
  package func bagArgument(_ bag: String) -> String { "&\(bag)" }
  package func keepBag(_ bag: String) -> String { "subscriptions.append(contentsOf: \(bag))" }

  /// The scheduler where no type is known from around it.
  static func named(_ scheduler: String) -> String { scheduler == ".main" ? "FlowScheduler.main" : scheduler }

  package func insert(_ subscription: Chain) -> String {
    Layout.call("subscriptions.append", [subscription.text()])
  }

  package func observeOnMain(
    _ source: String, _ carrier: Carrier?, _ scheduler: String, closure: String
  ) -> Chain {
    if carrier?.kind == .value { return Chain("Just(\(source))", [".sink(receiveValue: \(closure))"]) }
    let main = Self.named(scheduler)
    let readable = carrier.map { self.readable(source, $0) } ?? source
    var links = [".receive(on: \(main))"]
    if let text = carrier?.text, !text.contains("Never") {
      links += [".sink(receiveCompletion: { _ in }, receiveValue: \(closure))"]
    } else {
      links += [".sink(receiveValue: \(closure))"]
    }
    return Chain(readable, links)
  }
}
