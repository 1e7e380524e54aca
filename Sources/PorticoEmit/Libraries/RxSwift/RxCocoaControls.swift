import PorticoModel

/// UIKit's controls by RxCocoa's names, which most often are the property's own.
package struct RxCocoaControls: ControlVocabulary {
  package init() {}

  package var imports: [String] { [] }

  // MARK: Inputs

  package func events(_ member: ControlMember, _ path: ControlPath) -> Chain {
    let property = "\(path.owner).rx.\(path.memberName)"
    switch member.meaning {
    case .value where member.name == "text", .text:
      return Chain(path.element == .type("String") ? property + ".orEmpty" : property)
    case .value(let event) where member.owner == "UIPageControl":
      let arguments = [
        "editingEvents: .\(event)", "getter: { $0.\(member.name) }", "setter: { $0.\(member.name) = $1 }",
      ]
      return Chain("\(path.owner).rx", [Layout.call(".controlProperty", arguments)])
    case .event(let event) where member.name != "tap":
      return Chain("\(path.owner).rx.controlEvent(.\(event))")
    case .action where path.element.isVoid && member.type == nil:
      return Chain(property, [".map { _ in }"])
    case .model: return Chain("\(property)(\(path.metatype))")
    case .lifecycle where member.name == "viewDidLoad":
      let load = "\(path.owner).rx.methodInvoked(Selector((\"viewDidLoad\")))"
      return Chain("(\(path.owner).isViewLoaded ? Observable.just([]) : \(load))", [".map { _ in }"])
    case .lifecycle:
      return Chain("\(path.owner).rx.methodInvoked(Selector((\"\(member.name):\")))", [".map { _ in }"])
    case .property, .value, .event, .ofNormalState, .editing, .action, .barButton, .items, .item, .activity:
      return Chain(property)
    }
  }

  // MARK: Outputs

  package func sink(_ source: ControlSource, _ path: ControlPath, scheduler: String) -> Chain {
    let target = target(path)
    if let maker = path.cellMaker {
      let argument = "curriedArgument: \(Identifier.escaped(maker.name))"
      if source.carrier?.kind == .driver {
        return source.chain.then(Layout.call(".drive", [target, argument]))
      }
      return onMain(source).then(Layout.call(".bind", ["to: \(target)", argument]))
    }
    switch source.carrier?.kind {
    case .driver where !path.isStream: return source.chain.then(".drive(\(target))")
    case .signal where !path.isStream: return source.chain.then(".emit(to: \(target))")
    default: return onMain(source).then(".bind(to: \(target))")
    }
  }

  private func onMain(_ source: ControlSource) -> Chain {
    let chain: Chain
    switch source.carrier?.kind {
    case .driver, .signal: return source.chain.then(".asObservable()")
    case .single, .infallible: chain = source.chain.then(".asObservable()")
    default: chain = source.chain
    }
    return chain.then(".observe(on: MainScheduler.instance)")
  }

  private func target(_ path: ControlPath) -> String {
    let property = "\(path.owner).rx.\(path.memberName)"
    switch path.meaning {
    case .stream: return path.owner
    case .unknown: return path.inner.last == "rx" ? "\(path.owner).\(path.memberName)" : property
    case .member(let member):
      switch member.meaning {
      case .ofNormalState: return property + "(for: .normal)"
      case .items:
        guard let argument = path.argument, let identifier = path.cellIdentifier else { return property }
        return "\(property)(cellIdentifier: \(identifier), cellType: \(argument.type).self)"
      default: return property
      }
    }
  }
}
