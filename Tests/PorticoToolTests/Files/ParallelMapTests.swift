import PorticoTool
import Testing

@Suite struct ParallelMapTests {
  @Test(arguments: [1, 2, 7, 64])
  func resultsKeepTheOrderOfTheValues(_ jobs: Int) {
    let values = Array(0..<1000)
    #expect(parallelMap(values, jobs: jobs) { $0 * $0 } == values.map { $0 * $0 })
    #expect(parallelMap([Int](), jobs: jobs) { $0 } == [])
  }

  @Test func progressIsToldInOrder() {
    var told: [Int] = []
    _ = parallelMap(Array(0..<100), jobs: 1, progress: { told.append($0) }) { $0 }
    #expect(told == Array(0..<100))
    told = []
    _ = parallelMap(Array(0..<100), jobs: 4, progress: { told.append($0) }) { $0 }
    #expect(told == told.sorted())
  }
}
