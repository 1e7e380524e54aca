/// Combine's words in test harnesses.
extension CombineLibrary {
  package var harnessClock: String { "combine.harness-clock.stencil" }
  package func harnessImports(for text: String) -> [String] { ["Combine"] }
  package var harnessSchedulerPart: String? { "combine.harness-part.stencil" }
  package func holdsScheduler(in text: String) -> Bool { false }
  package func never(of element: String) -> Chain { Chain("Empty<\(element), Never>(completeImmediately: false)") }

  package func justIfAny(_ value: String, _ element: String) -> Chain {
    Chain("\(value).publisher")
  }

  package func standingInForMain(_ scheduler: String) -> String { "" }
}
