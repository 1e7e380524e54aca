/// `import RxSwift`; attributes and `@preconcurrency` are kept in `text`.
package struct ImportNode: Sendable {
  package var module: Name
  package var span: Span
}

/// `settings { … }`, or a whole `portico.settings` file.
package struct SettingsNode: Sendable {
  package var entries: [SettingNode]
  package var span: Span
}

/// One line of settings: its words in order; which of them make the key is the settings table's business.
package struct SettingNode: Sendable {
  package struct Word: Sendable {
    package var text: String
    /// Whether it was written as a string literal; `text` is then its content, unescaped.
    package var isString: Bool
    package var span: Span
  }
  package var words: [Word]
  package var span: Span
}

/// `@name(arguments)`.
package struct AttributeNode: Sendable {
  package var name: Name
  /// What stands between the parentheses.
  package var arguments: SwiftText?
  package var span: Span
}

package struct ServiceNode: Sendable {
  package var documentation: [String]
  package var access: Name?
  package var name: Name
  package var inheritance: [SwiftText]
  package var methods: [MethodNode]
  package var span: Span
}

package struct MethodNode: Sendable {
  package enum Result: Sendable {
    case stream, single, plain
  }
  package struct Parameter: Sendable {
    /// `_` or the label; nil where the name is the label.
    package var label: Name?
    package var name: Name
    package var type: SwiftText
    package var value: SwiftText?
  }
  package var documentation: [String]
  package var name: Name
  package var parameters: [Parameter]
  package var isAsync: Bool
  package var isThrowing: Bool
  package var errorType: SwiftText?
  package var resultKind: Result
  package var result: SwiftText?
  package var span: Span
}

package struct ScreenNode: Sendable {
  package var documentation: [String]
  package var attributes: [AttributeNode]
  package var access: Name?
  package var name: Name
  package var inheritance: [SwiftText]
  package var members: [MemberNode]
  package var span: Span
}

package enum MemberNode: Sendable {
  case need(NeedNode)
  case port(PortNode)
  case state(StateNode)
  case stream(LetNode)
  case bind(BindNode)
  case group(GroupNode)
  case view(ViewNode)
  /// `transform by hand`
  case byHand(Span)
  case swift(SwiftBlockNode)
}

package struct NeedNode: Sendable {
  package enum Modifier: Sendable {
    case weak, initializer, superclass
  }
  package var documentation: [String]
  package var modifier: Modifier?
  package var name: Name
  package var type: SwiftText?
  package var value: SwiftText?
  package var span: Span
}

package enum PortSide: String, Hashable, Sendable {
  case input, output
}

package struct PortNode: Sendable {
  package enum Payload: Sendable {
    case none
    case type(SwiftText)
    case parts([PartNode])
  }
  package var documentation: [String]
  package var side: PortSide
  package var isEvent: Bool
  package var attributes: [AttributeNode]
  package var access: Name?
  package var isVariable: Bool
  package var name: Name
  package var payload: Payload
  package var carrier: SwiftText?
  package var value: SwiftText?
  package var flow: FlowNode?
  package var span: Span
}

package struct PartNode: Sendable {
  package var label: Name
  package var type: SwiftText
}

package struct StateNode: Sendable {
  package var documentation: [String]
  package var access: Name?
  package var name: Name
  package var type: SwiftText?
  package var carrier: SwiftText?
  package var value: SwiftText?
  package var flow: FlowNode?
  package var span: Span
}

package struct LetNode: Sendable {
  package var documentation: [String]
  package var name: Name
  package var result: SwiftText?
  package var flow: FlowNode?
  package var span: Span
}

package struct BindNode: Sendable {
  package var targets: [TargetNode]
  package var flow: FlowNode?
  package var span: Span
}

package struct GroupNode: Sendable {
  package var documentation: [String]
  package var name: Name
  package var members: [MemberNode]
  package var span: Span
}

package struct ViewNode: Sendable {
  package struct Parameter: Sendable {
    package var name: Name
    package var type: SwiftText
  }
  package struct Binding: Sendable {
    package var target: PathNode
    /// `(PostCell.self)` behind the target.
    package var arguments: SwiftText?
    package var flow: FlowNode?
    package var span: Span
  }
  package var parameters: [Parameter]
  package var bindings: [Binding]
  package var span: Span
}

/// `swift { … }`; `body` is what stands between the braces.
package struct SwiftBlockNode: Sendable {
  package var body: SwiftText
  package var span: Span
}
