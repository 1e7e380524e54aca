@testable import App

/// What all libraries agree on: text that goes on, and an answer that comes too late.
@MainActor func play() async {
  let screen = DifferencesHarness()
  watch(screen, screen.model)
  for (text, tick) in [("a", 0), ("b", 100), ("c", 500)] { screen.send(\.typed, text, at: tick) }
  show("settled", screen.record(\.settled))
  show("firstTwo", Timeline(screen.record(\.firstTwo).values.map { .next(0, $0) }))
  show("greeting", screen.record(\.greeting))
  show("answer", screen.record(\.answer))
  print("failed \(screen.record(\.failed).times)")
}
