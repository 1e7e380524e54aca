import PorticoModel

/// UIKit's controls by the support file's `flowEvents`, for Combine has none.
package struct CombineControls: ControlVocabulary {
  package init() {}

  package func events(_ path: ControlPath, element: String?) -> Chain {
    let control = Identifier.escaped(path.parameter)
    switch path.property {
    case "tap": return Chain(control, [".flowEvents(.touchUpInside)"])
    case "text":
      let fallback = element?.hasSuffix("?") ?? false ? "" : " ?? \"\""
      return Chain(
        control,
        [
          ".flowEvents(.editingChanged)",
          ".map { [weak \(control)] in \(control)?.text\(fallback) }",
          ".prepend(\(control).text\(fallback))",
        ])
    case "isOn", "value", "date", "selectedSegmentIndex":
      return Chain(
        control,
        [
          ".flowEvents(.valueChanged)",
          ".compactMap { [weak \(control)] in \(control)?.\(path.property) }",
          ".prepend(\(control).\(path.property))",
        ])
    default: return Chain("\(control).\(Identifier.member(path.property))")
    }
  }

  package func sink(_ chain: Chain, _ path: ControlPath, scheduler: String) -> Chain {
    let control = Identifier.escaped(path.parameter)
    let main = CombineLibrary.named(scheduler)
    let type = ControlProperty.type(path).map { "(value: \($0))" } ?? "value"
    let assignment = "\(control)?.\(Identifier.member(path.property)) = value"
    return chain.then(".receive(on: \(main))").then(".sink { [weak \(control)] \(type) in \(assignment) }")
  }
}
