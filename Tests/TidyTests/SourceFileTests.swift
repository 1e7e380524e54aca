/// What every source file is like: how long, how it begins, what it never does.
import Testing

@Suite struct SourceFileTests {
  static let generator = SwiftFile.sources.filter { Rooms.generator.contains($0.module) }
  /// Written by a script.
  static let written = ["Sources/PorticoEmit/Templates/BuiltInTemplates.swift"]

  /// A line of documentation comes first, or right behind the imports: what the file's concept is.
  @Test(arguments: SwiftFile.sources)
  func itSaysFirstWhatItIs(_ file: SwiftFile) {
    let isHead = { (line: Substring) in
      let text = line.drop { $0 == " " }
      return text.isEmpty || text.hasPrefix("#") || text.hasPrefix("// ") || text.hasPrefix("import ")
        || text.hasPrefix("@preconcurrency import ")
    }
    let says = file.lines.first?.hasPrefix("///") == true || file.lines.first { !isHead($0) }?.hasPrefix("///") == true
    #expect(says || file.name == "main", "\(file.path) begins without a word about what it is")
  }

  /// About 100 lines are right, and 300 are many. Past 400 the first line gives the reason: "One file because …".
  @Test func itIsShort() {
    for path in SwiftFile.sources.map(\.path) + SwiftFile.tests where !Self.written.contains(path) {
      let text = SwiftFile.text(of: path)
      let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
      let hasReason = text.prefix { $0 != "\n" }.contains("One file because")
      #expect(count <= 400 || hasReason, "\(path) has \(count) lines: find the seam")
      if count > 300, count <= 400, !hasReason {
        Issue.record("\(path) has \(count) lines, which is many", severity: .warning)
      }
    }
  }

  /// What ends the process, or may, stands with a comment that says why it cannot happen.
  @Test func nothingTrapsWithoutAWord() {
    for file in Self.generator {
      let found = file.traps.filter { !file.isCommented($0) }.map { "\(file.path):\($0): \(file.lines[$0 - 1])" }
      if Self.unexplained.contains(file.path) {
        if found.isEmpty { Issue.record("\(file.path) is explained by now: take it off the list", severity: .warning) }
      } else {
        #expect(found == [])
      }
    }
  }

  /// To be mended: these unwrap by force without a word. Nothing may be added here.
  static let unexplained: Set<String> = [
    "Sources/PorticoModel/Checks/ValueWithoutPlaceCheck.swift",
    "Sources/PorticoModel/Resolution/SettingsLayer.swift",
    "Sources/PorticoModel/Resolution/SettingsProblem.swift",
    "Sources/PorticoModel/Resolution/SettingsValueReader.swift",
    "Sources/PorticoTool/Files/Disk.swift",
  ]

  /// What comes out depends on what goes in, so nobody asks the time but whoever tells how long a run took.
  @Test func nobodyAsksTheTime() {
    let clocks: Set<String> = [
      "Date", "ContinuousClock", "SuspendingClock", "DispatchTime", "clock_gettime", "gettimeofday", "localtime",
    ]
    let found = Self.generator.filter { $0.room != "PorticoTool/Files" }.flatMap { file in
      file.places { !$0.isString && !$0.isMember && clocks.contains($0.text) }
    }
    #expect(found == [])
  }

  /// Nor does it depend on a machine's locale, or on chance.
  @Test func nothingIsLeftToChance() {
    let chances: Set<String> = ["random", "randomElement", "shuffled", "shuffle", "setlocale", "UUID"]
    let found = Self.generator.flatMap { file in file.places { !$0.isString && chances.contains($0.text) } }
    #expect(found == [])
  }
}

extension SwiftFile {
  /// Whether a comment stands on the line or right above it.
  func isCommented(_ line: Int) -> Bool {
    let above = line > 1 ? lines[line - 2].drop { $0 == " " } : ""
    return lines[line - 1].contains(" // ") || above.hasPrefix("//")
  }
}
