/// What UIKit's classes tell and can be told, as far as view blocks know it. Another property of a class that stands here
/// is an error; what is missing is added here, with the README's table.
extension ControlKind {
  package static let all: [ControlKind] = views + controls + texts + lists + others

  private static func property(_ name: String, _ type: String) -> ControlMember {
    ControlMember(name, type, .property)
  }

  private static func value(_ name: String, _ type: String, changed event: String = "valueChanged") -> ControlMember {
    ControlMember(name, type, .value(changed: event))
  }

  private static func event(_ name: String, _ event: String? = nil) -> ControlMember {
    ControlMember(name, "Void", .event(event ?? name))
  }

  private static func told(_ name: String, _ meaning: ControlMember.Meaning) -> ControlMember {
    ControlMember(name, "Void", meaning)
  }

  private static let views = [
    ControlKind(
      "UIView", nil,
      [
        property("isHidden", "Bool"), property("alpha", "CGFloat"), property("backgroundColor", "UIColor?"),
        property("tintColor", "UIColor"), property("isUserInteractionEnabled", "Bool"),
      ]),
    ControlKind(
      "UILabel", "UIView",
      [
        property("text", "String?"), property("attributedText", "NSAttributedString?"),
        property("textColor", "UIColor"), property("isEnabled", "Bool"), property("isHighlighted", "Bool"),
      ]),
    ControlKind("UIImageView", "UIView", [property("image", "UIImage?"), property("isHighlighted", "Bool")]),
    ControlKind("UIProgressView", "UIView", [property("progress", "Float")]),
    ControlKind("UIActivityIndicatorView", "UIView", [ControlMember("isAnimating", "Bool", .activity)]),
    ControlKind("UIStackView", "UIView", []),
    ControlKind(
      "UIScrollView", "UIView", [property("isScrollEnabled", "Bool")], parts: ["refreshControl": "UIRefreshControl"]),
  ]

  private static let controls = [
    ControlKind(
      "UIControl", "UIView",
      [
        property("isEnabled", "Bool"), property("isSelected", "Bool"), property("isHighlighted", "Bool"),
        event("touchDown"), event("touchUpInside"), event("touchUpOutside"), event("touchCancel"),
        event("valueChanged"), event("primaryActionTriggered"),
      ]),
    ControlKind(
      "UIButton", "UIControl",
      [
        event("tap", "touchUpInside"), ControlMember("title", "String?", .ofNormalState),
        ControlMember("image", "UIImage?", .ofNormalState),
        ControlMember("backgroundImage", "UIImage?", .ofNormalState),
      ], parts: ["titleLabel": "UILabel", "imageView": "UIImageView"]),
    ControlKind("UISwitch", "UIControl", [value("isOn", "Bool")]),
    ControlKind(
      "UISlider", "UIControl",
      [value("value", "Float"), property("minimumValue", "Float"), property("maximumValue", "Float")]),
    ControlKind(
      "UIStepper", "UIControl",
      [
        value("value", "Double"), property("minimumValue", "Double"), property("maximumValue", "Double"),
        property("stepValue", "Double"),
      ]),
    ControlKind(
      "UIDatePicker", "UIControl",
      [
        value("date", "Date"), value("countDownDuration", "TimeInterval"), property("minimumDate", "Date?"),
        property("maximumDate", "Date?"),
      ]),
    ControlKind("UISegmentedControl", "UIControl", [value("selectedSegmentIndex", "Int")]),
    ControlKind("UIPageControl", "UIControl", [value("currentPage", "Int"), property("numberOfPages", "Int")]),
    ControlKind(
      "UIRefreshControl", "UIControl",
      [event("refreshed", "valueChanged"), ControlMember("isRefreshing", "Bool", .activity)]),
  ]

  private static let texts = [
    ControlKind(
      "UITextField", "UIControl",
      [
        value("text", "String?", changed: "editingChanged"), property("attributedText", "NSAttributedString?"),
        property("placeholder", "String?"), property("textColor", "UIColor?"), property("isSecureTextEntry", "Bool"),
        event("editingDidBegin"), event("editingChanged"), event("editingDidEnd"), event("editingDidEndOnExit"),
      ]),
    ControlKind("UISearchTextField", "UITextField", []),
    ControlKind(
      "UITextView", "UIScrollView",
      [
        ControlMember("text", "String?", .text), property("attributedText", "NSAttributedString?"),
        property("textColor", "UIColor?"), property("isEditable", "Bool"), told("didBeginEditing", .editing),
        told("didEndEditing", .editing),
      ]),
    ControlKind(
      "UISearchBar", "UIView",
      [
        ControlMember("text", "String?", .text), property("placeholder", "String?"),
        told("searchButtonClicked", .barButton), told("cancelButtonClicked", .barButton),
        told("textDidBeginEditing", .editing), told("textDidEndEditing", .editing),
      ], parts: ["searchTextField": "UISearchTextField"]),
  ]

  private static let lists = [
    ControlKind(
      "UITableView", "UIScrollView",
      [
        ControlMember("items", nil, .items), ControlMember("itemSelected", "IndexPath", .item),
        ControlMember("itemDeselected", "IndexPath", .item), ControlMember("itemDeleted", "IndexPath", .item),
        ControlMember("modelSelected", nil, .model(of: "itemSelected")),
        ControlMember("modelDeselected", nil, .model(of: "itemDeselected")), property("isEditing", "Bool"),
        property("allowsSelection", "Bool"),
      ]),
    ControlKind(
      "UICollectionView", "UIScrollView",
      [
        ControlMember("items", nil, .items), ControlMember("itemSelected", "IndexPath", .item),
        ControlMember("itemDeselected", "IndexPath", .item),
        ControlMember("modelSelected", nil, .model(of: "itemSelected")),
        ControlMember("modelDeselected", nil, .model(of: "itemDeselected")), property("allowsSelection", "Bool"),
      ]),
  ]

  private static let gestures = [
    "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UIHoverGestureRecognizer",
  ]

  private static let others =
    [
      ControlKind(
        "UIBarButtonItem", nil,
        [
          told("tap", .action), property("isEnabled", "Bool"), property("title", "String?"),
          property("image", "UIImage?"), property("tintColor", "UIColor?"),
        ]),
      ControlKind("UIGestureRecognizer", nil, [ControlMember("event", nil, .action), property("isEnabled", "Bool")]),
    ] + gestures.map { ControlKind($0, "UIGestureRecognizer", []) } + [
      ControlKind(
        "UINavigationItem", nil, [property("title", "String?"), property("prompt", "String?")],
        parts: ["rightBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem"]),
      ControlKind(
        "UIViewController", nil,
        [
          property("title", "String?"), told("viewDidLoad", .lifecycle), told("viewWillAppear", .lifecycle),
          told("viewDidAppear", .lifecycle), told("viewWillDisappear", .lifecycle),
          told("viewDidDisappear", .lifecycle),
        ],
        parts: ["navigationItem": "UINavigationItem", "view": "UIView"]),
      ControlKind("UISearchController", "UIViewController", [], parts: ["searchBar": "UISearchBar"]),
    ]
}
