import PorticoEmit
import PorticoModel
import Testing

@Suite struct CombineControlsTests {
  @Test(arguments: [
    ("UIButton", "tap", "Void", "x.flowEvents(.touchUpInside)"),
    ("UITextField", "editingDidBegin", "Void", "x.flowEvents(.editingDidBegin)"),
    ("UIRefreshControl", "refreshed", "Void", "x.flowEvents(.valueChanged)"),
    (
      "UITextField", "text", "String",
      "x.flowEvents(.editingChanged).map { [weak x] _ in x?.text ?? \"\" }.prepend(x.text ?? \"\")"
    ),
    ("UITextField", "text", "String?", "x.flowEvents(.editingChanged).map { [weak x] _ in x?.text }.prepend(x.text)"),
    ("UISwitch", "isOn", "Bool", "x.flowEvents(.valueChanged).compactMap { [weak x] _ in x?.isOn }.prepend(x.isOn)"),
    (
      "UITextView", "text", "String?",
      "NotificationCenter.default.publisher(for: UITextView.textDidChangeNotification, object: x)"
        + ".map { [weak x] _ in x?.text }.prepend(x.text)"
    ),
    (
      "UISearchController", "searchBar.text", "String",
      "x.searchBar.searchTextField.flowEvents(.editingChanged)"
        + ".map { [weak x] _ in x?.searchBar.text ?? \"\" }.prepend(x.searchBar.text ?? \"\")"
    ),
    ("UISearchBar", "searchButtonClicked", "Void", "x.flowSearchEvents(.searchButtonClicked)"),
    ("UISearchBar", "textDidEndEditing", "Void", "x.searchTextField.flowEvents(.editingDidEnd)"),
    ("UIBarButtonItem", "tap", "Void", "x.flowTaps()"),
    ("UITapGestureRecognizer", "event", "Void", "x.flowRecognitions()"),
    (
      "UIPanGestureRecognizer", "event", "UIPanGestureRecognizer",
      "x.flowRecognitions().compactMap { [weak x] in x }"
    ),
    ("UITableView", "itemDeleted", "IndexPath", "x.flowEvents(.itemDeleted)"),
    (
      "UITableView", "modelSelected", "Post",
      "x.flowEvents(.itemSelected).compactMap { [weak x] in x?.flowModel(Post.self, at: $0) }"
    ),
    ("UIViewController", "viewDidLoad", "Void", "x.flowViewDidLoad()"),
    ("UIViewController", "viewDidDisappear", "Void", "x.flowAppearances(.viewDidDisappear)"),
    ("RatingView", "stars", "Int", "x.stars"), ("FormModel", "$name", "String", "x.$name"),
    ("PassthroughSubject<Void, Never>", "", "Void", "x"),
  ])
  func eventsAreThoseThatTheControlSends(type: String, property: String, element: String, text: String) {
    let path = ControlExample(type, reads: property, as: element, library: .combine).path
    #expect(Self.dense(CombineControls().events(path)) == Self.dense(text))
  }

  @Test(arguments: [
    ("UIView", "isHidden", "Bool", "{ [weak x] (value: Bool) in x?.isHidden = value }"),
    ("UIButton", "title", "String", "{ [weak x] (value: String?) in x?.setTitle(value, for: .normal) }"),
    (
      "UIButton", "backgroundImage", "UIImage",
      "{ [weak x] (value: UIImage?) in x?.setBackgroundImage(value, for: .normal) }"
    ),
    ("UIActivityIndicatorView", "isAnimating", "Bool", "{ [weak x] (value: Bool) in x?.flowIsAnimating(value) }"),
    (
      "UIViewController", "navigationItem.title", "String",
      "{ [weak x] (value: String?) in x?.navigationItem.title = value }"
    ),
    ("RatingView", "stars", "Int", "{ [weak x] value in x?.stars = value }"),
    ("PassthroughSubject<Int, Never>", "", "Int", "{ x.send($0) }"),
    (
      "UITableView", "items(PostCell.self)", "[Post]",
      "(receiveValue: x.flowItems(cellIdentifier: \"PostCell\", cellType: PostCell.self, configure: xCell))"
    ),
    ("UICollectionView", "items", "Set<Post>", "(receiveValue: x.flowItems(xCell))"),
  ])
  func propertiesAreSetOnMain(type: String, property: String, element: String, sink: String) {
    let path = ControlExample(type, sets: property, to: element, library: .combine).path
    let chain = CombineControls().sink(ControlSource(Chain("a")), path, scheduler: ".main")
    #expect(Self.dense(chain) == Self.dense("a.receive(on: FlowScheduler.main).sink \(sink)"))
  }

  @Test func theFlowsOwnTypeComesFirst() {
    let path = ControlExample("UILabel", sets: "text", to: "String", library: .combine).path
    let source = ControlSource(Chain("a"), element: .type("String"))
    let links = CombineControls().sink(source, path, scheduler: "scheduler").links
    #expect(links == [".receive(on: scheduler)", ".sink { [weak x] (value: String) in x?.text = value }"])
  }

  static func dense(_ chain: Chain) -> String { dense(chain.text()) }
  static func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
