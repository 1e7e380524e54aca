/// A stand-in for what UIKit's bar buttons and gestures call. There is no Objective-C here that could send a selector, so
/// nothing fires: code that uses them can be compiled.

public struct Selector: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
}

@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var tintColor: UIColor?

  public override init() { super.init() }
}

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true

  public override init() { super.init() }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {}
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}
