import PorticoEmit
import PorticoModel
import Testing

@Suite struct FeedbackLoopsTests {
  @Test(arguments: [
    ("bind x <- x.map { $0 + 1 }", true), ("bind x <- a", false),
    ("let l <- x.map { $0 + 1 } -> Int\nbind x <- l", true),
    ("state y: Int = 0 <- x\nbind x <- merge(a, y)", true),
    ("bind x <- a.flatMap(x)", true), ("bind x <- a.withLatestFrom(_, x).map { $0.x }", false),
    ("bind x <- x.delay(1s)", false), ("bind x <- x.debounce(1s)", false), ("bind x <- x.observe(on: main)", false),
    ("bind x <- x.flatMap(await load -> Int)", false), ("bind x <- x.flatMap(load -> Int)", true),
    ("state y: Int = 0 <- z\nstate z: Int = 0 <- y\nbind x <- y", false),
  ])
  func findWhatHearsOfItselfAtOnce(members: String, isLoop: Bool) {
    let example = Example("input a: Int\nstate x: Int = 0\n\(members)")
    #expect(example.problems == [])
    #expect(FeedbackLoops(example.screen).contain(.state("x")) == isLoop)
  }
}
