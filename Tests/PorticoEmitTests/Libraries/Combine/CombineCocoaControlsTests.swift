import PorticoEmit
import PorticoModel
import Testing

@Suite struct CombineCocoaControlsTests {
  @Test(arguments: [
    ("UIButton", "tap", "Void", "x.tapPublisher"), ("UIBarButtonItem", "tap", "Void", "x.tapPublisher"),
    ("UIButton", "touchDown", "Void", "x.controlEventPublisher(for: .touchDown)"),
    ("UIRefreshControl", "refreshed", "Void", "x.controlEventPublisher(for: .valueChanged)"),
    ("UITextField", "text", "String", "x.textPublisher.map { $0 ?? \"\" }"),
    ("UITextField", "text", "String?", "x.textPublisher"), ("UITextView", "text", "String?", "x.textPublisher"),
    ("UISearchBar", "text", "String", "x.textDidChangePublisher.prepend(x.text ?? \"\")"),
    ("UISearchBar", "text", "String?", "x.textDidChangePublisher.map { Optional($0) }.prepend(x.text)"),
    ("UISearchBar", "searchButtonClicked", "Void", "x.searchButtonClickedPublisher"),
    ("UISwitch", "isOn", "Bool", "x.isOnPublisher"), ("UIStepper", "value", "Double", "x.valuePublisher"),
    ("UIDatePicker", "date", "Date", "x.datePublisher"),
    ("UIPageControl", "currentPage", "Int", "x.currentPagePublisher"),
    ("UISegmentedControl", "selectedSegmentIndex", "Int", "x.selectedSegmentIndexPublisher"),
    ("UITapGestureRecognizer", "event", "Void", "x.tapPublisher.map { _ in }"),
    ("UILongPressGestureRecognizer", "event", "UILongPressGestureRecognizer", "x.longPressPublisher"),
    ("UITableView", "itemSelected", "IndexPath", "x.didSelectRowPublisher"),
    ("UICollectionView", "itemDeselected", "IndexPath", "x.didDeselectItemPublisher"),
    (
      "UITableView", "modelSelected", "Post",
      "x.didSelectRowPublisher.compactMap { [weak x] in x?.flowModel(Post.self, at: $0) }"
    ),
  ])
  func publishersBearCombineCocoasNames(type: String, property: String, element: String, text: String) {
    let path = ControlExample(type, reads: property, as: element, library: .combine).path
    let chain = CombineCocoaControls().events(path)
    #expect(CombineControlsTests.dense(chain) == CombineControlsTests.dense(text))
  }

  @Test(arguments: [
    ("UITableView", "itemDeleted", "IndexPath"), ("UIViewController", "viewWillAppear", "Void"),
    ("UITextView", "didBeginEditing", "Void"), ("UIHoverGestureRecognizer", "event", "Void"),
    ("RatingView", "stars", "Int"),
  ])
  func whatItLacksIsReadAsWithoutIt(type: String, property: String, element: String) {
    let path = ControlExample(type, reads: property, as: element, library: .combine).path
    #expect(CombineCocoaControls().events(path) == CombineControls().events(path))
  }

  @Test func settingBringsItsModule() throws {
    let text = try Example(
      "input tap\noutput done: Bool <- tap.map { true }\nview(x: UIButton) { tap <- x.tap }", .combine,
      settings: "cocoa CombineCocoa"
    ).text()
    #expect(text.contains("#if canImport(UIKit)\n  import CombineCocoa\n  import UIKit\n#endif"))
    #expect(text.contains("x.tapPublisher"))
  }
}
