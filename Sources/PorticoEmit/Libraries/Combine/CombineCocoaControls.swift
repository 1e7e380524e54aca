import PorticoModel

/// UIKit's controls by CombineCocoa's publishers; what that library lacks is read as without it.
package struct CombineCocoaControls: ControlVocabulary {
  private let plain = CombineControls()

  package init() {}

  package var imports: [String] { ["CombineCocoa"] }

  package func events(_ member: ControlMember, _ path: ControlPath) -> Chain {
    publisher(member, path).map { Chain(path.owner, $0) } ?? plain.events(member, path)
  }

  package func sink(_ source: ControlSource, _ path: ControlPath, scheduler: String) -> Chain {
    plain.sink(source, path, scheduler: scheduler)
  }

  private func publisher(_ member: ControlMember, _ path: ControlPath) -> [String]? {
    let isWrapped = path.element != .type("String")
    switch (member.owner, member.meaning) {
    case ("UISearchBar", .text):
      // It tells what is typed from then on.
      let wrapping = isWrapped ? [".map { Optional($0) }"] : []
      return [".textDidChangePublisher"] + wrapping + [".prepend(\(path.owner).text\(isWrapped ? "" : " ?? \"\""))"]
    case (_, .text), ("UITextField", .value): return [".textPublisher"] + (isWrapped ? [] : [".map { $0 ?? \"\" }"])
    case (_, .value), (_, .barButton), ("UIBarButtonItem", .action): return [".\(member.name)Publisher"]
    case (_, .event) where member.name == "tap": return [".tapPublisher"]
    case (_, .event(let event)): return [".controlEventPublisher(for: .\(event))"]
    case (_, .action):
      return gesture(path).map { [".\($0)Publisher"] + (path.element.isVoid ? [".map { _ in }"] : []) }
    case (_, .item): return selection(member.name, member.owner).map { [$0] }
    case (_, .model(let event)): return selection(event, member.owner).map { [$0] + CombineControls.model(path) }
    case (_, .editing), (_, .lifecycle), (_, .property), (_, .ofNormalState), (_, .items), (_, .activity): return nil
    }
  }

  /// By the class's name: `longPress` of UILongPressGestureRecognizer.
  private func gesture(_ path: ControlPath) -> String? {
    let type = path.type.split(separator: ".").last.map(String.init) ?? ""
    guard path.inner.isEmpty, type.hasPrefix("UI"), type.hasSuffix("GestureRecognizer") else { return nil }
    let name = Identifier.lowerFirst(String(type.dropFirst(2).dropLast("GestureRecognizer".count)))
    return ["tap", "pinch", "rotation", "swipe", "pan", "screenEdgePan", "longPress"].contains(name) ? name : nil
  }

  private func selection(_ event: String, _ owner: String) -> String? {
    let what = owner == "UITableView" ? "Row" : "Item"
    switch event {
    case "itemSelected": return ".didSelect\(what)Publisher"
    case "itemDeselected": return ".didDeselect\(what)Publisher"
    default: return nil
    }
  }
}
