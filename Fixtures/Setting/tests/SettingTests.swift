import Testing

@testable import App

/// The error is no flatMap's: it is thrown by the hook of a map.
@MainActor @Test func signsOutOnceAndThenHasNoOne() {
  let setting = SettingHarness()
  setting.play(\.logoutTapped, "-t-t-t")
  let results = setting.record(\.logoutResult)
  #expect(results.times == [1, 3, 5])
  #expect(results.values.map { (try? $0.get()) != nil } == [true, false, false])
}
