/// RxSwift's words in test harnesses.
extension RxSwiftLibrary {
  package var harnessClock: String { "rxswift.harness-clock.stencil" }
  package var harnessSchedulerPart: String? { nil }

  package func harnessImports(for text: String) -> [String] {
    if isRuntime { return ["PorticoRuntime"] }
    return (holdsScheduler(in: text) ? ["RxCocoa"] : []) + ["RxSwift"]
  }

  package func holdsScheduler(in text: String) -> Bool {
    !isRuntime && text.contains("import RxCocoa\n")
  }

  package func never(of element: String) -> Chain { Chain("Observable<\(element)>.never()", isPlain: true) }

  package func justIfAny(_ value: String, _ element: String) -> Chain {
    Chain("Observable.from(optional: \(value))", isPlain: true)
  }

  package func standingInForMain(_ scheduler: String) -> String {
    isRuntime ? ".replacingMain(with: \(scheduler))" : ""
  }
}
