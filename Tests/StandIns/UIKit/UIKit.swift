/// A stand-in for Apple's UIKit, for tests on systems without it: views and view controllers as far as a generated
/// `bind` touches them. Nothing is drawn; controls lie in the files beside this one.

@_exported import Foundation

@preconcurrency @MainActor open class UIResponder: NSObject {
  open var accessibilityLabel: String?
  open private(set) var isFirstResponder = false

  public override init() { super.init() }

  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = true
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}

@preconcurrency @MainActor open class UIView: UIResponder {
  open var frame: CGRect
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var tag = 0
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    for view in subviews { view.endEditing(force) }
    return resignFirstResponder()
  }
}

@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor?
  open var isEnabled = true
  open var isHighlighted = false
}

@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

@preconcurrency @MainActor open class UIProgressView: UIView {
  open var progress: Float = 0

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Only its identity matters here.
public final class UIImage: NSObject, Sendable {}

/// Only its identity matters here.
public final class UIColor: NSObject, Sendable {
  public static let red = UIColor()
  public static let gray = UIColor()
  public static let black = UIColor()
  public static let white = UIColor()
}
