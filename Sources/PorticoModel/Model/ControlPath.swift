/// `loginButton.isEnabled`: a parameter of a view block, and which of its events or properties is meant.
package struct ControlPath: Hashable, Sendable {
  package enum Meaning: Hashable, Sendable {
    /// Of a control that UIKit has.
    case member(ControlMember)
    /// Of a view that only the team knows: a stream where it is read, a property where it is set.
    case unknown
    /// The parameter itself is a stream, which the view owns.
    case stream(Carrier)
  }
  /// `items(cellIdentifier: "post", cellType: PostCell.self)`, `modelSelected(Post.self)`.
  package struct Argument: Hashable, Sendable {
    package var type: String
    /// Swift text.
    package var identifier: String?

    package init(type: String, identifier: String? = nil) {
      self.type = type
      self.identifier = identifier
    }
  }
  package var parameter: String
  /// The parameter's.
  package var type: String
  /// What stands between the parameter and the property: `navigationItem`.
  package var inner: [String] = []
  package var property: String
  package var meaning: Meaning
  package var argument: Argument?
  /// What it tells, or is set to.
  package var element = Element.unknown

  package init(parameter: String, type: String, property: String, meaning: Meaning) {
    self.parameter = parameter
    self.type = type
    self.property = property
    self.meaning = meaning
  }

  package var member: ControlMember? {
    if case .member(let member) = meaning { member } else { nil }
  }
}
