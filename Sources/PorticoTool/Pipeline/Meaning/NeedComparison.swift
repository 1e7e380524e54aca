/// What the screen asks its owner for.
import PorticoModel

package struct NeedComparison {
  package private(set) var changes: [MeaningChange] = []

  package init(_ old: Screen, _ new: Screen) {
    for need in old.needs where !new.needs.contains(where: { $0.name == need.name }) {
      var breaks: Set<MeaningChange.Audience> = [.callers, .tests]
      if Self.isKept(need) { breaks.insert(.logic) }
      changes.append(MeaningChange(.removed, Self.declaration(need), breaks: breaks))
    }
    for need in new.needs {
      if let standing = old.needs.first(where: { $0.name == need.name }) {
        compare(standing, need)
      } else {
        let isAsked = need.value == nil
        // The harness makes a stub of a service itself.
        let breaks: Set<MeaningChange.Audience> = !isAsked ? [] : need.service == nil ? [.callers, .tests] : [.callers]
        changes.append(MeaningChange(.added, Self.declaration(need), breaks: breaks))
      }
    }
    let standing = old.needs.map(\.name).filter { name in new.needs.contains { $0.name == name } }
    let now = new.needs.map(\.name).filter(standing.contains)
    if standing != now {
      changes.append(
        MeaningChange(
          .changed, "the needs are in another order: \(FlowComparison.list(now))", breaks: [.callers, .tests]))
    }
  }

  private mutating func compare(_ before: Need, _ after: Need) {
    func change(_ wording: Wording, _ breaks: Set<MeaningChange.Audience> = []) {
      changes.append(MeaningChange(.changed, "needs \(code: after.name) \(wording)", breaks: breaks))
    }
    if before.type != after.type {
      let kept: Set<MeaningChange.Audience> = Self.isKept(after) ? [.logic] : []
      change("is \(code: after.type), was \(code: before.type)", kept.union([.callers, .tests]))
    }
    if before.kind != after.kind {
      // Context has a weak one as an optional, and what is not kept not at all. What was held weakly and is an optional
      // still reads the same.
      let isSame = before.kind == .weak && after.kind == .stored && after.type.hasSuffix("?")
      let breaks: Set<MeaningChange.Audience> = Self.isKept(before) && !isSame ? [.logic] : []
      change("is \(Self.word(after.kind)), was \(Self.word(before.kind))", breaks)
    }
    switch (before.value?.declared, after.value?.declared) {
    case (let was?, nil): change("has no default any more, had \(code: was)", [.callers, .tests])
    case (nil, let now?): change("has the default \(code: now) now")
    case (let was?, let now?) where was != now: change("has the default \(code: now), not \(code: was)")
    default: break
    }
  }

  private static func isKept(_ need: Need) -> Bool { need.kind == .stored || need.kind == .weak }

  private static func word(_ kind: Need.Kind) -> String {
    switch kind {
    case .stored: "kept"
    case .weak: "held weakly"
    case .initializer: "there in init only"
    case .superclass: "passed to super.init"
    }
  }

  private static func declaration(_ need: Need) -> Wording {
    let modifier =
      switch need.kind {
      case .stored: ""
      case .weak: "weak "
      case .initializer: "init "
      case .superclass: "super "
      }
    let value = need.value.map { " = " + $0.declared } ?? ""
    return "needs \(modifier)\(code: "\(need.name): \(need.type)\(value)")"
  }
}
