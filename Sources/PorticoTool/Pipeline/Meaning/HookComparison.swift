/// What the user's half has to have.
import PorticoEmit
import PorticoSyntax

package struct HookComparison {
  package private(set) var changes: [MeaningChange] = []

  private struct Hook {
    var function: SwiftFunction
    /// `isValid(_ email: String) -> Bool`
    var text: String

    init?(_ stub: LogicStub) {
      guard let function = SwiftFunction(signature: stub.signature) else { return nil }
      self.function = function
      let whole = function.text(in: SourceFile(path: "", text: stub.signature))
      text = whole.hasPrefix("func ") ? String(whole.dropFirst("func ".count)) : whole
    }
  }

  package init(_ old: ScreenEdition, _ new: ScreenEdition) {
    let (before, after) = (old.stubs.compactMap(Hook.init), new.stubs.compactMap(Hook.init))
    var gone = before.filter { hook in !after.contains { $0.function.compoundName == hook.function.compoundName } }
    for hook in after {
      let name = hook.function.compoundName
      if let standing = before.first(where: { $0.function.compoundName == name }) {
        // What a parameter is called inside is its writer's affair.
        if standing.function.meets(hook.function, aliases: [:]), hook.function.meets(standing.function, aliases: [:]) {
          continue
        }
        change(from: standing, to: hook)
      } else if let index = gone.firstIndex(where: { $0.function.name == hook.function.name }) {
        change(from: gone.remove(at: index), to: hook)
      } else {
        changes.append(MeaningChange(.added, "hook \(code: hook.text)", breaks: [.logic]))
      }
    }
    // A method that nobody calls any more still compiles.
    changes = gone.map { MeaningChange(.removed, "hook \(code: $0.text)") } + changes
    compareHalves(old.shape, new.shape)
  }

  private mutating func change(from before: Hook, to after: Hook) {
    changes.append(
      MeaningChange(.changed, "hook \(code: after.text), was \(code: before.text)", breaks: [.logic]))
  }

  private mutating func compareHalves(_ before: ScreenShape, _ after: ScreenShape) {
    let name = after.names.logic
    switch (before.hasLogic, after.hasLogic) {
    case (false, true):
      changes.append(MeaningChange(.added, "the user's half \(code: name) is asked for", breaks: [.logic]))
    case (true, false):
      changes.append(
        MeaningChange(.removed, "the user's half \(code: name): nothing is left to it", breaks: [.logic]))
    default: break
    }
    let (was, now) = (before.screen.isWrittenByHand, after.screen.isWrittenByHand)
    if was != now {
      let wording: Wording = now ? "transform is written by hand now" : "transform is no longer written by hand"
      changes.append(MeaningChange(.changed, wording, breaks: [.logic]))
    }
  }
}
