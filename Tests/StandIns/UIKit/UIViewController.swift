/// A stand-in for UIKit's view controllers: a test plays the system by calling `viewWillAppear` and its like, which a parent
/// passes on to its children, as UIKit does.

@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var title: String?
  public let navigationItem = UINavigationItem()
  open private(set) var isViewLoaded = false
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  private var loadedView: UIView?
  /// Called with each selector that UIKit sends, once it was handled. On Apple's systems the Objective-C runtime tells.
  public var selectorObservers: [UUID: (Selector) -> Void] = [:]

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      isViewLoaded = newValue != nil
    }
  }

  open func loadView() { view = UIView() }
  open func viewDidLoad() { sent("viewDidLoad") }
  open func viewWillAppear(_ animated: Bool) { passOn("viewWillAppear:") { $0.viewWillAppear(animated) } }
  open func viewDidAppear(_ animated: Bool) { passOn("viewDidAppear:") { $0.viewDidAppear(animated) } }
  open func viewWillDisappear(_ animated: Bool) { passOn("viewWillDisappear:") { $0.viewWillDisappear(animated) } }
  open func viewDidDisappear(_ animated: Bool) { passOn("viewDidDisappear:") { $0.viewDidDisappear(animated) } }

  open func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    loadView()
    viewDidLoad()
  }

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }

  open func didMove(toParent parent: UIViewController?) {}

  private func passOn(_ selector: String, _ pass: (UIViewController) -> Void) {
    for child in children { pass(child) }
    sent(selector)
  }

  private func sent(_ selector: String) {
    for observer in selectorObservers.values { observer(Selector(selector)) }
  }
}

@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?

  public override init() { super.init() }
}
