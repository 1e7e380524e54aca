import PorticoSyntax

/// `unused-input`, `unused-state`, `unused-need`, `unused-let`: nothing in the screen reads it. Where the user's half
/// may still do so it is a note, else a warning.
enum UnusedCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    // By hand, all of it is the user's to read.
    guard !screen.screen.isWrittenByHand else { return [] }
    var finder = UnusedFinder(screen)
    for checked in screen.ports
    where checked.port.id.side == .input && checked.port.readers == 0
      && !finder.uses(checked.port.id, checked.node.name)
    {
      finder.report("unused-input", checked.node.name, "no flow reads the input `\(checked.port.name)`")
    }
    for checked in screen.states where checked.state.readers == 0 && !finder.usesState(checked.node.name) {
      finder.report("unused-state", checked.node.name, "no flow reads the state `\(checked.state.name)`")
    }
    for need in screen.needs where need.modifier != .superclass && !finder.mentions(need.name) {
      finder.report("unused-need", need.name, "no flow uses the need `\(need.name.text)`")
    }
    for stream in screen.lets where !finder.mentions(stream.name) {
      finder.report("unused-let", stream.name, "no flow reads the let `\(stream.name.text)`, and nothing else can")
    }
    return finder.diagnostics
  }
}

/// Looks through the copied Swift only where flows and plain text have not settled it.
private struct UnusedFinder {
  private let screen: CheckedScreen
  private lazy var used = UsedNames(screen.screen)
  private lazy var hasLogic = screen.hasLogic
  private lazy var words = MentionedWords(screen.tree, tokens: screen.tokens)
  private var lookUps = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ screen: CheckedScreen) { self.screen = screen }

  /// One by one while they are few, which is quicker then; that many names are no slower is what the words are for.
  mutating func mentions(_ name: Name) -> Bool {
    lookUps += 1
    return lookUps > 16 ? words.mention(name) : screen.mentions(name)
  }

  mutating func uses(_ id: PortID, _ name: Name) -> Bool {
    mentions(name) && (used.ports.contains(id) || screen.mentionsInSwift(name))
  }

  mutating func usesState(_ name: Name) -> Bool {
    mentions(name) && (used.states.contains(name.text) || screen.mentionsInSwift(name))
  }

  mutating func report(_ code: String, _ name: Name, _ message: String) {
    let isNote = hasLogic && code != "unused-let"
    diagnostics.append(Diagnostic(code, isNote ? .note : .warning, message, at: name.span))
  }
}

extension CheckedScreen {
  /// Whether a name stands anywhere in the screen but where it is declared.
  fileprivate func mentions(_ name: Name) -> Bool {
    mentions(name, in: tokens)
  }

  fileprivate func mentionsInSwift(_ name: Name) -> Bool {
    blocks.contains { mentions(name, in: $0.body.tokens) }
  }

  private func mentions(_ name: Name, in range: Range<Int>) -> Bool {
    let text = Array(name.text.utf8)
    return tree.tokens.withUnsafeBufferPointer { tokens in
      tree.source.bytes.withUnsafeBufferPointer { bytes in
        tokens[range].contains { token in
          switch token.kind {
          case .identifier: token.start != name.span.lower && Self.isName(text, bytes[token.start..<token.end])
          case .string: Self.says(text, bytes[token.start..<token.end])
          default: false
          }
        }
      }
    }
  }

  private static func isName(_ text: [UInt8], _ token: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if token.count == text.count { return token.elementsEqual(text) }
    return token.count == text.count + 2 && token.first == UInt8(ascii: "`") && token.dropFirst().starts(with: text)
  }

  /// A name in an interpolation; that it might be mere text makes it count all the same.
  private static func says(_ text: [UInt8], _ token: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard token.count > text.count + 3 else { return false }
    return (token.startIndex...(token.endIndex - text.count)).contains { start in
      token[start] == text[0] && token[start..<(start + text.count)].elementsEqual(text)
    }
  }
}
