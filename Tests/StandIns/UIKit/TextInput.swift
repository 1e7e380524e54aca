/// A stand-in for UIKit's text controls. `insertText` and `deleteBackward` play the user's typing: they change the text
/// and tell it to whoever listens, which setting `text` from code does not.

@preconcurrency @MainActor open class UITextField: UIControl {
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  open var text: String? = ""
  open var placeholder: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor?
  open var isSecureTextEntry = false

  open func insertText(_ text: String) { userEdited((self.text ?? "") + text) }
  open func deleteBackward() { userEdited(String((text ?? "").dropLast())) }

  func userEdited(_ text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }
}

@preconcurrency @MainActor public protocol UITextViewDelegate: AnyObject {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// No control, as on Apple's systems: edits are told to its delegate and to the notification centre.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String! = ""
  open var attributedText: NSAttributedString!
  open var textColor: UIColor?
  open var isEditable = true

  open func insertText(_ text: String) { userEdited((self.text ?? "") + text) }
  open func deleteBackward() { userEdited(String((text ?? "").dropLast())) }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return super.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return super.resignFirstResponder()
  }

  private func userEdited(_ text: String) {
    self.text = text
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}

@preconcurrency @MainActor open class UISearchTextField: UITextField {
  weak var searchBar: UISearchBar?

  override func userEdited(_ text: String) {
    super.userEdited(text)
    guard let searchBar else { return }
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
  }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// No control either; what the user types goes to `searchTextField`.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var placeholder: String?
  open var selectedScopeButtonIndex = 0
  public let searchTextField = UISearchTextField()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.searchBar = self
    addSubview(searchTextField)
  }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
}
