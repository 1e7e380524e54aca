@testable import App

private final class Store: PreferenceStore {
  var isDark = false
  var hasReminders = true { didSet { saves += 1 } }
  var volume = 0.5
  var saves = 0
}

/// Answers twice, then no more.
private final class Meter: StorageMeter {
  let (first, second, free) = (Feed<Int>(), Feed<Int>(), Feed<Int>())
  private lazy var answers = [first.stream, unanswered(), second.stream]

  var usedMegabytes: Stream<Int> { attempt { self.answers.removeFirst() } }
  var freeMegabytes: Stream<Int> { free.stream }
}

/// Switches over and back; a measure that is never answered; a device that goes silent.
@MainActor func play() async {
  let (store, meter) = (Store(), Meter())
  let preferences = PreferencesHarness(store: store, storage: meter)
  watch(preferences, preferences.model)
  for tick in [10, 20, 30] { preferences.send(\.darkModeToggled, at: tick) }
  preferences.send(\.remindersToggled, at: 40)
  preferences.send(\.volumeChanged, 1, at: 50)
  for tick in [60, 70] { preferences.send(\.resetTapped, at: tick) }
  meter.first.answer(120, at: 100, by: preferences.clock)
  for tick in [1000, 5000] { preferences.send(\.measureTapped, at: tick) }
  meter.second.answer(130, at: 5100, by: preferences.clock)
  for (size, tick) in [(9, 200), (8, 50_000)] { preferences.clock.schedule(at: tick) { meter.free.send(size) } }
  show("isDark", preferences.record(\.isDark))
  show("hasReminders", preferences.record(\.hasReminders))
  show("canReset", preferences.record(\.canReset))
  show("usedSpace", preferences.record(\.usedSpace))
  show("freeSpace", preferences.record(\.freeSpace))
  print("saved \(store.isDark), \(store.hasReminders), \(store.volume) in \(store.saves)")
}
