@testable import App
import Foundation

private struct Offline: Error {}

private final class Router: NotificationRouter {
  var opened: [Int] = []
  func open(_ item: NotificationItem) { opened.append(item.id) }
}

/// The list grows and is read; a row that is gone; a mark that the server refuses; a failure, and another list.
@MainActor func play() async {
  func item(_ id: Int, _ kind: NotificationKind, isRead: Bool = false) -> NotificationItem {
    NotificationItem(id: id, kind: kind, text: "\(id)", date: Date(timeIntervalSince1970: Double(id)), isRead: isRead)
  }
  let router = Router()
  let screen = NotificationsHarness(router: router, limit: 2)
  watch(screen, screen.model)
  let list = Feed<[NotificationItem]>()
  var answers = [list.stream, failing(Offline()), one([item(9, .system, isRead: true)])]
  screen.feed.notificationsStub.answer = { answers.removeFirst() }
  screen.feed.markAsReadStub.answer = { id in if id == 2 { throw Offline() } }
  for tick in [10, 100, 110] { screen.send(\.appeared, at: tick) }
  screen.clock.schedule(at: 20) { list.send([item(2, .mention), item(1, .system)]) }
  screen.clock.schedule(at: 30) { list.send([item(3, .system), item(2, .mention), item(1, .system)]) }
  screen.send(\.kind, .system, at: 40)
  for (id, tick) in [(1, 50), (2, 60), (7, 70), (9, 120)] { screen.send(\.itemTapped, id, at: tick) }
  await screen.settle()
  show("items", screen.record(\.items)) { "\($0.map(\.id))" }
  show("badge", screen.record(\.badge)) { $0 ?? "–" }
  show("newest", screen.record(\.newest)) { $0.map { "\($0.timeIntervalSince1970)" } ?? "–" }
  show("isLoading", screen.record(\.isLoading))
  show("didMark", screen.record(\.didMark))
  show("failure", screen.record(\.failure))
  print("opened \(router.opened), marked \(screen.feed.markAsReadStub.calls)")
}
