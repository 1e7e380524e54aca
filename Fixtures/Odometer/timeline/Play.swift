@testable import App

/// Legs forward and back; the meter's limit and reset; all that happens as one stream.
@MainActor func play() async {
  let journal = TripJournal()
  let car = OdometerHarness(journal: journal)
  watch(car, car.model)
  for (leg, tick) in [(3, 10), (12, 20), (-2, 30), (7, 40)] { car.send(\.driven, leg, at: tick) }
  car.send(\.parked, at: 50)
  show("totalAfter", car.record(\.totalAfter))
  show("legs", car.record(\.legs))
  show("doubts", car.record(\.doubts))
  show("reversed", car.record(\.reversed))
  print("lines \(journal.lines)")

  let trip = TripJournal()
  let meter = TripMeterHarness(journal: trip)
  watch(meter, meter.model)
  for (leg, tick) in [(30, 10), (30, 20), (5, 60)] { meter.send(\.driven, leg, at: tick) }
  meter.send(\.limit, 70, at: 30)
  meter.send(\.limit, 60, at: 40)
  meter.send(\.resetTapped, at: 50)
  show("totalBefore", meter.record(\.totalBefore))
  show("isOver", meter.record(\.isOver))
  show("warnings", meter.record(\.warnings))
  show("resets", meter.record(\.resets))
  show("limits", meter.record(\.limits))
  print("lines \(trip.lines)")

  let tachograph = TachographHarness()
  watch(tachograph, tachograph.model)
  tachograph.send(\.parked, at: 5)
  tachograph.send(\.driven, 50, at: 10)
  tachograph.send(\.parked, at: 20)
  show("speed", tachograph.record(\.speed))
  show("double", tachograph.record(\.double))
  show("stopped", tachograph.record(\.stopped))
  show("rested", tachograph.record(\.rested))
}
