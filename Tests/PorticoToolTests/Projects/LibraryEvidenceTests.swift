import Testing

@testable import PorticoTool

@Suite struct LibraryEvidenceTests {
  private static func find(_ imports: [String: Int], _ manifests: [(String, String)] = []) -> String {
    let manifests = manifests.map { Project.Manifest(name: $0.0, text: $0.1) }
    let evidence = LibraryEvidence.find(imports: imports, manifests: manifests)
    return "\(evidence.library.rawValue): \(evidence.reason)"
  }

  @Test func whatIsImportedMostIsTheLibrary() {
    #expect(Self.find(["RxSwift": 7, "Combine": 2]) == "rxswift: 7 Swift files import RxSwift")
    #expect(Self.find(["RxSwift": 1, "Combine": 2]) == "combine: 2 Swift files import Combine")
    #expect(Self.find(["PorticoRuntime": 1]) == "portico: a Swift file imports PorticoRuntime")
    #expect(Self.find(["RxCocoa": 3, "RxSwift": 2]) == "rxswift: 3 Swift files import RxCocoa")
    #expect(Self.find(["Combine": 2], [("Podfile", "pod 'RxSwift'")]) == "combine: 2 Swift files import Combine")
  }

  @Test func elseWhatAManifestNames() {
    #expect(Self.find(["UIKit": 9], [("Podfile", "  pod 'RxSwift', '~> 6'")]) == "rxswift: Podfile names RxSwift")
    #expect(Self.find([:], [("Cartfile", "github \"ReactiveX/RxSwift\"")]) == "rxswift: Cartfile names RxSwift")
    #expect(
      Self.find([:], [("project.yml", "- product: PorticoRuntime")]) == "portico: project.yml names PorticoRuntime")
    #expect(Self.find([:], [("Podfile", "pod 'CombineCocoa'")]) == "combine: Podfile names CombineCocoa")
  }

  @Test func elseTheDefault() {
    let nothing = "rxswift: nothing in the project says another"
    #expect(Self.find([:]) == nothing)
    #expect(Self.find([:], [("Podfile", "# pod 'CombineCocoa'\npod 'CombineStuff'\n// PorticoRuntime")]) == nothing)
  }

  @Test func importsOfAFile() {
    let text = """
      // import Nothing
      @testable import App
      import struct RxSwift.Disposables
        @preconcurrency import Combine; import UIKit
      #if canImport(PorticoRuntime)
        import PorticoRuntime
      #endif
      important()
      """
    #expect(LibraryEvidence.imports(of: Array(text.utf8)) == ["App", "RxSwift", "Combine", "PorticoRuntime"])
    #expect(LibraryEvidence.imports(of: Array("import\r\nimport Combine\r\n".utf8)) == ["Combine"])
  }
}
