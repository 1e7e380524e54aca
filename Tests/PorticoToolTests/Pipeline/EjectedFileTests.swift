import PorticoEmit
import PorticoModel
import PorticoSyntax
import PorticoTool
import Testing

@Suite struct EjectedFileTests {
  private static let declaration = "import Models\nscreen A {\n  input x: Int\n  bind go <- x\n}\n"

  private func file(_ logic: String) throws -> String {
    let sandbox = Sandbox(["A.portico": Self.declaration, "ALogic.swift": logic])
    let run = sandbox.portico("eject", "A", "--stdout")
    try #require(run.status == .done, "\(run.errors)")
    return run.output
  }

  @Test func importsAreMerged() throws {
    let text = try file(
      """
      // Mine.
      import RxSwift
      @preconcurrency import Models
      import struct Zoo.Lion // said
      import Alpha
      #if DEBUG
      import Beta
      #endif

      final class ALogic: AViewModel.Logic {
        init(_ context: AViewModel.Context) {}
        func go(_ x: Int) {}
      }
      """)
    #expect(text.hasPrefix("import Alpha\nimport RxSwift\n@preconcurrency import Models\n\nfinal class AViewModel {\n"))
    #expect(
      text.hasSuffix(
        "\n\n// Mine.\nimport struct Zoo.Lion // said\n#if DEBUG\nimport Beta\n#endif\n\nfinal class ALogic: AViewModel.Logic {\n"
          + "  init(_ context: AViewModel.Context) {}\n  func go(_ x: Int) {}\n}\n"))
  }

  @Test func theHalfStaysToTheByteAndGivesTheLineEnds() throws {
    let logic = "final class ALogic: AViewModel.Logic {\r\n\tfunc  go(_ x : Int) { /* Portico */ }\r\n\r\n}\r\n// end"
    let text = try file("\u{FEFF}import RxSwift\r\n\r\n" + logic + "\r\n\r\n")
    #expect(text.hasSuffix("\r\n\r\n" + logic + "\r\n"))
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
  }
}
