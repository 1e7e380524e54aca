/// What has a file has its tests under the same name, and tests are named after the file that they are of.
import Foundation
import Testing

@Suite struct TestNameTests {
  /// Rooms in which every file has a test of its name, with those that others' tests reach.
  static let rooms: [String: Set<String>] = [
    "PorticoModel/Inference": [],
    "PorticoEmit/Templates": ["Template", "TemplateLines", "TemplateNode", "TemplateSource"],
    "PorticoRuntime/Operators": ["Child", "CombineLatestCore", "Join", "Sequel", "TimedStage", "ZipCore"],
  ]

  /// Tests in a room's folder that are of no single file: what they are of instead.
  static let ofMany: [String: String] = [
    "CheckFixtureTests": "the marked fixtures",
    "FiveScreensTests": "the screens that started the language",
    "DeliveryTests": "in which order events arrive",
    "StormTests": "subscribing and disposing while others send",
    "ThreadsTests": "what the runtime promises between threads",
    "EncodingTests": "files as editors leave them",
    "LargeFileTests": "long texts",
    "LawsTests": "what holds for every file",
    "InputTests": "what commands are given",
    "OutputFolderTests": "where commands write",
    "RefusalTests": "what commands refuse",
  ]

  @Test func everyFileOfTheseRoomsHasItsTests() {
    let tested = Set(SwiftFile.tests.map { Place($0).name })
    for (room, others) in Self.rooms {
      let files = SwiftFile.sources.filter { $0.room == room }
      #expect(!files.isEmpty)
      let untested = files.map(\.name).filter { !tested.contains($0 + "Tests") && !others.contains($0) }
      #expect(untested == [], "\(room)")
      #expect(others.filter { tested.contains($0 + "Tests") } == [], "\(room): these have tests by now")
    }
  }

  /// A check is tested by a fixture that bears the name of what it finds: `unused-input.portico`.
  @Test func everyCheckHasAFixture() {
    let folder = SwiftFile.root.appending(path: "Tests/PorticoModelTests/Fixtures")
    let fixtures = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let checks = SwiftFile.sources.filter { $0.room == "PorticoModel/Checks" && $0.name.hasSuffix("Check") }
    #expect(!checks.isEmpty)
    for check in checks {
      let code = check.name.dropLast("Check".count).replacing(/([a-z])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased()
      #expect(fixtures.contains { $0.hasPrefix(code) }, "\(check.path): no fixture \(code).portico")
    }
  }

  @Test func testsInARoomsFolderAreOfAFileThere() {
    let rooms = Set(SwiftFile.sources.map(\.room))
    for path in SwiftFile.tests {
      let test = Place(path)
      let room = test.room.replacing("Tests/", with: "/", maxReplacements: 1)
      guard test.name.hasSuffix("Tests"), rooms.contains(room), room != test.room else { continue }
      // One file a step of the language: every library's lowering of it side by side.
      if path.contains("/Libraries/Steps/") { continue }
      let name = String(test.name.dropLast("Tests".count))
      let isOfFile = SwiftFile.sources.contains { $0.room == room && $0.name == name }
      #expect(isOfFile || Self.ofMany[test.name] != nil, "\(path) is named after no file of \(room)")
    }
  }
}
