@testable import App

private final class Me: ProfileStore, BodyUseCase, ProfileAnalytics {
  let (names, counts) = (Feed<String>(), InfallibleFeed<Int>())
  let (height, weight) = (variable(0), fallibleVariable(0.0))
  var lines: [String] = []

  var title: Stream<String> { names.stream }
  var followers: InfallibleStream<Int> { counts.stream }
  func logOut() { lines.append("log out") }
  func log(_ event: String) { lines.append(event) }
}

/// A name that is given, changed and lost; a body that is measured; a way out, tried twice.
@MainActor func play() async {
  let me = Me()
  let profile = ProfileHarness(profile: me, useCase: me, analytics: me)
  watch(profile, profile.model)
  for (name, tick) in [("Ada Lovelace", 10), ("Ada King", 20)] {
    profile.clock.schedule(at: tick) { me.names.send(name) }
  }
  profile.clock.schedule(at: 30) { me.names.fail(CancellationError()) }
  profile.clock.schedule(at: 40) { me.counts.send(3) }
  profile.send(\.heightRow, 200, at: 50)
  for (weight, tick) in [(80.0, 60), (-1, 70)] { profile.send(\.weightRow, weight, at: tick) }
  profile.send(\.unitTapped, at: 80)
  for tick in [90, 100] { profile.send(\.logoutTapped, at: tick) }
  show("title", profile.record(\.title))
  show("initials", profile.record(\.initials))
  show("followers", profile.record(\.followers))
  show("bodyMassIndex", profile.record(\.bodyMassIndex))
  show("loggedOut", profile.record(\.loggedOut))
  print("lines \(me.lines)")

  let mine = Me()
  let byHand = ProfileByHandHarness(profile: mine)
  watch(byHand, byHand.model)
  for tick in [10, 30] { byHand.send(tick == 10 ? \.appeared : \.editTapped, at: tick) }
  byHand.clock.schedule(at: 20) { mine.names.send("Ada") }
  show("title", byHand.record(\.title))
  show("edit", byHand.record(\.edit))
}
