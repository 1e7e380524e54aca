/// A stream's recipe: where it starts and what is done to each element, errors already placed where they are handled.
package struct Flow: Hashable, Sendable {
  package var source: Source
  package var steps: [Step]
  /// What arrives at the end.
  package var result: Part
  /// It emits at subscription by itself.
  package var startsByItself = false
  /// Its own text on one line, for comments.
  package var text = ""
  package var location = Location()

  package init(source: Source, steps: [Step], result: Part) {
    self.source = source
    self.steps = steps
    self.result = result
  }
}

package indirect enum Source: Hashable, Sendable {
  case stream(StreamReference, element: Part)
  /// A stream that a need holds: `profile.title`. It may fail.
  case external(Code, recovery: Recovery?, element: Part)
  /// A call that gives a stream, or with `await` one value.
  case call(Function, recovery: Recovery?, element: Part)
  case just(Code, element: Part)
  /// `element` is a tuple of the parts, in order.
  case combineLatest([Flow], element: Part)
  case zip([Flow], element: Part)
  case merge([Flow], element: Part)
  /// In a `view` block: a control's event or property, `emailTextField.text`.
  case control(ControlPath)

  package var element: Part {
    switch self {
    case .stream(_, let element), .external(_, _, let element), .call(_, _, let element), .just(_, let element),
      .combineLatest(_, let element), .zip(_, let element), .merge(_, let element):
      element
    case .control(let path): Part(nil, path.element)
    }
  }
}

package struct Step: Hashable, Sendable {
  package var operation: Operation
  /// What comes in and what goes out.
  package var input: Part
  package var output: Part
  package var location = Location()

  package init(_ operation: Operation, input: Part, output: Part) {
    self.operation = operation
    self.input = input
    self.output = output
  }
}

package indirect enum Operation: Hashable, Sendable {
  /// Per element. `recovery` is there where the function may throw and nothing around it catches.
  case map(Function, recovery: Recovery?)
  case compactMap(Function, recovery: Recovery?)
  case filter(Function, recovery: Recovery?)
  /// ReactiveX's `do(onNext:)`.
  case perform(Function, recovery: Recovery?)
  case flatMap(FlatMap)
  case scan(initial: Code, Function)
  /// The latest of each argument on every element; `.source` stands for the element itself (`_`).
  case withLatestFrom([LatestArgument])
  case startWith(Code)
  case debounce(milliseconds: Int)
  case throttle(milliseconds: Int, latest: Bool)
  case delay(milliseconds: Int)
  /// Only where it is not inside a flatMap: the flow ends with it, `recovery` says how.
  case timeout(milliseconds: Int, recovery: Recovery?)
  /// nil: by `==`; a tuple's parts one by one.
  case distinctUntilChanged(Function?)
  case skip(Code)
  case take(Code)
  case share
  /// n attempts. Inside a flatMap only, or on the flow itself.
  case retry(Code)
  case observe(on: SchedulerReference)
  /// Back to the main scheduler, which a closure isolated to the main actor needs.
  case hop
  /// `.raw { $0.anything() }`: a closure from stream to stream.
  case raw(Closure)
  /// `flow` errors end here: `fallback` or nothing. Only what `Recovery` could not place further in.
  case recover(Recovery)
}

package struct LatestArgument: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case source
    case flow(Flow)
    /// A state is read, not subscribed.
    case state(String)
  }
  package var label: String?
  package var value: Value
  package var element: Element

  package init(label: String?, value: Value, element: Element) {
    self.label = label
    self.value = value
    self.element = element
  }
}

package enum SchedulerReference: Hashable, Sendable {
  case main, background
  case custom(Code)
}

package struct FlatMap: Hashable, Sendable {
  package enum Strategy: Hashable, Sendable {
    /// flatMap, flatMapLatest, flatMapFirst, concatMap.
    case merge, latest, first, concat
  }
  package enum Body: Hashable, Sendable {
    /// Gives a stream, or with `await` one value.
    case function(Function)
    case flow(Flow)
  }
  package var strategy: Strategy
  package var body: Body
  /// Steps that moved inside, so that an error there is caught before it can end the flow.
  package var steps: [Step] = []
  /// What becomes of an error; nil where none can be.
  package var recovery: Recovery?
  package var activity: StreamReference?
  /// Results are brought back to main inside, before they are counted as done.
  package var hopsToMain = false

  package init(strategy: Strategy, body: Body) {
    self.strategy = strategy
    self.body = body
  }
}

/// Where an error goes, and what stands in for the element that it took.
package struct Recovery: Hashable, Sendable {
  package enum Certainty: Hashable, Sendable {
    /// Written `try`, or of a throwing service: the stream's type says that it can fail.
    case declared
    /// A need's stream or a copied closure: neither Portico nor the language knows.
    case possible
    /// A hook without `try`: it promised not to fail. Libraries whose types cannot say so guard it all the same.
    case promisedNever
  }
  package enum Target: Hashable, Sendable {
    /// `type` is the target's element.
    case stream(StreamReference, type: Element)
    case hook(HookCall)
  }
  package var certainty: Certainty
  package var target: Target?
  /// nil: the element is dropped.
  package var fallback: Code?

  package init(certainty: Certainty, target: Target? = nil, fallback: Code? = nil) {
    self.certainty = certainty
    self.target = target
    self.fallback = fallback
  }
}
