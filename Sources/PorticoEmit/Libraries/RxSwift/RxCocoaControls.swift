import PorticoModel

/// UIKit's controls by RxCocoa's names, which most often are the property's own.
package struct RxCocoaControls: ControlVocabulary {
  package init() {}

  package func events(_ path: ControlPath, element: String?) -> Chain {
    let stream = "\(Identifier.escaped(path.parameter)).rx.\(Identifier.member(path.property))"
    let isOptional = element?.hasSuffix("?") ?? false
    return Chain(path.property == "text" && !isOptional ? stream + ".orEmpty" : stream)
  }

  package func sink(_ chain: Chain, _ path: ControlPath, scheduler: String) -> Chain {
    let property = "\(Identifier.escaped(path.parameter)).rx.\(Identifier.member(path.property))"
    return chain.then(".observe(on: MainScheduler.instance)").then(".bind(to: \(property))")
  }
}
