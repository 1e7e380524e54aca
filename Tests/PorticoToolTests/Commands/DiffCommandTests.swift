import Foundation
import PorticoTool
import Testing

/// With real repositories; what is told of declarations has tests of its own.
@Suite struct DiffCommandTests {
  private func repository(_ files: [String: String]) throws -> Sandbox {
    let sandbox = Sandbox(files)
    try sandbox.commit()
    return sandbox
  }

  private func edit(_ sandbox: Sandbox, _ path: String, _ old: String, _ new: String) throws {
    let text = try #require(sandbox.read(path))
    #expect(text.contains(old))
    sandbox.write(path, text.replacing(old, with: new))
  }

  @Test func nothingChanged() throws {
    let sandbox = try repository(["A.portico": Sample.plain("A")])
    sandbox.write("A.portico", "// A comment.\n" + Sample.plain("A"))
    let run = sandbox.portico("diff", "HEAD")
    #expect(run.status == .done)
    #expect(run.output == "No change in meaning in 1 declaration\n")
    #expect(run.errors == "")
  }

  @Test func theStatusSaysWhetherSomethingBreaks() throws {
    let sandbox = try repository(["S/A.portico": "@style(relay) " + Sample.plain("A")])
    try edit(sandbox, "S/A.portico", "input tap\n", "input tap\n  input late\n")
    let harmless = sandbox.portico("diff", "main", "S")
    #expect(harmless.status == .done)
    #expect(
      harmless.output == """
        S/A.portico: screen A
          + input late

        1 change in 1 declaration, none of them breaking

        """)
    try edit(sandbox, "S/A.portico", "title: String", "caption: String")
    let breaking = sandbox.portico("diff", "main", "S")
    #expect(breaking.status == .problems)
    #expect(breaking.output.contains("  - output title: String (breaking: view, tests)\n"))
    let quiet = sandbox.portico("diff", "main", "--quiet")
    #expect(quiet.status == .problems)
    #expect(quiet.output == "" && quiet.errors == "")
  }

  @Test func eachSideHasTheSettingsOfItsTime() throws {
    let sandbox = try repository([
      "portico.settings": "suffix Model\n", "S/portico.settings": "library combine\n", "S/A.portico": Sample.plain("A"),
    ])
    #expect(sandbox.portico("diff", "HEAD").output == "No change in meaning in 1 declaration\n")
    sandbox.write("portico.settings", "suffix ViewModel\n")
    let run = sandbox.portico("diff", "HEAD", "S")
    #expect(run.output.contains("~ class AModel is called AViewModel now (breaking: view, callers, Logic, tests)"))
    #expect(!run.output.contains("library"))
    // A package begins a project of its own, in the old edition as in the new one.
    let inner = try repository([
      "portico.settings": "suffix Model\n", "P/Package.swift": "", "P/A.portico": Sample.plain("A"),
    ])
    #expect(inner.portico("diff", "HEAD").status == .done)
  }

  @Test func filesComeAndGo() throws {
    let sandbox = try repository([
      "S/A.portico": Sample.plain("A"), "S/B.portico": Sample.plain("B"), "S/.hidden/H.portico": Sample.plain("H"),
    ])
    sandbox.remove("S/A.portico")
    sandbox.write("S/C.portico", Sample.plain("C"))
    let all = sandbox.portico("diff", "HEAD", "S")
    #expect(all.status == .problems)
    #expect(
      all.output == """
        S/A.portico: screen A
          - the whole screen (breaking: view, callers, tests)

        S/C.portico: screen C
          + the whole screen

        2 changes in 2 declarations, 1 of them breaking

        """)
    // A file that is no more can be asked for, alone or with others.
    #expect(sandbox.portico("diff", "HEAD", "S/A.portico").output.contains("- the whole screen"))
    #expect(sandbox.portico("diff", "HEAD", "S/A.portico").errors == "")
    #expect(sandbox.portico("diff", "HEAD", "S/B.portico").output == "No change in meaning in 1 declaration\n")
    #expect(sandbox.portico("diff", "HEAD", "S/Never.portico").status == .disk)
  }

  @Test func filesWithErrorsAreNamedAndLeftOut() throws {
    let sandbox = try repository([
      "A.portico": Sample.broken("A"), "B.portico": Sample.plain("B"), "C.portico": Sample.plain("C"),
    ])
    sandbox.write("A.portico", Sample.plain("A"))
    sandbox.write("C.portico", Sample.plain("D"))
    let mended = sandbox.portico("diff", "HEAD", "A.portico", "B.portico")
    #expect(mended.errors == "warning: A.portico had errors at HEAD, so it is left out\n")
    #expect(mended.status == .done)
    sandbox.write("B.portico", Sample.broken("B"))
    let run = sandbox.portico("diff", "HEAD")
    #expect(run.status == .problems)
    #expect(run.errors.contains("B.portico:3:27: error: "))
    #expect(!run.output.contains("screen B"))
    #expect(run.output.contains("screen C") && run.output.contains("screen D"))
  }

  @Test func anywhereInTheRepositoryAndWithAnyPath() throws {
    let sandbox = try repository(["S T/ä.portico": Sample.plain("A"), "Other/A.portico": Sample.plain("B")])
    try edit(sandbox, "S T/ä.portico", "output title", "output caption")
    let run = sandbox.portico("diff", "HEAD", sandbox.path("S T"))
    #expect(run.output.hasPrefix("\(sandbox.path("S T"))/ä.portico: screen A\n"))
    #expect(sandbox.portico("diff", "HEAD", "Other").status == .done)
    #expect(sandbox.portico("diff", "HEAD", "./S T/").output.hasPrefix("S T/ä.portico: screen A\n"))
  }

  @Test func moreFilesThanGitIsToldAtOnce() throws {
    let sandbox = Sandbox()
    for number in 0..<500 { sandbox.write("S/A\(number).portico", Sample.plain("A\(number)")) }
    try sandbox.commit()
    #expect(sandbox.portico("diff", "HEAD").output == "No change in meaning in 500 declarations\n")
    try edit(sandbox, "S/A499.portico", "output title", "output caption")
    #expect(sandbox.portico("diff", "HEAD").output.hasPrefix("S/A499.portico: screen A499\n"))
  }

  /// What main did meanwhile is not the branch's doing.
  @Test func whereABranchPartedIsWrittenAsGitHasIt() throws {
    let sandbox = try repository(["A.portico": Sample.plain("A"), "B.portico": Sample.plain("B")])
    try sandbox.git("checkout", "--quiet", "-b", "branch")
    try edit(sandbox, "A.portico", "output title", "output caption")
    try sandbox.commit()
    try sandbox.git("checkout", "--quiet", "main")
    try edit(sandbox, "B.portico", "output title", "output caption")
    try sandbox.commit()
    try sandbox.git("checkout", "--quiet", "branch")
    #expect(sandbox.portico("diff", "main").output.contains("screen B"))
    for revision in ["main...", "main...HEAD"] {
      let run = sandbox.portico("diff", revision)
      #expect(run.output.contains("screen A") && !run.output.contains("screen B"), "\(run.output)\(run.errors)")
    }
    #expect(sandbox.portico("diff", "nope...").errors.hasPrefix("error: git knows no revision `nope...` here\n"))
  }

  @Test func wrongUsage() throws {
    let sandbox = try repository(["A.portico": Sample.plain("A")])
    #expect(sandbox.portico("diff").errors.hasPrefix("error: compared with what?"))
    #expect(sandbox.portico("diff", "nope").errors.hasPrefix("error: git knows no revision `nope` here\n"))
    #expect(sandbox.portico("diff", "nope").status == .usage)
    #expect(sandbox.portico("diff", "--", "--all").status == .usage)
    #expect(
      sandbox.portico("diff", "HEAD", "--format", "xml").errors.contains("no format `xml`, but text and markdown"))
    let outside = sandbox.portico("diff", "HEAD", "A.portico", "/")
    #expect(outside.status == .usage)
    let plain = Sandbox(["A.portico": Sample.plain("A")]).portico("diff", "HEAD")
    #expect(plain.status == .usage)
    #expect(plain.errors.hasPrefix("error: . lies in no git repository"))
  }

  /// What the README shows.
  @Test func theReadmesExample() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let login = try String(contentsOf: root.appending(path: "Fixtures/Login/Login.portico"), encoding: .utf8)
    let sandbox = try repository(["Sources/Login.portico": login])
    try edit(sandbox, "Sources/Login.portico", "  needs saveLoginInfoUseCase: SaveLoginInfoUseCase\n", "")
    try edit(sandbox, "Sources/Login.portico", "  input signup", "  input agree: Bool\n  input signup")
    try edit(sandbox, "Sources/Login.portico", "DidEditEvent)\n", "DidEditEvent, agree: agree)\n")
    let text = sandbox.portico("diff", "main", "Sources").output
    #expect(readme.contains("```text\n\(text)```\n"), "\(text)")
  }
}
