/// What each step takes: the table of the language, by the step's name.
struct StepGrammar {
  enum Argument {
    /// Closure, key path, hook or call, of each element.
    case function
    /// The same, or a flow.
    case flattening
    case closure
    case closureOrKeyPath
    case flowOrPlaceholder
    case value
    case duration
    /// A port or hook that tracks.
    case target
  }

  struct Parameter {
    var label: String?
    var argument: Argument
    var isRequired = true
  }

  var parameters: [Parameter]
  /// Whether the last of `parameters` may be there several times.
  var isVariadic = false
  /// As a message says it.
  var description: String

  static let names = [
    "map", "compactMap", "filter", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "withLatestFrom",
    "startWith", "debounce", "throttle", "delay", "timeout", "distinctUntilChanged", "scan", "skip", "take", "do",
    "share", "catch", "retry", "observe", "raw",
  ]

  /// nil for a name that is no step.
  static func of(_ name: String) -> StepGrammar? { table[name] }

  private static let table = Dictionary(uniqueKeysWithValues: names.map { ($0, grammar($0)) })

  private static func grammar(_ name: String) -> StepGrammar {
    switch name {
    case "map", "compactMap", "filter", "do":
      StepGrammar(parameters: [Parameter(argument: .function)], description: "a closure, key path, hook or call")
    case "flatMap", "flatMapLatest", "flatMapFirst", "concatMap":
      StepGrammar(
        parameters: [
          Parameter(argument: .flattening),
          Parameter(label: "activity", argument: .target, isRequired: false),
          Parameter(label: "error", argument: .target, isRequired: false),
        ], description: "a closure, key path, hook, call or flow, then `activity:` and `error:`")
    case "scan":
      StepGrammar(
        parameters: [Parameter(argument: .value), Parameter(argument: .function)],
        description: "an initial value, then a closure or hook")
    case "withLatestFrom":
      StepGrammar(
        parameters: [Parameter(argument: .flowOrPlaceholder)], isVariadic: true, description: "flows or `_`")
    case "startWith", "catch":
      StepGrammar(parameters: [Parameter(argument: .value)], description: "a value")
    case "skip", "take", "retry":
      StepGrammar(parameters: [Parameter(argument: .value)], description: "a count")
    case "debounce", "delay", "timeout":
      StepGrammar(parameters: [Parameter(argument: .duration)], description: "a duration: `300ms`, `1.5s`")
    case "throttle":
      StepGrammar(
        parameters: [
          Parameter(argument: .duration), Parameter(label: "latest", argument: .value, isRequired: false),
        ], description: "a duration, then `latest:`")
    case "distinctUntilChanged":
      StepGrammar(
        parameters: [Parameter(argument: .closureOrKeyPath, isRequired: false)],
        description: "nothing, a closure or a key path")
    case "observe":
      StepGrammar(parameters: [Parameter(label: "on", argument: .value)], description: "`on:` and a scheduler")
    case "raw":
      StepGrammar(parameters: [Parameter(argument: .closure)], description: "a closure")
    default:
      StepGrammar(parameters: [], description: "nothing")
    }
  }
}
