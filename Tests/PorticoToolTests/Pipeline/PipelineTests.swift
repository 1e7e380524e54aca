import PorticoEmit
import PorticoSyntax
import PorticoTool
import Testing

/// The stages as values, with no disk.
@Suite struct PipelineTests {
  private let folder = FilePath(shown: ".", real: "/work")

  private func source(_ name: String, _ text: String) -> Source {
    Source(path: folder.appending(name), bytes: Array(text.utf8), outputFolder: folder, supportFolder: folder)
  }

  private func pipeline() throws -> Pipeline { Pipeline(generator: try Generator()) }

  @Test func aSoundSourceBecomesASealedFile() throws {
    let pipeline = try pipeline()
    let checked = pipeline.check(source("A.portico", Sample.plain("A")))
    #expect(checked.isSound && checked.diagnostics == [])
    let file = try pipeline.generate(checked)
    #expect(file.name == "A.generated.swift")
    #expect(Checksum.state(of: file.text) == .intact)
  }

  @Test func problemsComeInTheOrderOfTheText() throws {
    let text = "screen A {\n  input tap as Nonsense\n  output a: Int <- b.map { 1 }\n  outptu c: Int\n}\n"
    let checked = try pipeline().check(source("A.portico", text))
    let places = checked.diagnostics.map(\.span.lower)
    #expect(checked.count(.error) >= 3)
    #expect(places == places.sorted())
    #expect(!checked.isSound)
  }

  @Test func sourcesThatAreSeenTogetherCollide() throws {
    let pipeline = try pipeline()
    let first = pipeline.check(source("A.portico", Sample.plain("Login")))
    let second = pipeline.check(source("B.portico", Sample.plain("login")))
    #expect(first.isSound && second.isSound)
    let together = pipeline.collide([first, second])
    #expect(together[0].diagnostics == [])
    #expect(together[1].diagnostics.map(\.code) == ["output-collision"])
  }

  @Test func librariesOfTheSameNamesDoNotShareAModule() throws {
    let pipeline = try pipeline()
    let first = pipeline.check(source("A.portico", Sample.plain("Login")))
    var second = pipeline.check(source("B.portico", "@library(portico) " + Sample.plain("Home")))
    #expect(first.isSound && second.isSound)
    let together = pipeline.collide([first, second])
    #expect(together[0].diagnostics == [])
    #expect(
      together[1].diagnostics.map(\.message) == [
        "`Home` is for `portico` and `Login` in A.portico for `rxswift`, which have the same names: write all screens "
          + "of a module for one of them"
      ])
    var elsewhere = second.source
    elsewhere.supportFolder = folder.appending("Other")
    second = pipeline.check(second.tree, of: elsewhere)
    #expect(pipeline.collide([first, second]).map(\.isSound) == [true, true])
  }

  @Test func aCollisionWithinOneFileIsToldOnce() throws {
    let pipeline = try pipeline()
    let checked = pipeline.check(source("A.portico", Sample.plain("Login") + Sample.plain("Login")))
    let codes = pipeline.collide([checked])[0].diagnostics.map(\.code)
    #expect(codes.count { $0 == "output-collision" } == 1)
  }

  @Test func theUsersHalvesAreKnownByName() throws {
    let pipeline = try pipeline()
    let text = Sample.withHook("Login") + Sample.plain("Home")
    #expect(pipeline.check(source("A.portico", text)).logicFiles.map(\.name) == ["LoginLogic.swift"])
  }

  @Test func brokenSettingsHoldASourceUp() throws {
    var source = source("A.portico", Sample.plain("A"))
    source.settings = [FolderSettings(SourceFile(path: "portico.settings", text: "library swiftrx"))]
    let checked = try pipeline().check(source)
    #expect(!checked.hasErrors && !checked.isSound)
  }
}
