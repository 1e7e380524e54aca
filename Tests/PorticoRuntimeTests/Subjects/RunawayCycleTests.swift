/// A cycle of sends is reported in debug builds, well before the stack ends.
import Foundation
import PorticoRuntime
import Testing

#if DEBUG
  @Suite struct RunawayCycleTests {
    @Test func aRelayThatSendsInsideItsOwnEventIsReportedOnce() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let (there, back) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
        let subscriptions = [
          there.map { $0 + 1 }.bind(to: back),
          back.skip(1).filter { $0 < 500 }.subscribe(onNext: { there.accept($0) }),
        ]
        there.accept(0)
        for subscription in subscriptions { subscription.dispose() }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("PublishRelay") || text.contains("Broadcast<Int>"))
      #expect(text.components(separatedBy: "sends inside its own event, 64 deep").count - 1 == 2, "\(text)")
    }

    @Test func nestingThatEndsIsNot() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let relay = PublishRelay<Int>()
        let subscription = relay.filter { $0 < 60 }.subscribe(onNext: { relay.accept($0 + 1) })
        relay.accept(0)
        relay.accept(0)
        subscription.dispose()
      }
      #expect(result?.standardErrorContent == [])
    }
  }
#endif
