/// What a step is given: a closure, a key path, a method of the user's half, or a call.
package struct Function: Hashable, Sendable {
  package indirect enum Body: Hashable, Sendable {
    case closure(Closure)
    /// `\.count`
    case keyPath(Code)
    case hook(HookCall)
    case call(Code)
  }
  package var body: Body
  package var isThrowing = false
  package var isAsync = false
  /// What it gives is a stream (a flatMap's body, a source), so that `try` speaks of the stream and not of the call.
  package var givesStream = false
  /// An optional call (`coordinator?.f($0)`, `self.f($0)`): nil is skipped, in flatMap* empty.
  package var isOptional = false
  /// The call has a closure of its own, in which `$0` would be another.
  package var hasClosure = false
  /// For a flatMap: whether what the function returns is a carrier of the library's with this kind, e.g. `.single`.
  package var returns: Carrier?
  package var input: Part
  package var result: Element
  package var location = Location()

  package init(_ body: Body, input: Part, result: Element) {
    self.body = body
    self.input = input
    self.result = result
  }
}

/// A closure as the user wrote it.
package struct Closure: Hashable, Sendable {
  /// What stands before `in`: `email, password`, `[weak x] (a: Int) -> Bool`; nil where there is none.
  package var signature: Code?
  /// What stands between `{` or `in` and `}`, blanks around it trimmed.
  package var body: Code
  /// One expression and nothing else, so that it can stand where a value does.
  package var isSingleExpression: Bool
  /// How many parameters it takes: named ones, else the highest `$n` and one.
  package var parameterCount: Int

  package init(signature: Code? = nil, body: Code, isSingleExpression: Bool = true, parameterCount: Int = 1) {
    self.signature = signature
    self.body = body
    self.isSingleExpression = isSingleExpression
    self.parameterCount = parameterCount
  }
}

/// A hook with the element's parts as arguments.
package struct HookCall: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    /// nil: no label.
    package var label: String?
    /// Into the element, by label or index; empty for all of it.
    package var path: [String]

    package init(label: String?, path: [String]) {
      self.label = label
      self.path = path
    }
  }
  package var name: String
  package var arguments: [Argument]

  package init(name: String, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }
}

/// A method that the user's half must have.
package struct Hook: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    /// nil: `_`.
    package var label: String?
    package var name: String
    package var type: String

    package init(label: String?, name: String, type: String) {
      self.label = label
      self.name = name
      self.type = type
    }
  }
  package enum Result: Hashable, Sendable {
    case void
    /// A plain value, with or without `async`.
    case value(String)
    /// A stream of the element; whether it may fail is `isThrowing`.
    case stream(String)
    /// A carrier of the library's written out: `Single<Post>`.
    case carrier(String)
    /// The assembled stream of this output, made from the screen's Input.
    case output(PortID)
  }
  package var name: String
  package var parameters: [Parameter]
  package var isThrowing = false
  package var isAsync = false
  package var result: Result
  /// The flows that call it, on one line each, with the line in the file.
  package var uses: [Use] = []
  package var location = Location()

  package struct Use: Hashable, Sendable {
    package var text: String
    package var line: Int

    package init(text: String, line: Int) {
      self.text = text
      self.line = line
    }
  }

  package init(name: String, parameters: [Parameter], result: Result) {
    self.name = name
    self.parameters = parameters
    self.result = result
  }
}
