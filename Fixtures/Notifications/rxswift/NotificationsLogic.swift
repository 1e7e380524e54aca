@MainActor
final class NotificationsLogic: NotificationsModel.Logic {
  private let context: NotificationsModel.Context

  init(_ context: NotificationsModel.Context) {
    self.context = context
  }

  func find(id: NotificationItem.ID, items: [NotificationItem]) -> NotificationItem? {
    items.first { $0.id == id }
  }

  func rows(of items: [NotificationItem], kind: NotificationKind?) -> [NotificationItem] {
    Array(items.filter { kind == nil || $0.kind == kind }.prefix(context.limit))
  }
}
