/// `withUnretained`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct WithUnretainedTests {
  private final class Owner {
    let name = "z"
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b|
              ^---!
      result  -p-q|
      where   p=za q=zb

      error
      source  -a#
              ^-!
      result  -p#
      where   p=za

      early disposal
      source  -a-b|
              ^-!
      result  -p
              ^-!
      where   p=za

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -
      """))
  func valuesComeWithTheObject(_ diagram: Diagram) {
    let owner = Owner()
    diagram.check { $0.source.withUnretained(owner) { $0.name + $1 } }
    diagram.check { $0.source.withUnretained(owner).map { $0.name + $1 } }
    withExtendedLifetime(owner) {}
  }

  @Test(
    arguments: Diagram.all(
      """
      completion with the first value after the object
      source  -a-b-c
              ^--!
      result  -a-|
      """))
  func theStreamEndsWithTheObject(_ diagram: Diagram) {
    var owner: Owner? = Owner()
    diagram.check { streams in
      streams.time.scheduleAt(2) { owner = nil }
      return streams.source.withUnretained(owner ?? Owner()) { $1 }
    }
  }

  @Test func aNestedValueComesFirst() {
    let owner = Owner()
    #expect(nesting { $0.withUnretained(owner) { $1 } } == "1(2)")
    withExtendedLifetime(owner) {}
  }
}
