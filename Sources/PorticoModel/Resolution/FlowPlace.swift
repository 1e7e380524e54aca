/// Where a flow stands, which decides what an unqualified name in it means.
import PorticoSyntax

/// An object, because all that resolves a flow passes it on.
final class FlowPlace {
  /// The port that the flow feeds: in it, its unqualified name is the input.
  let ownName: String?
  /// What the flow feeds.
  let readers: [NameTable.Meaning]
  /// The group that the flow stands in.
  let group: Int?
  /// `canDone <- form.map(isValid)`, for the hooks' documentation.
  let use: Hook.Use
  /// The flow's own text on one line.
  let text: String?
  /// What is sent to, and what a view reads, is the output where an input bears its name too.
  let prefersOutput: Bool
  /// In a `view` block nothing but outputs is in sight.
  let controls: [String: String]?
  /// The flow is a flatMap's, made anew for each element of the one around it.
  let element: Part?

  /// A place in which no hook stands.
  init(
    ownName: String? = nil, group: Int? = nil, prefersOutput: Bool = false, controls: [String: String]? = nil
  ) {
    self.ownName = ownName
    self.group = group
    self.prefersOutput = prefersOutput
    self.controls = controls
    readers = []
    use = Hook.Use(text: "", line: 0)
    text = nil
    element = nil
  }

  private init(_ place: FlowPlace, element: Part) {
    ownName = place.ownName
    readers = place.readers
    group = place.group
    use = place.use
    text = place.text
    prefersOutput = place.prefersOutput
    controls = place.controls
    self.element = element
  }

  /// Inside a flatMap of the flow that stands here.
  func inside(_ element: Part) -> FlowPlace { FlowPlace(self, element: element) }

  /// Of a flow that feeds `target`.
  init(
    _ flow: FlowNode, of target: String, readers: [NameTable.Meaning], ownName: String? = nil, group: Int? = nil,
    in scope: Scope
  ) {
    let text = scope.text.oneLine(flow.span)
    self.ownName = ownName
    self.group = group
    self.readers = readers
    self.text = text
    use = Hook.Use(text: "\(target) <- \(text)", line: scope.location(flow.span).line)
    prefersOutput = false
    controls = nil
    element = nil
  }
}
