import PorticoSyntax

/// What a check looks at: a file's declarations as resolved, beside the nodes that they were written as.
struct CheckedFile {
  let tree: SyntaxTree
  let declarations: Declarations
  let screens: [CheckedScreen]

  init(_ tree: SyntaxTree, _ declarations: Declarations) {
    self.tree = tree
    self.declarations = declarations
    let lines = LineTable(tree.source)
    screens = zip(tree.screens, declarations.screens).map { CheckedScreen(tree, lines, node: $0, screen: $1) }
  }
}

/// One screen: its node and what became of it.
struct CheckedScreen {
  let tree: SyntaxTree
  let node: ScreenNode
  let screen: Screen
  let ports: [CheckedPort]
  let needs: [NeedNode]
  let states: [CheckedState]
  let lets: [LetNode]
  /// The flows that feed ports, states and lets, by where they begin: so a resolved one finds its node.
  let flows: [Location: FlowNode]

  init(_ tree: SyntaxTree, _ lines: LineTable, node: ScreenNode, screen: Screen) {
    self.tree = tree
    self.node = node
    self.screen = screen
    let resolved = Dictionary(screen.ports.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let resolvedStates = Dictionary(screen.states.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var ports: [CheckedPort] = []
    var needs: [NeedNode] = []
    var states: [CheckedState] = []
    var lets: [LetNode] = []
    var flows: [Location: FlowNode] = [:]
    func collect(_ flow: FlowNode?) {
      guard let flow else { return }
      let place = lines.position(of: flow.span.lower)
      flows[Location(line: place.line, column: place.column)] = flow
    }
    func collect(_ members: [MemberNode], group: String?) {
      for member in members {
        switch member {
        case .port(let node):
          collect(node.flow)
          let id = PortID(node.side, node.name.text, group: group)
          if let port = resolved[id] { ports.append(CheckedPort(node: node, port: port)) }
        case .need(let need): needs.append(need)
        case .state(let node):
          collect(node.flow)
          // One that bears a name for the second time was left out.
          if let state = resolvedStates[node.name.text] { states.append(CheckedState(node: node, state: state)) }
        case .stream(let stream):
          collect(stream.flow)
          lets.append(stream)
        case .bind(let bind): collect(bind.flow)
        case .group(let node): collect(node.members, group: node.name.text)
        case .view, .byHand, .swift: break
        }
      }
    }
    collect(node.members, group: nil)
    self.ports = ports
    self.needs = needs
    self.states = states
    self.lets = lets
    self.flows = flows
  }

  var library: Settings.Library { screen.settings.library }

  /// Whether there is a half of the user's, which may use what no flow uses.
  var hasLogic: Bool {
    !screen.hooks.isEmpty || screen.outputs.contains(where: \.isInContext) || screen.isWrittenByHand || sends
  }

  /// With an enum Output the logic sends what no flow makes.
  private var sends: Bool {
    screen.settings.outputShape == .enum
      && screen.outputs.contains { $0.flows.isEmpty && !$0.isActivityTarget && !$0.isErrorTarget }
  }

  /// Where `screen` stands.
  var keywordStart: Int {
    tree.tokens.last { $0.end <= node.name.span.lower && $0.kind != .endOfFile }?.start ?? node.span.lower
  }

  func contains(_ diagnostic: Diagnostic) -> Bool {
    node.span.lower <= diagnostic.span.lower && diagnostic.span.lower < node.span.upper
  }

  func text(_ text: SwiftText) -> String { tree.source.text(text.span) }
}

struct CheckedState {
  let node: StateNode
  let state: StreamDeclaration
}

struct CheckedPort {
  let node: PortNode
  let port: Port

  /// What follows the name: its type and the carrier, where an initial value can be put behind.
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
