/// A stand-in for UIKit's simple controls. Setting a value from code sends no event, as on Apple's systems: a test plays
/// the user by setting the value and calling `sendActions(for:)`.

@preconcurrency @MainActor open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
}

@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  private var titles: [String] = []

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { "\($0)" }
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
}

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 0

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
