import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct MarbleExpectationTests {
  let time = TestScheduler.marbles()

  @Test func sameMarblesDoNotDiffer() {
    let source = time.hot("-1--2--3|", of: Int.self)
    let result = time.record(source.map { $0 * 2 })
    time.expect(result, "  -2--4--6|")
    time.expect(source, "  ^-------!")
  }

  @Test func differenceShowsBothLinesAndWhereTheyPart() {
    let source = time.hot("-1--2-|", of: Int.self)
    let result = time.record(source.map { $0 * 2 })
    #expect(
      time.difference(result, "-2--5-|") == """
        expected  -2--5-|
        came      -2--4-|
                      ^
        """)
  }

  @Test func whatNeverCameParts() {
    let result = time.record(time.hot("-1-", of: Int.self))
    #expect(
      time.difference(result, "-1-2") == """
        expected  -1-2
        came      -1
                     ^
        """)
  }

  @Test func valuesWithoutAMarbleAreShownInWords() {
    let result = time.record(time.hot("-9|", of: Int.self).map { $0 * 2 })
    #expect(
      time.difference(result, "-8|") == """
        expected  next(8) @ 1, completed @ 2
        came      next(18) @ 1, completed @ 2
        """)
  }

  @Test func anyErrorIsAHashUnlessOneIsNamed() {
    enum Failure: Error {
      case first
      case second
    }
    let result = time.record(time.cold("-a#", error: Failure.first))
    #expect(time.difference(result, "-a#") == nil)
    #expect(time.difference(result, "-a#", error: Failure.first) == nil)
    #expect(
      time.difference(result, "-a#", error: Failure.second) == """
        expected  next(a) @ 1, error(second) @ 2
        came      next(a) @ 1, error(first) @ 2
        """)
  }

  @Test func valuesOfAnyTypeStandBesideTheirMarbles() {
    let prices = ["a": 1.5, "b": 3.0] as [Character: Double]
    let result = time.record(time.hot("-a-|", prices).map { $0 * 2 })
    time.expect(result, "             -b-|", prices)
  }

  @Test func voidIsAnyMarble() {
    let result = time.record(time.hot("-x-y|", of: Void.self))
    time.expect(result, "             -a-a|")
    #expect(time.difference(result, "-x|")?.contains("came      -x-x|") == true)
  }

  @Test func lifetimesAreComparedLineByLine() {
    let source = time.cold("-a|")
    _ = time.record(source.concat(source))
    time.expect(source, "^-!", "--^-!")
    #expect(
      time.difference(source, ["^-!"]) == """
        expected  ^-!
        came      ^-!
        came      --^-!
        """)
  }

  @Test func standingSubscriptionHasNoEnd() {
    let source = time.hot("-a")
    _ = time.record(source)
    time.expect(source, "^-")
  }

  @Test func failureIsAnIssueOfTheTest() {
    let result = time.record(time.hot("-a|"))
    withKnownIssue {
      time.expect(result, "-b|")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("the marbles differ\nexpected  -b|\ncame      -a|") }
    }
  }
}
