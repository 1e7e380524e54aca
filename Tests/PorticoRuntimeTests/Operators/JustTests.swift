/// `just`, `empty`, `never`, `error`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct JustTests {
  @Test func eventsComeWhileSubscribedTo() {
    #expect(events(of: Observable.just(1)) == ["1", "|"])
    #expect(events(of: Observable<Int>.empty()) == ["|"])
    #expect(events(of: Observable<Int>.never()) == [])
    #expect(events(of: Observable<Int>.error(MarbleError())) == ["#"])
  }

  @Test func valueAndEndAreTwoPiecesOfWork() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.just(1, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .completed(202)])
    #expect(scheduler.start(disposed: 201) { Observable.just(1, scheduler: scheduler) }.events == [])
  }

  @Test func whoLeavesDuringTheValueSeesNoEnd() {
    var came: [Event<Int>] = []
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      Observable.just(1).concat(Observable.never()).subscribe {
        came.append($0)
        subscription.dispose()
      })
    #expect(came == [.next(1)])
  }
}
