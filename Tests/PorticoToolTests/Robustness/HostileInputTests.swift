/// What Portico makes of files that are wrong, and of bytes that no editor should write.
import PorticoModel
import PorticoSyntax
import Testing

/// Each fault is said once, at its column, and hides nothing that is written after it, whatever bytes surround it.
@Suite struct HostileInputTests {
  /// One fault in a member of a screen, between marks.
  struct Fault: CustomTestStringConvertible, Sendable {
    var code: String
    var member: String

    var testDescription: String { code }

    var text: String { member.replacing("⟦", with: "").replacing("⟧", with: "") }
    var marked: String { String(member[member.firstIndex(of: "⟦")!..<member.firstIndex(of: "⟧")!].dropFirst()) }
    /// Unicode scalars before the mark.
    var indent: Int { member.unicodeScalars.prefix { $0 != "⟦" }.count }

    init(_ code: String, _ member: String) {
      (self.code, self.member) = (code, member)
    }
  }

  static let faults: [Fault] = [
    Fault("unknown-step", "output x: Int <- count.⟦mapp⟧ { $0 + 1 }"),
    Fault("unknown-name", "output x: Int <- ⟦cuont⟧"),
    Fault("ambiguous-name", "output x: String <- ⟦title⟧"),
    Fault("duplicate-name", "input ⟦count⟧: Int"),
    Fault("cycle", "output ⟦x⟧: Int <- x.map { $0 + 1 }"),
    Fault("unknown-type", "let x <- count.map { Date().addingTimeInterval($0) }; bind ⟦show⟧ <- x"),
    Fault("activity-not-bool", "output x: Int <- count.flatMapLatest(load, activity: ⟦label⟧)"),
    Fault("unclosed-bracket", "input x: ⟦[⟧String: Int"),
    Fault("lost-error", "output x: Int <- count.map(⟦try parse⟧)"),
    Fault("try-in-bind", "bind ⟦try⟧ save <- count"),
    Fault("unknown-character", "input x: Int ⟦\u{201C}⟧"),
    Fault("unterminated-string", "output x: String = ⟦\"no end⟧"),
  ]

  /// What stands before the fault in its line: a family of one character, a script, a combining mark, tabs.
  static let prefixes = ["", "\t\t", "/* 로그인 */ ", "/* 👩‍👩‍👧 é */\t"]

  enum Encoding: CaseIterable {
    case plain, windows, marked

    func bytes(_ text: String) -> [UInt8] {
      switch self {
      case .plain: Array(text.utf8)
      case .windows: Array(text.replacing("\n", with: "\r\n").utf8)
      case .marked: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      }
    }
  }

  /// A problem as a line and a column.
  struct Place: Hashable, CustomStringConvertible {
    var line: Int
    var column: Int
    var code: String

    var description: String { "\(line):\(column) \(code)" }
  }

  static func places(_ bytes: [UInt8]) -> [Place] {
    let source = SourceFile(path: "A.portico", bytes: bytes)
    let table = LineTable(source)
    return Analysis.analyse(Parser.parse(source)).diagnostics.filter { $0.severity > .note }.map { diagnostic in
      let position = table.position(of: diagnostic.span.lower)
      return Place(line: position.line, column: position.column, code: diagnostic.code)
    }
  }

  static func screen(_ member: String) -> String {
    """
    /// 화면 👩‍👩‍👧
    screen Screen {
      input count: Int
      input title: String
      output title: String <- input.title
      output label: String
    \(member)
      bind show <- count.mapp { $0 }
    }
    screen Next { output y: Int <- nowhere }

    """
  }

  @Test(arguments: faults, Encoding.allCases)
  func aFaultIsSaidAtItsColumnAndTheRestIsChecked(_ fault: Fault, _ encoding: Encoding) {
    for prefix in Self.prefixes {
      let column = prefix.unicodeScalars.count + fault.indent + 1
      #expect(
        Self.places(encoding.bytes(Self.screen(prefix + fault.text))) == [
          Place(line: 7, column: column, code: fault.code), Place(line: 8, column: 22, code: "unknown-step"),
          Place(line: 10, column: 32, code: "unknown-name"),
        ], "\(fault.member) behind \(prefix)")
    }
  }

  @Test(arguments: faults)
  func aFaultIsMarkedFromEndToEnd(_ fault: Fault) {
    let source = SourceFile(path: "A.portico", text: Self.screen(fault.text))
    let diagnostics = Analysis.analyse(Parser.parse(source)).diagnostics
    #expect(diagnostics.first { $0.code == fault.code }.map { source.text($0.span) } == fault.marked)
  }

  @Test(arguments: Encoding.allCases)
  func aMissingBraceLosesNoScreen(_ encoding: Encoding) {
    let text = "screen 화면 {\n  input tap\n  bind go <- tpa\n\nscreen Next {\n  output y: Int <- nowhere\n}\n"
    #expect(
      Self.places(encoding.bytes(text)) == [
        Place(line: 3, column: 14, code: "unknown-name"), Place(line: 5, column: 1, code: "missing-brace"),
        Place(line: 6, column: 20, code: "unknown-name"),
      ])
  }

  @Test func bytesThatAreNoTextHideNothingBehindThem() {
    let bytes = Array("screen A {\n  // 한 ".utf8) + [0xFF, 0xFE] + Array("\n  output y: Int <- nowhere\n}\n".utf8)
    #expect(
      Self.places(bytes) == [
        Place(line: 2, column: 8, code: "invalid-utf8"), Place(line: 3, column: 20, code: "unknown-name"),
      ])
  }

  @Test func nothingIsNoProblem() {
    #expect(Encoding.allCases.allSatisfy { Self.places($0.bytes("")) == [] })
  }

  @Test func theLastMemberOfALongLineIsChecked() {
    let inputs = (0..<50_000).map { "input tap\($0): Int; " }.joined()
    let text = "screen A { \(inputs)output y: Int <- nowhere }"
    #expect(text.utf8.count > 1_000_000)
    #expect(
      Self.places(Array(text.utf8)) == [Place(line: 1, column: 11 + inputs.count + 18, code: "unknown-name")])
  }
}
