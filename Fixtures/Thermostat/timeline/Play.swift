@testable import App

/// Up, down, and too far: turned back at once.
@MainActor func play() async {
  let thermostat = ThermostatHarness(limit: 22)
  watch(thermostat, thermostat.model)
  for tick in [10, 20, 30] { thermostat.send(\.warmerTapped, at: tick) }
  thermostat.send(\.colderTapped, at: 40)
  thermostat.send(\.boostTapped, at: 50)
  show("degrees", thermostat.record(\.degrees))
}
