/// Two sources of different modules whose harnesses would bear one name in the test target that holds both.
import PorticoEmit

package struct HarnessCollision: Hashable, Sendable {
  /// The places of both among the sources.
  package var first: Int
  package var second: Int
  /// What is wrong with the folder that they would go to.
  package var message: String

  private struct Claim {
    var index: Int
    var module: String
    var path: String
  }

  /// Of two sources one is told: within a module names are told apart elsewhere.
  package static func all(among sources: [(checked: CheckedSource, module: String?)]) -> [HarnessCollision] {
    var claims: [String: Claim] = [:]
    var found: [HarnessCollision] = []
    for (index, (checked, module)) in sources.enumerated() {
      guard let module else { continue }
      let own = Claim(index: index, module: module, path: checked.source.path.shown)
      for (name, advice) in names(of: checked) {
        guard let first = claims[name.lowercased()] else {
          claims[name.lowercased()] = own
          continue
        }
        if first.module == module || found.contains(where: { $0.first == first.index && $0.second == index }) {
          continue
        }
        let message =
          "would hold `\(name)` twice, for \(first.path) of \(first.module) and for \(own.path) of \(module): "
          + "\(advice), or give each module a test target of its own"
        found.append(HarnessCollision(first: first.index, second: index, message: message))
      }
    }
    return found
  }

  /// What a test target holds once, and what to do where it would be twice.
  private static func names(of checked: CheckedSource) -> [(name: String, advice: String)] {
    let declarations = checked.declarations
    let types =
      declarations.screens.map { ($0.name + "Harness", "give one screen another name") }
      + declarations.services.map { ($0.name + "Stub", "give one service another name") }
    // A module's files have names of their own, wherever they lie in it.
    return types + [(SourceName(checked.source.path.shown).harness, "rename one file")]
  }
}
