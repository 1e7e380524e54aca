@testable import App

private struct Offline: Error {}

/// Loaded, lost and loaded again; fields of a form, few of them filled.
@MainActor func play() async {
  let catalogue = CourseCatalogueHarness()
  watch(catalogue, catalogue.model)
  let (slow, loaded) = (Feed<[Course]>(), Feed<[Course]>())
  var answers = [slow.stream, loaded.stream, failing(Offline()), one([])]
  catalogue.school.coursesStub.answer = { answers.removeFirst() }
  catalogue.send(\.appeared, at: 10)
  for tick in [20, 100, 200] { catalogue.send(\.refreshed, at: tick) }
  slow.answer([], at: 30, by: catalogue.clock)
  let courses = [Course(id: 1, title: "Swift", price: 900), Course(id: 2, title: "Logic", price: 2000)]
  loaded.answer(courses, at: 40, by: catalogue.clock)
  for (text, tick) in [("S", 50), ("X", 60), ("", 70)] { catalogue.send(\.text, text, at: tick) }
  catalogue.send(\.maximumPrice, 3000, at: 80)
  catalogue.send(\.enrolTapped, at: 84)
  for (id, tick) in [(2, 85), (3, 86)] { catalogue.send(\.courseTapped, id, at: tick) }
  catalogue.send(\.enrolTapped, at: 90)
  for (input, tick) in [(\CourseCatalogueHarness.Inputs.mornings, 10), (\.afternoons, 20), (\.evenings, 30)] {
    catalogue.send(input, false, at: tick)
  }
  catalogue.send(\.weekends, true, at: 40)
  for (input, tick) in [(\CourseCatalogueHarness.Inputs.teacher, 10), (\.room, 20)] {
    catalogue.send(input, tick == 10 ? "Ada" : nil, at: tick)
  }
  for (input, tick) in [(\CourseCatalogueHarness.Inputs.isOnline, 30), (\.isFavourite, 40)] {
    catalogue.send(input, true, at: tick)
  }
  for (input, tick) in [(\CourseCatalogueHarness.Inputs.firstWeek, 10), (\.lastWeek, 20), (\.level, 30)] {
    catalogue.send(input, tick, at: tick)
  }
  catalogue.send(\.subject, "Swift", at: 50)
  catalogue.send(\.hasSeats, true, at: 50)
  catalogue.send(\.resetTapped, at: 60)
  show("isEmpty", catalogue.record(\.isEmpty))
  show("shown", catalogue.record(\.shown)) { "\($0.map(\.id))" }
  show("isLoading", catalogue.record(\.isLoading))
  show("failure", catalogue.record(\.failure))
  show("hasTime", catalogue.record(\.hasTime))
  show("where", catalogue.record(\.`where`))
  show("weeks", catalogue.record(\.weeks))
  show("heading", catalogue.record(\.heading))
  show("offersReset", catalogue.record(\.offersReset))
  show("opened", catalogue.record(\.opened)) { $0.title }
  show("enrolled", catalogue.record(\.enrolled))
  print("calls \(catalogue.school.coursesStub.calls.count)")
}
