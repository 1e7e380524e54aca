import PorticoEmit
import Testing

@Suite struct StreamLibraryTests {
  @Test func supportPartIsUsedWhereAnyOfItsMarksStands() {
    let part = SupportPart("a.stencil", marks: [".one(", ".two("])
    #expect(part.isUsed(in: "a.two(b)"))
    #expect(part.isUsed(in: "a.one(b)"))
    #expect(!part.isUsed(in: "a.three(b)"))
  }

  /// Every piece is a template that is built in.
  @Test(arguments: [RxSwiftLibrary() as any StreamLibrary, RxSwiftLibrary(runtime: "PorticoRuntime"), CombineLibrary()])
  func supportPartsAreThere(library: any StreamLibrary) {
    let names = Set(BuiltInTemplates.sources.map(\.name))
    #expect(library.supportParts.map(\.template).filter { !names.contains($0) } == [])
  }
}
