/// Plays a fixture's timeline as a program of its own, prints what came out, and says what outlives it.
@main struct Player {
  @MainActor static func main() async {
    await play()
    var rounds = 1000
    while Watch.kept.contains(where: { $0.object != nil }), rounds > 0 {
      try? await Task.sleep(nanoseconds: 1_000_000)
      rounds -= 1
    }
    for watched in Watch.kept where watched.object != nil { print("kept: \(watched.name)") }
  }
}

@MainActor enum Watch {
  struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  static var kept: [Watched] = []
}

/// The harness, its model, where that is an object, and the model's logic must be gone when the timeline is over.
@MainActor func watch(_ harness: some Harness, _ model: Any) {
  Watch.kept.append(Watch.Watched(name: "\(type(of: harness))", object: harness))
  if type(of: model) is AnyClass {
    Watch.kept.append(Watch.Watched(name: "\(type(of: model))", object: model as AnyObject))
  }
  for child in Mirror(reflecting: model).children where child.label == "logic" {
    let logic = child.value as AnyObject
    Watch.kept.append(Watch.Watched(name: "\(type(of: child.value))", object: logic))
  }
}

/// A line for each output: what came, and when.
@MainActor func show<Value>(
  _ name: String, _ timeline: Timeline<Value>, _ describe: (Value) -> String = { "\($0)" }
) {
  let events = timeline.events.map { event in
    switch event {
    case .next(let time, let value): Value.self == Void.self ? "\(time)" : "\(time): \(describe(value))"
    case .completed(let time): "\(time)|"
    case .error(let time, let error): "\(time)# \(error)"
    }
  }
  print("\(name) [\(events.joined(separator: ", "))]")
}
