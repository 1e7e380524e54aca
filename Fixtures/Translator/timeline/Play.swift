@testable import App

private struct Forgotten: Error {}

/// A word, its plural, nothing, and a word again before it was shown; pairs of languages; the same on the main actor.
@MainActor func play() async {
  let translator = TranslatorHarness(dictionary: WordDictionary(words: ["cat": "Katze"]))
  watch(translator, translator.model)
  for (text, tick) in [("cat", 10), ("cats", 500), ("", 1000), ("cat", 1200)] {
    translator.send(\.text, text, at: tick)
  }
  for (to, tick) in [("de", 10), ("en", 50), ("ko", 300)] { translator.send(\.pair, (from: "en", to: to), at: tick) }
  show("translation", translator.record(\.translation))
  show("meanings", translator.record(\.meanings))
  show("isRefused", translator.record(\.isRefused))
  show("isBusy", translator.record(\.isBusy))
  show("failed", translator.record(\.failed))
  show("shown", translator.record(\.shown))
  show("suggestions", translator.record(\.suggestions))
  show("title", translator.record(\.title))

  let panel = TranslatorPanelHarness(dictionary: WordDictionary(words: ["cat": "katze"]))
  watch(panel, panel.model)
  panel.history.rememberStub.answer = { _ in }
  panel.history.latestStub.answer = { limit in ["one", "two"].suffix(limit) }
  for (text, tick) in [("cat", 10), ("dog", 20)] { panel.send(\.text, text, at: tick) }
  await panel.settle()
  panel.history.latestStub.answer = { _ in throw Forgotten() }
  panel.send(\.text, "cat", at: 30)
  await panel.settle()
  show("translation", panel.record(\.translation))
  show("latest", panel.record(\.latest))
  show("length", panel.record(\.length))
  print("calls \(panel.history.rememberStub.calls), \(panel.history.latestStub.calls)")
}
