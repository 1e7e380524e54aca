/// A flow as it is written: a source, and the steps behind it.
package struct FlowNode: Sendable {
  package var source: SourceNode
  package var steps: [StepNode]
  package var span: Span
}

package indirect enum SourceNode: Sendable {
  /// A name (port, let, state, need) or a path; which of them, resolution says.
  case path(PathNode)
  case call(CallNode)
  case just(SwiftText, span: Span)
  case combination(Combination, [CombinedNode], span: Span)

  package enum Combination: String, Sendable {
    case combineLatest, merge, zip
  }

  package var span: Span {
    switch self {
    case .path(let path): path.span
    case .call(let call): call.span
    case .just(_, let span), .combination(_, _, let span): span
    }
  }
}

/// One argument of `combineLatest(email: a, b)`.
package struct CombinedNode: Sendable {
  package var label: Name?
  package var flow: FlowNode
}

package struct StepNode: Sendable {
  package var name: Name
  package var arguments: [ArgumentNode]
  /// A trailing closure, braces included.
  package var closure: SwiftText?
  package var result: SwiftText?
  package var span: Span
}

package struct ArgumentNode: Sendable {
  package var label: Name?
  package var value: ArgumentValue
  package var span: Span
}

package indirect enum ArgumentValue: Sendable {
  /// Braces included.
  case closure(SwiftText)
  /// `\.count`
  case keyPath(SwiftText)
  /// Also a bare name: a port, let or state where the step takes one, else a hook.
  case hook(HookNode)
  case call(CallNode)
  case flow(FlowNode)
  case duration(milliseconds: Int, span: Span)
  /// `_`
  case placeholder(Span)
  case expression(SwiftText)
}

/// `isValid`, `isValid(email:password:)`, `try await load -> [Post]`.
package struct HookNode: Sendable {
  package var tryKeyword: Span?
  package var awaitKeyword: Span?
  package var name: Name
  /// The labels of a compound name; nil for a bare one. `_` stands for no label.
  package var labels: [Name]?
  package var result: SwiftText?
  package var span: Span
}

/// `try await useCase.save(text: $0) { … } -> Post`.
package struct CallNode: Sendable {
  package var tryKeyword: Span?
  package var awaitKeyword: Span?
  package var path: PathNode
  /// The whole call as Swift, from the path to the last closing bracket, without `try`, `await` and `-> T`.
  package var text: SwiftText
  package var hasClosure: Bool
  package var result: SwiftText?
  package var span: Span
}

/// `a.$b`, `a?.c`, `scroll.pageChanged`, `email`.
package struct PathNode: Sendable {
  package struct Component: Sendable {
    package var name: Name
    /// `$` stands before the name.
    package var isProjected: Bool
    /// `?` or `!` behind the name.
    package var mark: Mark?
  }
  package enum Mark: String, Sendable {
    case optional = "?"
    case forced = "!"
  }
  package var components: [Component]
  package var text: SwiftText
  package var span: Span
}

package indirect enum TargetNode: Sendable {
  /// A port, a state, a path to an observer, or, where it is one name that nothing bears, a hook.
  case path(PathNode)
  /// Written as a hook for certain: with `try`, `await`, labels or a result.
  case hook(HookNode)
  case call(CallNode)

  package var span: Span {
    switch self {
    case .path(let path): path.span
    case .hook(let hook): hook.span
    case .call(let call): call.span
    }
  }
}
