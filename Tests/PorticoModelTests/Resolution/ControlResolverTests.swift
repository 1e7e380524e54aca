/// Controls of a view block: what they tell and what can be set, and what is said of what they have not.
import PorticoModel
import PorticoSyntax
import Testing

@Suite struct ControlResolverTests {
  /// The block's lines and problems for one binding of a parameter `x`.
  static func view(_ type: String, _ binding: String) -> Resolved {
    Resolved(
      members: """
        input tap; input text: String; input maybe: String?; input post: Post
        output done: Bool <- tap.map { true }
        view(x: \(type)) { \(binding) }
        """)
  }

  @Test(arguments: [
    ("UIButton", "tap <- x.tap", "x[UIButton].tap) -> Void"),
    ("RoundedButton", "tap <- x.tap", "x[UIButton].tap) -> Void"),
    ("RoundedButton", "tap <- x.longPress", "x[?].longPress) -> ?"),
    ("UITextField!", "text <- x.text", "x[UITextField].text) -> String"),
    ("UITextField", "maybe <- x.text", "x[UITextField].text) -> String?"),
    ("UITapGestureRecognizer", "tap <- x.event", "x[UIGestureRecognizer].event) -> Void"),
    ("UISearchController", "text <- x.searchBar.text", "x.searchBar[UISearchBar].text) -> String"),
    ("LoginViewController", "tap <- x.viewDidLoad", "x[UIViewController].viewDidLoad) -> Void"),
    ("FormModel", "text <- x.$name", "x[?].$name) -> ?"),
    ("UITableView", "post <- x.modelSelected(Post.self)", "x[UITableView].modelSelected(Post)) -> Post"),
  ])
  func readsWhatUIKitHas(type: String, binding: String, described: String) {
    let resolved = Self.view(type, binding)
    #expect(resolved.problems == [])
    #expect(resolved.lines("view").first?.hasSuffix("control(" + described) == true, "\(resolved.lines("view"))")
  }

  @Test(arguments: [
    ("UIButton", "x.isEnabled <- done", "x[UIControl]"), ("UIButton", "x.alpha <- done.map { _ in 1 }", "x[UIView]"),
    ("UIViewController", "x.navigationItem.title <- done.map { _ in nil }", "x.navigationItem[UINavigationItem]"),
    ("MapView", "x.isBusy <- done", "x[?]"),
  ])
  func setsWhatUIKitHas(type: String, binding: String, described: String) {
    let resolved = Self.view(type, binding)
    #expect(resolved.problems == [])
    #expect(resolved.lines("view").first?.hasPrefix("view " + described) == true, "\(resolved.lines("view"))")
  }

  @Test(arguments: [
    ("UIButton", "tap <- x.tapp", "`UIButton` has no `tapp`; did you mean `tap`? it tells `tap`, `touchDown`"),
    ("UIButton", "x.isEnable <- done", "did you mean `isEnabled`? what can be set: `title`, `image`"),
    ("UIButton", "x.colour <- done", "`UIButton` has no `colour`; what can be set: `title`"),
    ("UIButton", "tap <- x.isEnabled", "`isEnabled` of `UIButton` tells nothing, it is set; it tells `tap`"),
    ("UIButton", "x.tap <- done", "`tap` of `UIButton` is an event; what can be set: `title`"),
    ("UILabel", "text <- x.text", "it tells nothing that a view block knows"),
    ("UIButton", "tap <- x", "say which event or property of `x`: `x.tap`"),
    ("UILabel", "x <- done", "say which property of `x`: `x.text`"),
    ("UITableView", "tap <- x.refreshControl?.refreshed", "`refreshControl` may be missing"),
    ("UITableView", "text <- x.modelSelected.map(\\.title)", "write `modelSelected(Item.self)`"),
    ("AnyPublisher<Void, APIError>", "tap <- x", "`x` may fail, and a view's stream must not"),
    (
      "UIButton", "show <- done\nshow <- done.map { _ in 1 } -> Int",
      "`show` is called with `Bool` already, here with `Int`"
    ),
    ("UIButton", "x.title(Post.self) <- done", "`title` of `UIButton` takes no type"),
  ])
  func saysWhatItHas(type: String, binding: String, message: String) {
    let messages = Self.view(type, binding).messages
    #expect(messages.count == 1 && messages[0].contains(message), "\(messages)")
  }

  @Test(arguments: ["post <- x.modelSelected", "x.items(PostCell.self) <- done"])
  func aTypeThatIsNotKnownIsAskedFor(binding: String) {
    let resolved = Self.view("UICollectionView", binding)
    #expect(resolved.problems == (binding.hasPrefix("post") ? [] : ["control-property: done"]))
  }
}
