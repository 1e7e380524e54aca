import Testing

@testable import App

/// One input of twenty is what the test is about; the others have their values, or never send.
@MainActor @Test func aFavouriteOffersReset() {
  let catalogue = CourseCatalogueHarness()
  catalogue.send(\.isFavourite, true, at: 10)
  #expect(catalogue.record(\.offersReset) == [.next(0, false), .next(10, true)])
}

@MainActor @Test func nothingIsShownAsEmptyBeforeItIsLoaded() {
  let catalogue = CourseCatalogueHarness()
  let courses = Feed<[Course]>()
  catalogue.school.coursesStub.answer = { courses.stream }
  catalogue.send(\.appeared, at: 10)
  courses.answer([], at: 30, by: catalogue.clock)
  #expect(catalogue.record(\.isEmpty) == [.next(30, true)])
  #expect(catalogue.record(\.isLoading) == [.next(0, false), .next(10, true), .next(30, false)])
}

/// `shown`, `isEmpty` and `opened` read what one call gave.
@MainActor @Test func allReadersShareOneCall() {
  let catalogue = CourseCatalogueHarness()
  catalogue.school.coursesStub.answer = { one([Course(id: 1, title: "Swift", price: 1)]) }
  catalogue.send(\.appeared, at: 10)
  catalogue.send(\.courseTapped, 1, at: 20)
  #expect(catalogue.record(\.opened).times == [20])
  #expect(catalogue.record(\.isEmpty) == [.next(10, false)])
  #expect(catalogue.school.coursesStub.calls.count == 1)
}
