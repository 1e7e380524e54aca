/// Combine's words in test harnesses.
extension CombineLibrary {
  package var harnessClock: String { "combine.harness-clock.stencil" }
  package func harnessImports(for text: String) -> [String] { ["Combine"] }
  package func holdsScheduler(in text: String) -> Bool { false }
  package func standingInForMain(_ scheduler: String) -> String { "" }
}
