/// From the tree to the model: every name resolved, every type known that a declaration needs, every error placed.
import PorticoSyntax

package enum Resolver {
  /// What a screen's settings come to, and the attributes that are Swift's.
  package typealias ReadSettings = (ScreenNode) -> (Settings, [AttributeNode])

  /// The problems of syntax are not repeated here. `uses` is told of each screen where its names stand.
  package static func resolve(
    _ tree: SyntaxTree, serviceSettings: Settings = Settings(),
    settings: ReadSettings = { (Settings(), $0.attributes) }, uses: ((String, [NameUse]) -> Void)? = nil
  ) -> (Declarations, [Diagnostic]) {
    let text = SourceText(tree)
    let services = ServiceResolver(text: text)
    var declarations = Declarations(path: tree.source.path)
    declarations.imports = tree.imports.map { text.oneLine($0.span) }
    declarations.services = tree.services.map { services.service($0, settings: serviceSettings) }
    var named: [String: Service] = [:]
    for service in declarations.services where named[service.name] == nil { named[service.name] = service }
    let syntaxErrors = tree.diagnostics.filter { $0.severity == .error }.map(\.span)
    var diagnostics: [Diagnostic] = []
    for node in tree.screens {
      let (settings, attributes) = settings(node)
      let isMainActor =
        settings.isolation == .mainActor || settings.defaultIsolation == .mainActor
        || attributes.contains { $0.name.text == "MainActor" }
      let scope = Scope(
        text: text, settings: settings, services: named, isMainActor: isMainActor, syntaxErrors: syntaxErrors)
      if uses != nil { scope.uses = [] }
      declarations.screens.append(ScreenResolver(scope: scope).resolve(node, attributes: attributes))
      diagnostics += scope.diagnostics
      uses?(node.name.text, scope.uses ?? [])
    }
    for index in declarations.services.indices {
      let service = declarations.services[index]
      declarations.services[index].leavesMainActor = services.leavesMainActor(service, of: declarations.screens)
    }
    diagnostics.sort { ($0.span.lower, $0.span.upper) < ($1.span.lower, $1.span.upper) }
    return (declarations, diagnostics)
  }
}
