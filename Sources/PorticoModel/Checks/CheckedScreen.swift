import PorticoSyntax

/// One screen as a check looks at it: its node and what became of it.
final class CheckedScreen {
  let tree: SyntaxTree
  let node: ScreenNode
  let screen: Screen
  private(set) var ports: [CheckedPort] = []
  private(set) var needs: [NeedNode] = []
  private(set) var states: [CheckedState] = []
  private(set) var lets: [LetNode] = []
  private(set) var binds: [BindNode] = []
  private(set) var groups: [GroupNode] = []
  private(set) var views: [ViewNode] = []
  private(set) var blocks: [SwiftBlockNode] = []

  init(_ tree: SyntaxTree, node: ScreenNode, screen: Screen) {
    self.tree = tree
    self.node = node
    self.screen = screen
    collect(node.members, pair: screen.pairs.first { $0.group == nil })
  }

  /// Resolution keeps the order of the text and leaves out what bears a name for the second time.
  private func collect(_ members: [MemberNode], pair: PortPair?) {
    var inputs = (pair?.inputs ?? [])[...]
    var outputs = (pair?.outputs ?? [])[...]
    for member in members {
      switch member {
      case .port(let node):
        let resolved = node.side == .input ? inputs.first : outputs.first
        guard let resolved, resolved.id.name == node.name.text else { continue }
        ports.append(CheckedPort(node, resolved))
        if node.side == .input { inputs.removeFirst() } else { outputs.removeFirst() }
      case .need(let need): needs.append(need)
      case .state(let node):
        guard states.count < screen.states.count else { continue }
        let state = screen.states[states.count]
        if state.name == node.name.text { states.append(CheckedState(node, state)) }
      case .stream(let stream): lets.append(stream)
      case .bind(let bind): binds.append(bind)
      case .group(let group):
        groups.append(group)
        collect(group.members, pair: screen.pairs.first { $0.group == group.name.text })
      case .swift(let block): blocks.append(block)
      case .view(let view): views.append(view)
      case .byHand: break
      }
    }
  }

  var library: Settings.Library { screen.settings.library }

  /// Whether there is a half of the user's, which may use what no flow uses.
  var hasLogic: Bool {
    !screen.hooks.isEmpty || screen.isWrittenByHand
      || ports.contains { $0.port.id.side == .output && ($0.port.isInContext || isSent($0.port)) }
  }

  /// With an enum Output the logic sends what no flow makes.
  private func isSent(_ port: Port) -> Bool {
    screen.settings.outputShape == .enum && port.flows.isEmpty && !port.isActivityTarget && !port.isErrorTarget
  }

  /// The flows that feed ports, states, lets and what is bound.
  var flows: [FlowNode] {
    (ports.map(\.node.flow) + states.map(\.node.flow) + lets.map(\.flow) + binds.map(\.flow)).compactMap(\.self)
  }

  /// The node of a resolved flow. Rarely asked for, so it is looked for only then.
  func node(of flow: Flow) -> FlowNode? {
    let lines = LineTable(tree.source)
    let bound = views.flatMap { $0.bindings.compactMap(\.flow) }
    return (flows + bound).first { node in
      let place = lines.position(of: node.span.lower)
      return place.line == flow.location.line && place.column == flow.location.column
    }
  }

  /// The indices of its tokens.
  private(set) lazy var tokens: Range<Int> = firstToken(from: node.span.lower)..<firstToken(from: node.span.upper)

  private func firstToken(from offset: Int) -> Int {
    var (low, high) = (0, tree.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
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
