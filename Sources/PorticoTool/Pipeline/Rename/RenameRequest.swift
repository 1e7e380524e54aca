/// `Login.email Login.mail`, read: which screen, which of its names, what it is to be called.
import PorticoModel
import PorticoSyntax

package struct RenameRequest: Hashable, Sendable {
  package let screen: String
  /// `["input", "email"]`
  package let path: [String]
  package let new: String

  package var old: String { path[path.count - 1] }

  package struct Problem: Error, Hashable, Sendable {
    package var message: String
  }

  /// `to` is the whole new name, or its last part alone.
  package init(_ from: String, to: String) throws(Problem) {
    let (before, after) = (Self.parts(from), Self.parts(to))
    guard before.count > 1 else {
      throw Problem(
        message: "`\(from)` is no name in a screen: give `Screen.name`; a whole screen cannot be renamed yet")
    }
    guard before.count <= 4, before.allSatisfy({ !$0.isEmpty }) else {
      throw Problem(message: "`\(from)` is no name in a screen: give `Screen.name` or `Screen.group.name`")
    }
    guard after.count == 1 || after.dropLast() == before.dropLast() else {
      throw Problem(message: "`\(to)` lies elsewhere than `\(from)`: a rename moves nothing")
    }
    screen = before[0]
    path = Array(before.dropFirst())
    new = after[after.count - 1]
    guard Self.isIdentifier(new) else { throw Problem(message: "`\(new)` is no name in Swift") }
    if new == old { throw Problem(message: "`\(from)` is called so already") }
  }

  private static func parts(_ text: String) -> [String] {
    text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isIdentifier(_ word: String) -> Bool {
    let tokens = Lexer.lex(SourceFile(path: "", text: word)).tokens
    let isOne = tokens.count == 2 && tokens[0].kind == .identifier && tokens[0].end == word.utf8.count
    return isOne && !word.hasPrefix("`") && !word.hasPrefix("$") && word != "_"
  }

  // MARK: What it means

  /// What the path names in `screen`.
  package func meaning(in screen: Screen) throws(Problem) -> NameUse.Meaning {
    let found = candidates(in: screen)
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let all = Self.names(of: screen)
      let near = all.first { $0.hasSuffix(".\(old)") } ?? nearName(path.joined(separator: "."), among: all)
      let hint = near.map { "; did you mean `\(screen.name).\($0)`?" } ?? ""
      throw Problem(message: "\(screen.name) has no `\(path.joined(separator: "."))`\(hint)")
    }
    let (rest, name) = ((["\(screen.name)"] + path.dropLast()).joined(separator: "."), old)
    throw Problem(
      message: "`\(rest).\(name)` is an input and an output: say `\(rest).input.\(name)` or `\(rest).output.\(name)`")
  }

  private func candidates(in screen: Screen) -> [NameUse.Meaning] {
    var rest = path[...]
    var group: String?
    if rest.count > 1, let first = rest.first, screen.pairs.contains(where: { $0.group == first }) {
      group = first
      rest = rest.dropFirst()
    }
    var sides: [PortSide] = [.input, .output]
    if rest.count == 2, let side = rest.first.flatMap(PortSide.init) {
      sides = [side]
      rest = rest.dropFirst()
    }
    guard rest.count == 1, let name = rest.first else { return [] }
    let ports = sides.map { PortID($0, name, group: group) }.filter { screen.port($0) != nil }
    if !ports.isEmpty { return ports.map { .stream(.port($0)) } }
    guard path.count == 1 else { return [] }
    if screen.states.contains(where: { $0.name == name }) { return [.stream(.state(name))] }
    if screen.lets.contains(where: { $0.name == name }) { return [.stream(.local(name))] }
    if screen.needs.contains(where: { $0.name == name }) { return [.need(name)] }
    if screen.pairs.contains(where: { $0.group == name }) { return [.group(name)] }
    if screen.hooks.contains(where: { $0.name == name }) { return [.hook(name)] }
    return []
  }

  private static func names(of screen: Screen) -> [String] {
    let ports = (screen.inputs + screen.outputs).map(\.id.qualifiedName)
    let others = (screen.states + screen.lets).map(\.name) + screen.needs.map(\.name) + screen.hooks.map(\.name)
    return (ports + others + screen.pairs.compactMap(\.group)).sorted()
  }
}
