/// One thing that a control tells or is told: an event of it, a property, or a property that the user changes.
package struct ControlMember: Hashable, Sendable {
  package enum Meaning: Hashable, Sendable {
    /// Is set and tells nothing.
    case property
    /// A property that the user changes, which this event of the control tells.
    case value(changed: String)
    /// The event of this name.
    case event(String)
    /// A button's, for its normal state.
    case ofNormalState
    /// What the user writes in a view that is no control.
    case text
    /// Editing begins or ends in such a view.
    case editing
    /// The target and action of what is no control: a bar button, a gesture.
    case action
    /// A button of a search bar.
    case barButton
    /// The rows of a table, the cells of a collection.
    case items
    /// What is done to one of them, by its place.
    case item
    /// The same, by what it shows: as the event of this name tells.
    case model(of: String)
    /// Turned on and off by methods.
    case activity
    /// A moment in a view controller's life.
    case lifecycle
  }
  package var name: String
  /// Of what it carries; nil where that depends on what is shown.
  package var type: String?
  package var meaning: Meaning
  /// UIKit's class that has it.
  package var owner = ""

  package init(_ name: String, _ type: String?, _ meaning: Meaning) {
    self.name = name
    self.type = type
    self.meaning = meaning
  }

  /// An input may be fed by it.
  package var isRead: Bool {
    switch meaning {
    case .property, .ofNormalState, .items, .activity: false
    case .value, .event, .text, .editing, .action, .barButton, .item, .model, .lifecycle: true
    }
  }

  /// An output may set it.
  package var isSet: Bool {
    switch meaning {
    case .property, .value, .ofNormalState, .text, .items, .activity: true
    case .event, .editing, .action, .barButton, .item, .model, .lifecycle: false
    }
  }
}
