import Foundation
import PorticoTool
import Testing

/// What Xcode offers under File, New: a property list that it can read, and what `portico new` would have written.
@Suite struct XcodeTemplateTests {
  private static let folder = Fixture.root.deletingLastPathComponent()
    .appending(path: "Editors/Xcode/Portico Screen.xctemplate")

  private static func list() throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appending(path: "TemplateInfo.plist"))
    return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  @Test func listNamesAFileThatIsThere() throws {
    let list = try Self.list()
    #expect(list["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
    let file = try #require(list["MainTemplateFile"] as? String)
    #expect(file == "___FILEBASENAME___.portico")
    #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: file).path))
    #expect(ScreenName.problem(try #require(list["DefaultCompletionName"] as? String)) == nil)
  }

  @Test func textIsWhatNewWrites() throws {
    let file = Self.folder.appending(path: "___FILEBASENAME___.portico")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "___FILEBASENAMEASIDENTIFIER___", with: "Login")
    #expect(text == Skeleton.screen("Login"))
    #expect(!text.contains("___"))
    let run = Sandbox(["Login.portico": text]).portico("check")
    #expect(run.status == .done && run.errors == "", "\(run.errors)")
  }
}
