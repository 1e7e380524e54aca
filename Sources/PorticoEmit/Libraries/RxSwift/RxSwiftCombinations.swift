import PorticoModel

/// `combineLatest` and `zip`: up to eight flows by one operator, with its result selector.
extension RxSwiftLibrary {
  package func combineLatest(_ flows: [Chain], result: (_ access: [String]) -> String) -> Chain {
    combination("Observable.combineLatest", flows, result)
  }

  package func zip(_ flows: [Chain], result: (_ access: [String]) -> String) -> Chain {
    combination("Observable.zip", flows, result)
  }

  private func combination(
    _ name: String, _ flows: [Chain], _ result: (_ access: [String]) -> String
  ) -> Chain {
    if flows.count == 1 { return flows[0] }
    let texts = flows.map { $0.text() }
    if flows.count <= 8 {
      return Chain(Layout.call(name, texts, closure: result(flows.indices.map { "$\($0)" })), isPlain: true)
    }
    let nested = Combination.nested(texts, most: 8) { Layout.call(name, $0) }
    let link = ".map { \(result(nested.access.map { path in "$0" + path })) }"
    return Chain(nested.text, [link], isPlain: true)
  }
}
