import PorticoModel

/// `combineLatest`, `zip` and `merge`: Combine has them for four, four and eight flows; more are combined in groups.
extension CombineLibrary {
  package func combineLatest(_ flows: [Chain], result: (_ access: [String]) -> String) -> Chain {
    combination("Publishers.CombineLatest", flows, result)
  }

  package func zip(_ flows: [Chain], result: (_ access: [String]) -> String) -> Chain {
    combination("Publishers.Zip", flows, result)
  }

  private func combination(_ name: String, _ flows: [Chain], _ result: (_ access: [String]) -> String) -> Chain {
    if flows.count == 1 { return flows[0] }
    let nested = Combination.nested(flows.map { $0.text() }, most: 4) { Self.operation(name, $0) }
    let access = flows.count <= 4 ? flows.indices.map { "$\($0)" } : nested.access.map { path in "$0" + path }
    return Chain(nested.text, [".map { \(result(access)) }"])
  }

  package func merge(_ flows: [Chain]) -> Chain {
    if flows.count == 1 { return flows[0] }
    if flows.count <= 8 { return Chain(Self.operation("Publishers.Merge", flows.map { $0.text() })) }
    return Chain(Layout.call("Publishers.MergeMany", flows.map(plainText)))
  }

  /// `Publishers.Zip(a, b)`, `Publishers.Zip3(a, b, c)`.
  static func operation(_ name: String, _ flows: [String]) -> String {
    Layout.call(name + (flows.count > 2 ? String(flows.count) : ""), flows)
  }
}
