/// The table of the steps.
@testable import PorticoSyntax
import Testing

struct StepGrammarTests {
  @Test func everyNameOfTheTableTakesSomething() {
    for name in StepGrammar.names where name != "share" {
      #expect(StepGrammar.of(name)?.parameters.isEmpty == false, "\(name)")
    }
  }

  @Test func shareTakesNothing() {
    #expect(StepGrammar.of("share")?.parameters.isEmpty == true)
  }

  @Test(arguments: ["merge", "zip", "combineLatest", "just", "mapp", "observeOn"])
  func sourcesAndOthersAreNoSteps(name: String) {
    #expect(StepGrammar.of(name) == nil)
  }

  @Test func onlyTheFlatteningStepsTrack() {
    let tracking = StepGrammar.names.filter { name in
      StepGrammar.of(name)?.parameters.contains { $0.label == "activity" } == true
    }
    #expect(tracking == ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"])
  }
}
