import PorticoModel

/// Where an Output enum is sent to: by the user's half, for what nothing else feeds, and by flows that fail.
package struct EventSubject: Hashable, Sendable {
  package let group: String?
  /// `events`; a group's is `scrollEvents`.
  package let name: String
  /// What Context sends by; nil where the user's half has nothing to send.
  package let sender: String?

  /// nil where every case has a flow of its own.
  package init?(_ pair: PortPair) {
    let isSent = pair.outputs.contains { $0.flows.isEmpty && !$0.isErrorTarget && !$0.isActivityTarget }
    guard isSent || pair.outputs.contains(where: \.isErrorTarget) else { return nil }
    group = pair.group
    name = Self.name(pair.group)
    sender = isSent ? pair.group.map { "send" + Identifier.upperFirst($0) } ?? "send" : nil
  }

  package static func name(_ group: String?) -> String { group.map { $0 + "Events" } ?? "events" }
}
