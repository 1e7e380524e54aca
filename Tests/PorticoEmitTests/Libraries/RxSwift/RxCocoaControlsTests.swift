import PorticoEmit
import PorticoModel
import Testing

@Suite struct RxCocoaControlsTests {
  @Test(arguments: [
    ("UIButton", "tap", "Void", "x.rx.tap"), ("UIBarButtonItem", "tap", "Void", "x.rx.tap"),
    ("UIButton", "touchDown", "Void", "x.rx.controlEvent(.touchDown)"),
    ("UIRefreshControl", "refreshed", "Void", "x.rx.controlEvent(.valueChanged)"),
    ("UITextField", "text", "String", "x.rx.text.orEmpty"), ("UITextField", "text", "String?", "x.rx.text"),
    ("UITextView", "text", "String", "x.rx.text.orEmpty"),
    ("UITextView", "didEndEditing", "Void", "x.rx.didEndEditing"),
    ("UISearchBar", "text", "String", "x.rx.text.orEmpty"),
    ("UISearchBar", "cancelButtonClicked", "Void", "x.rx.cancelButtonClicked"),
    ("UISwitch", "isOn", "Bool", "x.rx.isOn"), ("UISlider", "value", "Float", "x.rx.value"),
    ("UIDatePicker", "date", "Date", "x.rx.date"),
    ("UISegmentedControl", "selectedSegmentIndex", "Int", "x.rx.selectedSegmentIndex"),
    (
      "UIPageControl", "currentPage", "Int",
      "x.rx.controlProperty(editingEvents: .valueChanged, getter: { $0.currentPage }, setter: { $0.currentPage = $1 })"
    ),
    ("UITableView", "itemSelected", "IndexPath", "x.rx.itemSelected"),
    ("UITableView", "modelSelected", "Post", "x.rx.modelSelected(Post.self)"),
    ("UICollectionView", "modelSelected", "any Item", "x.rx.modelSelected((any Item).self)"),
    ("UITapGestureRecognizer", "event", "Void", "x.rx.event.map { _ in }"),
    ("UITapGestureRecognizer", "event", "UITapGestureRecognizer", "x.rx.event"),
    ("UIViewController", "viewWillAppear", "Void", #"x.rx.methodInvoked(Selector(("viewWillAppear:"))).map { _ in }"#),
    ("UISearchController", "searchBar.text", "String", "x.searchBar.rx.text.orEmpty"),
    ("RatingView", "stars", "Int", "x.stars"), ("RatingView", "rx.stars", "Int", "x.rx.stars"),
    ("PublishRelay<Void>", "", "Void", "x"),
  ])
  func eventsBearThePropertysName(type: String, property: String, element: String, text: String) {
    let chain = RxCocoaControls().events(ControlExample(type, reads: property, as: element).path)
    #expect(Self.dense(chain) == Self.dense(text))
  }

  @Test func aViewThatIsLoadedWasLoaded() {
    let text = RxCocoaControls().events(ControlExample("UIViewController", reads: "viewDidLoad").path).text()
    #expect(text.hasPrefix("(x.isViewLoaded ? Observable.just([]) : x.rx.methodInvoked(Selector((\"viewDidLoad\"))))"))
  }

  @Test(arguments: [
    ("UIView", "isHidden", "Bool", "x.rx.isHidden"), ("UIButton", "title", "String", "x.rx.title(for: .normal)"),
    ("UIButton", "image", "UIImage?", "x.rx.image(for: .normal)"),
    ("UIRefreshControl", "isRefreshing", "Bool", "x.rx.isRefreshing"),
    ("UIViewController", "navigationItem.title", "String", "x.navigationItem.rx.title"),
    ("RatingView", "stars", "Int", "x.rx.stars"), ("RatingView", "rx.stars", "Int", "x.rx.stars"),
    ("PublishRelay<Int>", "", "Int", "x"),
  ])
  func propertiesAreSetOnMain(type: String, property: String, element: String, target: String) {
    let path = ControlExample(type, sets: property, to: element).path
    let chain = RxCocoaControls().sink(ControlSource(Chain("a")), path, scheduler: "scheduler")
    #expect(chain == Chain("a", [".observe(on: MainScheduler.instance)", ".bind(to: \(target))"]))
  }

  @Test(arguments: [(Carrier.Kind.driver, ".drive(x.rx.isEnabled)"), (.signal, ".emit(to: x.rx.isEnabled)")])
  func traitsAreOnMainAlready(carrier: Carrier.Kind, link: String) {
    let path = ControlExample("UIButton", sets: "isEnabled", to: "Bool").path
    let source = ControlSource(Chain("a"), carrier: Carrier(carrier))
    #expect(RxCocoaControls().sink(source, path, scheduler: "").links == [link])
  }

  @Test(arguments: [
    ("items(PostCell.self)", "x.rx.items(cellIdentifier: \"PostCell\", cellType: PostCell.self)"),
    (
      "items(cellIdentifier: PostCell.id, cellType: Feed.PostCell.self)",
      "x.rx.items(cellIdentifier: PostCell.id, cellType: Feed.PostCell.self)"
    ),
    ("items", "x.rx.items"),
  ])
  func itemsAreShownByWhatTheViewPasses(property: String, target: String) {
    let path = ControlExample("UITableView", sets: property, to: "[Post]").path
    let driven = RxCocoaControls().sink(ControlSource(Chain("a"), carrier: Carrier(.driver)), path, scheduler: "")
    let bound = RxCocoaControls().sink(ControlSource(Chain("a")), path, scheduler: "")
    #expect(Self.dense(driven) == Self.dense("a.drive(\(target), curriedArgument: xCell)"))
    #expect(
      Self.dense(bound)
        == Self.dense("a.observe(on: MainScheduler.instance).bind(to: \(target), curriedArgument: xCell)"))
  }

  private static func dense(_ chain: Chain) -> String { dense(chain.text()) }
  private static func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
