import Foundation
import PorticoTool
import Testing

/// What a rename does to a project; which places of a declaration mean a name has tests of its own.
@Suite struct RenameCommandTests {
  private static let screen = """
    @style(relay) screen A {
      needs store: Store
      state page: Int = 0
      input email: String
      input password: String
      output isValid: Bool = false <- combineLatest(email, password).map(isValid)
      output failed
      bind send <- email
    }

    """

  private static let logic = """
    final class ALogic: AViewModel.Logic {
      private let context: AViewModel.Context
      init(_ context: AViewModel.Context) { self.context = context }

      func isValid(email: String, password: String) -> Bool {
        email.count > 3 && email != password && user.email != "" // email
      }
      func send(_ email: String) { context.failed.accept(()); self.context.store.save(email) }
    }

    """

  private func project(_ screen: String = screen, _ logic: String = logic) -> Sandbox {
    let sandbox = Sandbox(["S/A.portico": screen, "S/ALogic.swift": logic])
    sandbox.portico("generate", "S")
    return sandbox
  }

  @Test func allThatIsCertainIsChanged() {
    let sandbox = project()
    let run = sandbox.portico("rename", "A.email", "A.mail", "S")
    #expect(run.status == .done)
    #expect(run.errors == "")
    #expect(
      run.output == """
        S/A.portico:4: input mail: String
        S/A.portico:6: output isValid: Bool = false <- combineLatest(mail, password).map(isValid)
        S/A.portico:8: bind send <- mail
        S/ALogic.swift:5: func isValid(mail: String, password: String) -> Bool {
        S/ALogic.swift:6: mail.count > 3 && mail != password && user.email != "" // email
        generated S/A.generated.swift
        `email` stands there still:
          S/ALogic.swift:6: mail.count > 3 && mail != password && user.email != "" // email
          S/ALogic.swift:8: func send(_ email: String) { context.failed.accept(()); self.context.store.save(email) }

        """)
    #expect(sandbox.read("S/A.generated.swift")?.contains("isValid(mail: $0.mail, password: $0.password)") == true)
    // It is what `generate` makes of it, and the half is whole.
    #expect(sandbox.portico("generate", "S", "--check").status == .done)
    #expect(sandbox.portico("scaffold", "S", "--check").status == .done)
  }

  /// Where the body leaves a doubt, its parameter keeps the old name.
  @Test(arguments: [
    "let email = email.lowercased(); return email.isEmpty",
    "{ email in email }(email)",
    "\"\\(email)\".isEmpty",
    "mail == email",
  ])
  func aDoubtfulBodyIsLeft(_ body: String) {
    let logic = Self.logic.replacing(
      "    email.count > 3 && email != password && user.email != \"\" // email", with: "    \(body)")
    let sandbox = project(Self.screen, logic)
    #expect(sandbox.portico("rename", "A.email", "mail", "S").status == .done)
    let text = sandbox.read("S/ALogic.swift")
    #expect(text?.contains("func isValid(mail email: String, password: String) -> Bool {\n    \(body)\n") == true)
  }

  @Test func labelsOfTheirOwnNeedNoMore() {
    let sandbox = project(Self.screen, Self.logic.replacing("isValid(email: String", with: "isValid(email e: String"))
    sandbox.portico("rename", "A.email", "mail", "S")
    #expect(sandbox.read("S/ALogic.swift")?.contains("isValid(mail e: String") == true)
  }

  @Test func whatTheContextHasAndHooksAreRenamedInTheHalf() {
    let sandbox = project()
    #expect(sandbox.portico("rename", "A.failed", "broke", "S").status == .done)
    #expect(sandbox.portico("rename", "A.store", "shop", "S").status == .done)
    #expect(sandbox.portico("rename", "A.send", "post", "S").status == .done)
    #expect(
      sandbox.read("S/ALogic.swift")?.contains(
        "func post(_ email: String) { context.broke.accept(()); self.context.shop.save(email) }") == true)
    #expect(sandbox.portico("generate", "S", "--check").status == .done)
    #expect(sandbox.portico("scaffold", "S", "--check").status == .done)
  }

  @Test func testsAndViewsAreTold() {
    let sandbox = project()
    sandbox.write("Tests/ATests.swift", "let a = AHarness()\na.send(\\.email, \"x\")\n")
    sandbox.write("V/AView.swift", "let model: AViewModel\nmodel.bind(email: field)\n")
    sandbox.write("V/Other.swift", "let email = 1\n")
    let run = sandbox.portico("rename", "A.email", "mail", "S")
    #expect(
      run.output.hasSuffix(
        """
        Yours to look at, since AViewModel or AHarness is named there:
          Tests/ATests.swift:2: a.send(\\.email, "x")
          V/AView.swift:2: model.bind(email: field)

        """))
    #expect(sandbox.read("Tests/ATests.swift")?.contains("\\.email") == true)
  }

  @Test func theHarnessIsGeneratedAnewToo() {
    let sandbox = project()
    let tests = ["--tests-output", "T", "--module", "App"]
    let project = Sandbox(["S/A.portico": Sample.plain("A")])
    _ = project.run(["generate", "S"] + tests)
    #expect(
      project.portico("rename", "A.tap", "touch", "S").output.hasSuffix(
        "T/A.harness.generated.swift has the old name: generate it anew, with `--tests-output`\n"))
    _ = sandbox.run(["generate", "S"] + tests)
    #expect(sandbox.run(["rename", "A.email", "mail", "S"] + tests).status == .done)
    #expect(sandbox.read("T/A.harness.generated.swift")?.contains("email") == false)
    #expect(sandbox.run(["generate", "S", "--check"] + tests).status == .done)
  }

  @Test func aDryRunWritesNothing() {
    let sandbox = project()
    let before = sandbox.files.map { sandbox.read($0) }
    let run = sandbox.portico("rename", "A.email", "mail", "S", "--dry-run")
    #expect(run.output.hasPrefix("S/A.portico:4: input mail: String\n"))
    #expect(run.output.hasSuffix("nothing is written: --dry-run\n"))
    #expect(sandbox.files.map { sandbox.read($0) } == before)
  }

  @Test func whereNothingWasGeneratedNothingIsBegun() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    #expect(sandbox.portico("rename", "A.title", "caption").status == .done)
    #expect(sandbox.files == ["A.portico"])
  }

  @Test func lineEndsAndAllElseStay() {
    let text = Sample.plain("A").replacing("\n", with: "\r\n") + "// title: ü\r\n"
    let sandbox = Sandbox(["A.portico": text])
    sandbox.portico("rename", "A.title", "caption")
    #expect(sandbox.read("A.portico") == text.replacing("output title", with: "output caption"))
  }

  @Test(arguments: [
    ("// Mine.\n", "S/A.generated.swift was changed by hand, so it is left as it is"),
    ("<<<<<<< HEAD\n=======\n>>>>>>> other\n", "S/A.generated.swift holds a merge's conflict"),
  ])
  func anEditedFileStopsItBeforeAnythingIsWritten(_ addition: String, _ message: String) throws {
    let sandbox = project()
    let generated = try #require(sandbox.read("S/A.generated.swift"))
    sandbox.write("S/A.generated.swift", addition + generated)
    let run = sandbox.portico("rename", "A.email", "mail", "S")
    #expect(run.status == .problems)
    #expect(run.errors.hasPrefix("error: " + message))
    #expect(sandbox.read("S/A.portico") == Self.screen)
    #expect(sandbox.read("S/ALogic.swift") == Self.logic)
  }

  /// What is said to be done is done, and what cannot be is said of the file that it is true of.
  @Test(arguments: ["A.portico", "A.generated.swift"])
  func aFileThatCannotBeWrittenIsNamed(_ path: String) throws {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    sandbox.portico("generate")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: sandbox.path(path))
    let run = sandbox.portico("rename", "A.title", "caption")
    #expect(run.status == .disk)
    let rest = path == "A.portico" ? "" : ", so only a part of the rename is written"
    #expect(run.errors == "error: \(path) cannot be written: it is read-only\(rest)\n")
    #expect(run.output.contains("A.portico:3: output caption") == (path != "A.portico"))
    #expect(sandbox.read("A.portico")?.contains("caption") == (path != "A.portico"))
    #expect(!run.output.contains("generated A.generated.swift"))
  }

  /// `generate` tells of this very command.
  @Test func anEditorsRenameInTheGeneratedFileIsNoLoss() throws {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    sandbox.portico("generate")
    let generated = try #require(sandbox.read("A.generated.swift"))
    sandbox.write("A.generated.swift", generated.replacing("title", with: "caption"))
    #expect(sandbox.portico("generate").errors.contains("portico rename A.title A.caption"))
    #expect(sandbox.portico("rename", "A.title", "A.caption").status == .done)
    #expect(sandbox.portico("generate", "--check").status == .done)
  }

  @Test func whatCannotBeMeantIsRefused() {
    let sandbox = project()
    sandbox.write("S/B.portico", Sample.broken("B"))
    sandbox.write("S/C1.portico", Sample.plain("C"))
    sandbox.write("S/D/C2.portico", Sample.plain("C"))
    func errors(_ words: String...) -> String { sandbox.run(["rename"] + words).errors }
    #expect(errors("A.email").hasPrefix("error: what is to be renamed, and to what?"))
    #expect(errors("A", "B", "S").contains("a whole screen cannot be renamed yet"))
    #expect(
      errors("A.email", "password", "S/A.portico").contains("will not do at S/A.portico:5, so nothing is written: "))
    #expect(errors("A.emial", "x", "S/A.portico").contains("A has no `emial`; did you mean `A.email`?"))
    #expect(errors("X.email", "x", "S/A.portico").contains("no screen is called `X`"))
    #expect(errors("B.tap", "x", "S/B.portico").contains("S/B.portico has problems: mend them first"))
    #expect(
      errors("C.tap", "x", "S").contains("`C` is declared in S/C1.portico and in S/D/C2.portico: say in which file"))
    #expect(sandbox.read("S/A.portico") == Self.screen)
  }

  /// What the README shows.
  @Test func theReadmesExample() throws {
    let readme = try String(contentsOf: Fixture.root.appending(path: "../README.md"), encoding: .utf8)
    let sandbox = Sandbox()
    let folder = Fixture.root.appending(path: "LoginForm")
    for (from, to) in [
      ("LoginForm.portico", "Sources/LoginForm.portico"),
      ("rxswift/LoginFormLogic.swift", "Sources/LoginFormLogic.swift"),
      ("tests/LoginFormTests.swift", "Tests/LoginFormTests.swift"),
    ] {
      sandbox.write(to, try String(contentsOf: folder.appending(path: from), encoding: .utf8))
    }
    sandbox.portico("generate", "Sources")
    let text = sandbox.portico("rename", "LoginForm.email", "LoginForm.mail", "Sources").output
    #expect(readme.contains("```text\n\(text)```\n") == true, "\(text)")
  }
}
