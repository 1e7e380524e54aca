/// RxSwift's words in test harnesses.
extension RxSwiftLibrary {
  package var harnessClock: String { "rxswift.harness-clock.stencil" }

  package func harnessImports(for text: String) -> [String] {
    if isRuntime { return ["PorticoRuntime"] }
    return (holdsScheduler(in: text) ? ["RxCocoa"] : []) + ["RxSwift"]
  }

  package func holdsScheduler(in text: String) -> Bool {
    isRuntime ? Self.traitMarks.contains(where: text.contains) : text.contains("import RxCocoa\n")
  }
}
