import Foundation
import Testing

@testable import App

/// The screen is the main actor's, and closures follow: were the hop to main missing, this would trap.
@MainActor @Test func theFeedMayAnswerElsewhere() async {
  let screen = NotificationsHarness(router: nil)
  let item = NotificationItem(id: 1, kind: .system, text: "", date: Date(), isRead: false)
  screen.feed.notificationsStub.answer = { elsewhere([item]) }
  screen.send(\.appeared, at: 10)
  await screen.settle { !screen.outputs.items.timeline.times.filter { $0 == 10 }.isEmpty }
  #expect(screen.record(\.items) == [.next(0, []), .next(10, [item])])
}
