import PorticoModel

/// How a library reads a control's events and sets its properties.
package protocol ControlVocabulary: Sendable {
  /// `element` is the type that the input wants, where the control's stream feeds it directly.
  func events(_ path: ControlPath, element: String?) -> Chain
  /// Sets the property on main, without keeping the control alive.
  func sink(_ chain: Chain, _ path: ControlPath, scheduler: String) -> Chain
}

/// The types of the properties that views set.
package enum ControlProperty {
  package static func type(_ path: ControlPath) -> String? {
    switch path.property {
    case "isEnabled", "isHidden", "isSelected", "isOn": "Bool"
    case "alpha": "CGFloat"
    case "text": "String"
    default: nil
    }
  }
}
