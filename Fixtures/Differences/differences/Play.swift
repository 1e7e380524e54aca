@testable import App

/// Text that ends before it settles; more than are taken; a late reader of a stream that is over; what is late.
@MainActor func play() async {
  let screen = DifferencesHarness()
  watch(screen, screen.model)
  for (text, tick) in [("a", 0), ("b", 100), ("c", 500)] { screen.send(\.typed, text, at: tick) }
  screen.clock.schedule(at: 600) { [inputs = screen.inputs] in inputs.typed.finish() }
  show("settled", screen.record(\.settled))
  show("firstTwo", screen.record(\.firstTwo))
  show("failed", screen.record(\.failed))

  let clock = HarnessClock()
  let (first, second) = (HarnessOutput<String>(), HarnessOutput<String>())
  clock.begin {
    let output = DifferencesViewModel(scheduler: clock.scheduler).transform(input: .stub())
    clock.record(output.greeting, in: first)
    clock.record(output.greeting, in: second)
  }
  clock.run(until: nil)
  show("greeting", first.timeline)
  show("greeting again", second.timeline)
}
