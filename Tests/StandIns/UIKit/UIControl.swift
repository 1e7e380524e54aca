/// A stand-in for UIKit's `UIControl` and `UIAction`. There is no `#selector` here, so targets are left out and actions
/// (iOS 14) are what fires.

public typealias UIActionHandler = (UIAction) -> Void

@preconcurrency @MainActor open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public let title: String
  public private(set) weak var sender: UIControl?
  private let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier("stand-in." + UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func perform(for control: UIControl) {
    sender = control
    handler(self)
    sender = nil
  }
}

@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var registrations: [(action: UIAction, events: Event)] = []

  /// An action that is known already, by its identifier, takes the place of the old one for these events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    registrations.append((action, events))
  }

  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    registrations = registrations.compactMap { registration in
      guard registration.action.identifier == identifier else { return registration }
      let left = registration.events.subtracting(events)
      return left.isEmpty ? nil : (registration.action, left)
    }
  }

  open func sendActions(for events: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      registration.action.perform(for: self)
    }
  }
}
