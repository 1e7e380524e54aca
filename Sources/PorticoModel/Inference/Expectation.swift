/// Types read backwards: what each step of a flow must give so that its end fits what it feeds.
import PorticoSyntax

struct Expectation {
  /// Of the source.
  var source: Element
  /// Of each step's outcome.
  var steps: [Element]

  init(of steps: [StepNode], end: Element, in text: SourceText) {
    var expected = end
    var elements = [Element](repeating: .unknown, count: steps.count)
    for index in steps.indices.reversed() {
      let step = steps[index]
      if let said = step.result { expected = TypeText.element(said, in: text) }
      elements[index] = expected
      guard let name = StepName.named[step.name.text], name.keepsElement else {
        expected = .unknown
        continue
      }
      if expected == .unknown, name == .startWith || name == .catch {
        expected = Self.literal(of: step, in: text)
        elements[index] = expected
      }
    }
    source = expected
    self.steps = elements
  }

  private static func literal(of step: StepNode, in text: SourceText) -> Element {
    guard case .expression(let value)? = step.arguments.first?.value else { return .unknown }
    return LiteralType.element(value, in: text)
  }
}
