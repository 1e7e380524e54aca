/// The words that mean something where a declaration or a member begins, and nowhere else.
enum Keyword: String, CaseIterable {
  case screen, service, settings, `import`
  case needs, input, output, state, `let`, bind, group, view, transform, swift

  /// The words that begin a member of a screen, as a message lists them.
  static let members: [Keyword] = [
    .input, .output, .needs, .state, .let, .bind, .group, .view, .transform, .swift,
  ]

  /// Those that name what they declare, or take targets: a name follows on the line.
  var isFollowedByName: Bool {
    switch self {
    case .screen, .service, .needs, .input, .output, .state, .let, .bind, .group: true
    case .settings, .import, .view, .transform, .swift: false
    }
  }

  static let access: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
}
