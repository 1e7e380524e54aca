import Foundation

public enum NotificationKind: Sendable {
  case mention, follower, system
}

public struct NotificationItem: Identifiable, Equatable, Sendable {
  public let id: Int
  public let kind: NotificationKind
  public let text: String
  public let date: Date
  public let isRead: Bool

  public init(id: Int, kind: NotificationKind, text: String, date: Date, isRead: Bool) {
    self.id = id
    self.kind = kind
    self.text = text
    self.date = date
    self.isRead = isRead
  }
}

@MainActor
public protocol NotificationRouter: AnyObject {
  func open(_ item: NotificationItem)
}
