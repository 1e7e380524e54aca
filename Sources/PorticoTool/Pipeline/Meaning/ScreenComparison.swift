/// All that changed in one screen, in the order in which a reviewer asks: the type, its needs, its ports, what is
/// private, the user's half, the view.
import PorticoModel

package enum ScreenComparison {
  package static func changes(_ old: ScreenEdition, _ new: ScreenEdition) -> [MeaningChange] {
    SettingsComparison(old, new).changes
      + NeedComparison(old.screen, new.screen).changes
      + PortComparison(old, new).changes
      + StreamComparison(old, new).changes
      + HookComparison(old, new).changes
      + ViewBlockComparison(old.screen, new.screen).changes
      + members(old.screen, new.screen)
  }

  /// Swift that Portico copies and does not read.
  private static func members(_ old: Screen, _ new: Screen) -> [MeaningChange] {
    let (was, now) = (old.members.map(\.declared), new.members.map(\.declared))
    guard was.map(FlowPieces.init) != now.map(FlowPieces.init) else { return [] }
    return [MeaningChange(.changed, "the members in \(code: "swift { }") are others")]
  }
}
