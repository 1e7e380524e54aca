/// The targets of an XcodeGen `project.yml`, by the lines that say where their sources lie.
enum SpecTargets {
  private struct Line {
    var depth: Int
    /// Without a list's dash.
    var key: Substring
    var value: Substring
  }

  static func read(_ text: String) -> [Project.Target] {
    let lines = text.split(whereSeparator: \.isNewline).compactMap(line)
    guard let head = lines.firstIndex(where: { $0.depth == 0 && $0.key == "targets" }) else { return [] }
    let block = lines[(head + 1)...].prefix { $0.depth > 0 }
    guard let depth = block.first?.depth else { return [] }
    var targets: [Project.Target] = []
    var index = block.startIndex
    while index < block.endIndex {
      let own = block[(index + 1)...].prefix { $0.depth > depth }
      targets.append(target(String(block[index].key), own))
      index = own.endIndex
    }
    return targets
  }

  private static func target(_ name: String, _ lines: ArraySlice<Line>) -> Project.Target {
    var target = Project.Target(name: name)
    let depth = lines.first?.depth
    for (index, line) in zip(lines.indices, lines) where line.depth == depth {
      switch line.key {
      case "type":
        target.isApp = line.value == "application"
        target.isTest = line.value.hasSuffix("test") || line.value.hasSuffix("testing")
      case "sources":
        let below = lines[(index + 1)...].prefix { $0.depth > line.depth }
        let paths = below.filter { $0.key.isEmpty || $0.key == "path" }
        target.folder = folder(line.value) ?? paths.lazy.compactMap { folder($0.value) }.first
        target.isSynchronized = below.contains { $0.key == "type" && $0.value == "syncedFolder" }
      default: break
      }
    }
    target.text = lines.map { "\($0.key) \($0.value)" }.joined(separator: "\n")
    return target
  }

  /// `App`, `[App, Shared]`, `{ path: App }`
  private static func folder(_ value: Substring) -> String? {
    var rest = value.drop { "[{ ".contains($0) }
    if rest.hasPrefix("path:") { rest = rest.dropFirst("path:".count).drop { $0 == " " } }
    let quote = rest.first.flatMap { "\"'".contains($0) ? $0 : nil }
    let path =
      quote.map { quote in rest.dropFirst().prefix { $0 != quote } } ?? trimmed(rest.prefix { !",]}".contains($0) })
    guard !path.isEmpty else { return nil }
    return path.hasSuffix("/") ? String(path.dropLast()) : String(path)
  }

  private static func line(_ text: Substring) -> Line? {
    let bare = text.drop { $0 == " " }
    guard !bare.isEmpty, bare.first != "#" else { return nil }
    var rest = bare
    if rest.first == "-" { rest = rest.dropFirst().drop { $0 == " " } }
    let depth = text.count - rest.count
    let comment = zip(rest.indices, rest.indices.dropFirst()).first { rest[$0] == " " && rest[$1] == "#" }
    if let comment { rest = rest[..<comment.0] }
    guard let colon = rest.firstIndex(of: ":"), !rest.hasPrefix("{"), !rest.hasPrefix("\"") else {
      return Line(depth: depth, key: "", value: trimmed(rest))
    }
    return Line(depth: depth, key: trimmed(rest[..<colon]), value: trimmed(rest[rest.index(after: colon)...]))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return text
  }
}
