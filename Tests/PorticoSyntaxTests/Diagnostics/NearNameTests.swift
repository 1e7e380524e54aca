/// The name that was probably meant.
import PorticoSyntax
import Testing

struct NearNameTests {
  private let steps = ["map", "filter", "flatMap", "flatMapLatest", "distinctUntilChanged", "withLatestFrom"]

  @Test(arguments: [
    ("mapp", "map"), ("mpa", "map"), ("fliter", "filter"), ("flatmap", "flatMap"), ("FILTER", "filter"),
    ("distinctUntilChange", "distinctUntilChanged"), ("withLastestFrom", "withLatestFrom"),
  ])
  func aSlipOfTheFingerIsNear(written: String, meant: String) {
    #expect(nearName(written, among: steps) == meant)
  }

  @Test(arguments: ["scan", "x", "ma", "somethingElse", ""])
  func whatIsFarIsNotGuessed(written: String) {
    #expect(nearName(written, among: steps) == nil)
  }

  @Test func aNameThatIsThereNeedsNoHint() {
    #expect(nearName("map", among: ["maps", "map"]) == nil)
  }

  @Test func theNearestWinsAndOfEqualsTheFirst() {
    #expect(nearName("titles", among: ["titels", "title"]) == "titels")
    #expect(nearName("cat", among: ["bat", "hat"]) == "bat")
  }
}
