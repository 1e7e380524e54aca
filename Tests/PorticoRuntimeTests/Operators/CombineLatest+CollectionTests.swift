/// `combineLatest` and `zip` of collections, where they differ from those of several arguments.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct CombineLatestCollectionTests {
  @Test func nothingIsCombinedToNothing() {
    #expect(events(of: Observable<[Int]>.combineLatest([Observable<Int>]()) { $0 }) == ["[]", "|"])
    #expect(events(of: Observable<[Int]>.zip([Observable<Int>]()) { $0 }) == ["|"])
  }

  @Test func withoutASelectorTheValuesAreAnArray() {
    #expect(events(of: Observable.combineLatest([Observable.just(1), Observable.just(2)])) == ["[1, 2]", "|"])
    #expect(events(of: Observable.zip([Observable.just(1), Observable.just(2)])) == ["[1, 2]", "|"])
  }

  @Test(
    arguments: Diagram.all(
      """
      completion with the next value once all others ended
      a       -1|
              ^-!
      b       -x-y--|
              ^--!
      result  -p-|
      where   p=1x
      """))
  func zipEndsWhereNoPairCanFollow(_ diagram: Diagram) {
    diagram.check { Observable.zip([$0.a, $0.b]) { $0.joined() } }
  }
}
