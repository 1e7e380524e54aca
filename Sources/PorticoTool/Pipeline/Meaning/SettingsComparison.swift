/// Settings with an effect on what others see, and what is said of the type itself.
import PorticoEmit
import PorticoModel

package struct SettingsComparison {
  private let old: ScreenEdition
  private let new: ScreenEdition
  package private(set) var changes: [MeaningChange] = []

  package init(_ old: ScreenEdition, _ new: ScreenEdition) {
    self.old = old
    self.new = new
    compareLibraryAndShapes()
    compareNames()
    compareTypes()
    compareIsolation()
    compareTransform()
  }

  /// A setting with two values, told as `library is combine, was rxswift`.
  private mutating func compare(
    _ name: String, _ value: (Settings) -> String, breaks: Set<MeaningChange.Audience> = []
  ) {
    let (was, now) = (value(old.screen.settings), value(new.screen.settings))
    if was != now {
      changes.append(MeaningChange(.changed, "\(name) is \(code: now), was \(code: was)", breaks: breaks))
    }
  }

  private mutating func compareLibraryAndShapes() {
    compare("library", { $0.library.rawValue }, breaks: [.view, .callers, .logic, .tests])
    compare("cocoa", { $0.cocoa.rawValue })
    compare("input shape", { $0.inputShape.rawValue }, breaks: [.view, .callers])
    compare("output shape", { $0.outputShape.rawValue }, breaks: [.view, .callers])
    compare("kind", { $0.kind.rawValue }, breaks: [.callers])
    compare("output kind", { $0.outputKind.rawValue }, breaks: [.view])
    compare("init", { $0.initializer.rawValue }, breaks: new.shape.inputShape == .struct ? [.callers] : [])
    let isNarrower = old.screen.settings.fields == "var"
    compare("fields", { $0.fields }, breaks: isNarrower ? [.view, .callers] : [])
  }

  private mutating func compareNames() {
    let (before, after) = (old.shape.names, new.shape.names)
    if before.className != after.className {
      named(new.screen.settings.kind.rawValue, before.className, after.className, [.view, .callers, .logic, .tests])
    }
    compare("nesting", { $0.nesting.rawValue }, breaks: [.view, .callers, .logic, .tests])
    if before.isNested != after.isNested { return }
    for pair in new.screen.pairs {
      guard let standing = old.screen.pairs.first(where: { $0.group == pair.group }) else { continue }
      let (input, output) = (before.input(pair.group), before.output(pair.group))
      // Where they lie outside the class and bear its name, they follow it.
      if !pair.inputs.isEmpty, !standing.inputs.isEmpty, input != after.input(pair.group) {
        named("type", input, after.input(pair.group), [.view, .callers])
      }
      if !pair.outputs.isEmpty, !standing.outputs.isEmpty, output != after.output(pair.group) {
        named("type", output, after.output(pair.group), [.view, .callers])
      }
    }
  }

  private mutating func named(
    _ word: String, _ was: String, _ now: String, _ breaks: Set<MeaningChange.Audience>
  ) {
    changes.append(MeaningChange(.changed, "\(word) \(code: was) is called \(code: now) now", breaks: breaks))
  }

  private mutating func compareTypes() {
    let (was, now) = (Self.access(old), Self.access(new))
    if was != now {
      let breaks: Set<MeaningChange.Audience> = Access.isNarrower(now, than: was) ? [.view, .callers] : []
      changes.append(MeaningChange(.changed, "access is \(code: now), was \(code: was)", breaks: breaks))
    }
    let (before, after) = (old.screen.settings, new.screen.settings)
    if before.superclass != after.superclass {
      let (was, now) = (before.superclass ?? "none", after.superclass ?? "none")
      changes.append(
        MeaningChange(
          .changed, "superclass is \(code: now), was \(code: was)",
          breaks: before.superclass == nil ? [] : [.view, .callers]))
    }
    compareList(
      "the class", "conforms to", before.conformances + old.screen.inheritance,
      after.conformances + new.screen.inheritance)
    compareList("Input", "conforms to", before.inputConformances, after.inputConformances)
    compareList("Output", "conforms to", before.outputConformances, after.outputConformances)
    compareList("the class", "has", old.screen.attributes, new.screen.attributes, isolated: "@MainActor")
  }

  /// `isolated` is told by what it sets.
  private mutating func compareList(
    _ owner: String, _ verb: String, _ before: [String], _ after: [String], isolated: String? = nil
  ) {
    for word in before where !after.contains(word) && word != isolated {
      changes.append(MeaningChange(.removed, "\(owner) \(verb) \(code: word)", breaks: [.view, .callers]))
    }
    for word in after where !before.contains(word) && word != isolated {
      let breaks: Set<MeaningChange.Audience> = word.hasPrefix("@available") ? [.view, .callers] : []
      changes.append(MeaningChange(.added, "\(owner) \(verb) \(code: word)", breaks: breaks))
    }
  }

  private static func access(_ edition: ScreenEdition) -> String {
    let word = edition.shape.access.split(separator: " ").first.map(String.init)
    return word ?? "internal"
  }

  private mutating func compareIsolation() {
    compare("isolation", { $0.isolation.rawValue }, breaks: [.view, .callers, .logic, .tests])
    compare("default-isolation", { $0.defaultIsolation.rawValue })
  }

  /// Where each group has a parameter of its own and the bag may be one too.
  private mutating func compareTransform() {
    let settings = (old.screen.settings, new.screen.settings)
    // What the shape says is told already.
    guard settings.0.inputShape == settings.1.inputShape, settings.0.outputShape == settings.1.outputShape,
      settings.0.library == settings.1.library, let was = old.transform, let now = new.transform, was != now
    else { return }
    changes.append(
      MeaningChange(.changed, "the call \(code: now) was \(code: was)", breaks: [.callers]))
  }
}
