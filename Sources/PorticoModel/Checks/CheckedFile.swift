import PorticoSyntax

/// What a check looks at: a file's declarations as resolved, beside the nodes that they were written as.
struct CheckedFile {
  let tree: SyntaxTree
  let screens: [CheckedScreen]

  init(_ tree: SyntaxTree, _ declarations: Declarations) {
    self.tree = tree
    screens = zip(tree.screens, declarations.screens).map { CheckedScreen(tree, node: $0, screen: $1) }
  }
}

/// A port, as written and as resolved. An object, since every check looks at all of them and both are large.
final class CheckedPort {
  let node: PortNode
  let port: Port

  init(_ node: PortNode, _ port: Port) {
    self.node = node
    self.port = port
  }

  /// Where the name, its type and its carrier end, so that an initial value can be put behind.
  var headEnd: Int {
    var end = node.name.span.upper
    switch node.payload {
    case .none: break
    case .type(let type): end = type.span.upper
    // The closing parenthesis is no part's.
    case .parts(let parts): end = (parts.last?.type.span.upper ?? end) + 1
    }
    return max(end, node.carrier?.span.upper ?? end)
  }
}

/// A state, as written and as resolved.
final class CheckedState {
  let node: StateNode
  let state: StreamDeclaration

  init(_ node: StateNode, _ state: StreamDeclaration) {
    self.node = node
    self.state = state
  }
}
