/// Diagrams that don't hold are issues, whichever line it is.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct DiagramTests {
  private func expectIssue(_ words: String, _ text: String, _ build: (Streams) -> Observable<String>) {
    withKnownIssue {
      for diagram in Diagram.all(text) { diagram.check(build) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  @Test func aResultThatDiffersIsAnIssue() {
    expectIssue(
      "expected  -a-b|\ncame      -a-c|",
      """
      completion
      source  -a-c|
              ^---!
      result  -a-b|
      """
    ) { $0.source }
  }

  @Test func aSubscriptionTooManyIsAnIssue() {
    expectIssue(
      "expected  ^-\ncame      ^-\ncame      ^-",
      """
      values
      source  -a
              ^-
      result  -(aa)
      """
    ) { .merge($0.source, $0.source) }
  }

  @Test func anotherErrorIsAnIssue() {
    struct Another: Error {}
    expectIssue(
      "came      error(Another()) @ 0",
      """
      error
      source  -
      result  #
      """
    ) { _ in .error(Another()) }
  }

  @Test func aSubscriptionBeforeItsTimeIsAnIssue() {
    expectIssue(
      "it subscribes before it is subscribed to",
      """
      never
      source  -
              ^
      result  -
      """
    ) {
      _ = $0.source.subscribe()
      return .never()
    }
  }
}
