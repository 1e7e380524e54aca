import PorticoTool
import Testing

@Suite struct RunRecordTests {
  static var record: RunRecord {
    var record = RunRecord(key: "abc")
    record.standing = "def"
    record.outputs = [RunRecord.Output(path: "/p/My Folder/Äpfel.generated.swift", hash: "123")]
    record.logics = [RunRecord.Logic(source: 3, file: "LoginLogic.swift", screen: "Login")]
    (record.screens, record.warnings) = (4, 2)
    record.told = ["A.portico:1:2: warning: lost\nline\n  ^~~\n", "warning: B is left\n"]
    return record
  }

  @Test func comesBackAsItWas() {
    #expect(RunRecord(Self.record.text) == Self.record)
    #expect(RunRecord(RunRecord(key: "k").text) == RunRecord(key: "k"))
  }

  /// What was said comes last and may be cut without being noticed, so it is kept by a whole file or not at all.
  @Test func whatIsCutShortIsNone() {
    let text = Self.record.text
    let whole = text.utf8.count - Self.record.told.joined(separator: "\0").utf8.count
    for length in 0..<whole { #expect(RunRecord(String(decoding: text.utf8.prefix(length), as: UTF8.self)) == nil) }
    #expect(RunRecord("portico run 0\n" + text.split(separator: "\n", maxSplits: 1)[1]) == nil)
  }
}
