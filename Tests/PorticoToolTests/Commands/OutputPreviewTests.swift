import Foundation
import Testing

/// `--check`, `--diff`, `--dry-run`: each kind of difference told apart, nothing written.
@Suite struct OutputPreviewTests {
  /// Everything that can be the matter, one file each, beside one that is as it should be.
  static func sandbox() -> Sandbox {
    let sandbox = Sandbox(
      ["Current", "OutOfDate", "Missing", "Edited", "Gone", "Foreign", "Conflicted"].reduce(into: [:]) {
        $0["S/\($1).portico"] = Sample.plain($1)
      })
    sandbox.portico("generate", "S")
    sandbox.write("S/OutOfDate.portico", Sample.plain("OutOfDate").replacingOccurrences(of: "hello", with: "hi"))
    sandbox.remove("S/Missing.generated.swift")
    let edited = sandbox.read("S/Edited.generated.swift")!.replacingOccurrences(of: "hello", with: "by hand")
    sandbox.write("S/Edited.generated.swift", edited)
    sandbox.remove("S/Gone.portico")
    sandbox.write("S/Foreign.generated.swift", "// SwiftGen\n")
    sandbox.write("S/Conflicted.generated.swift", "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n")
    return sandbox
  }

  private func contents(_ sandbox: Sandbox) -> [String: String?] {
    Dictionary(uniqueKeysWithValues: sandbox.files.map { ($0, sandbox.read($0)) })
  }

  @Test func checkTellsEachKindApart() {
    let sandbox = Self.sandbox()
    let before = contents(sandbox)
    let run = sandbox.portico("generate", "S", "--check")
    #expect(run.status == .problems)
    #expect(
      run.errors == """
        error: S/Conflicted.generated.swift holds a merge's conflict: take either side (`git checkout --ours` or \
        `--theirs`), then generate again
        error: S/Edited.generated.swift was changed by hand
        error: S/Foreign.generated.swift is not Portico's
        error: S/Missing.generated.swift is missing
        error: S/OutOfDate.generated.swift is out of date
        error: S/Gone.generated.swift has outlived Gone.portico: `portico generate --prune` removes it

        """)
    #expect(
      run.summary == "6 screens in 6 files · 1 in conflict, 1 changed by hand, 1 not Portico's, 1 missing, "
        + "1 out of date, 1 orphaned · 6 errors")
    let diff = run.output.split(separator: "\n")
    #expect(
      diff.contains(
        "-    let title: Driver<String> = input.tap.map { \"by hand\" }.asDriver(onErrorDriveWith: .empty())"))
    #expect(
      diff.contains("+    let title: Driver<String> = input.tap.map { \"hi\" }.asDriver(onErrorDriveWith: .empty())"))
    #expect(contents(sandbox) == before)
  }

  @Test func checkIsContentWithWhatStands() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    sandbox.portico("generate")
    let run = sandbox.portico("generate", "--check")
    #expect(run.status == .done && run.errors == "")
    #expect(run.summary == "1 screen in 1 file · 2 up to date")
    sandbox.remove("A.portico")
    let orphaned = sandbox.portico("generate", "--check", "--quiet")
    #expect(orphaned.status == .problems)
    #expect(
      orphaned.errors == """
        error: A.generated.swift has outlived A.portico: `portico generate --prune` removes it
        error: PorticoSupport.generated.swift has outlived the files that needed it: `portico generate --prune` \
        removes it

        """)
  }

  @Test func checkSaysWhatToRun() {
    let sandbox = Sandbox(["My Screens/A.portico": Sample.plain("A")])
    let arguments = ["generate", "My Screens", "--check", "--library", "combine", "--jobs", "2"]
    #expect(sandbox.run(arguments).output.hasSuffix("\n  portico generate 'My Screens' --library combine\n"))
    sandbox.portico("generate", "My Screens", "--library", "combine")
    #expect(!sandbox.run(arguments).output.contains("  portico"))
  }

  @Test func quietChecksWithoutADiff() {
    let run = Self.sandbox().portico("generate", "S", "--check", "--quiet")
    #expect(run.status == .problems && run.output == "" && run.errors.contains("is out of date"))
  }

  @Test func coloursAreForTerminals() {
    let sandbox = Self.sandbox()
    #expect(!sandbox.portico("generate", "S", "--check").output.contains("\u{1B}["))
    #expect(sandbox.portico("generate", "S", "--check", isColoured: true).output.contains("\u{1B}[32m+"))
  }

  /// What `patch` makes of the diff is what `generate` would have written.
  @Test func theDiffCanBeApplied() async throws {
    let sandbox = Self.sandbox()
    let diff = sandbox.portico("generate", "S", "--diff", "--force", "--prune")
    #expect(diff.status == .done && diff.errors == "")
    sandbox.write("all.patch", diff.output)
    let patch = try await Shell.run(["patch", "--directory", sandbox.folder, "--strip", "0", "--input", "all.patch"])
    #expect(patch.status == 0, "\(patch.text)")
    sandbox.remove("all.patch")
    let patched = contents(sandbox)
    #expect(patched["S/Gone.generated.swift"] == nil)
    let run = sandbox.portico("generate", "S", "--check")
    #expect(run.status == .done, "\(run.errors)")
  }

  @Test func dryRunNamesWhatWouldBeDone() {
    let sandbox = Self.sandbox()
    let before = contents(sandbox)
    let run = sandbox.portico("generate", "S", "--dry-run", "--prune")
    #expect(
      run.output.hasPrefix(
        """
        would write S/Missing.generated.swift · new
        would write S/OutOfDate.generated.swift · out of date
        would remove S/Gone.generated.swift

        """))
    #expect(run.status == .problems)
    #expect(run.errors.contains("error: S/Edited.generated.swift was changed by hand, so it is left as it is"))
    #expect(contents(sandbox) == before)
    let forced = sandbox.portico("generate", "S", "--dry-run", "--force")
    #expect(forced.output.contains("would write S/Edited.generated.swift · changed by hand\n"))
    #expect(forced.errors == "warning: S/Gone.generated.swift has outlived Gone.portico: `--prune` removes it\n")
  }

  @Test func whatADryRunSaysIsDone() {
    let (sandbox, other) = (Self.sandbox(), Self.sandbox())
    let said = sandbox.portico("generate", "S", "--dry-run", "--prune", "--force").output.split(separator: "\n")
    let done = other.portico("generate", "S", "--prune", "--force", "--verbose").output.split(separator: "\n")
    let promised = said.filter { $0.hasPrefix("would ") }.map { String($0.dropFirst("would ".count)) }
    let kept: [String] = done.filter { $0.hasPrefix("wrote ") || $0.hasPrefix("removed ") }.map { line in
      String(line).replacing("wrote", with: "write").replacing("removed", with: "remove")
        .replacing(" · 0.0 ms", with: "")
    }
    #expect(promised == kept && kept.count == 6)
  }

  @Test func anEditorsRenameIsOfferedBack() {
    let sandbox = Sandbox(["A.portico": Sample.withHook("A")])
    sandbox.portico("generate")
    let lines = sandbox.read("A.generated.swift")!.split(separator: "\n", omittingEmptySubsequences: false)
    let renamed = lines.map { line in
      line.contains("//") ? String(line) : String(line).replacing(/\bemail\b/, with: "mail")
    }.joined(separator: "\n")
    sandbox.write("A.generated.swift", renamed)
    let note = "note: `email` is called `mail` there: `portico rename A.email A.mail` says so in the declaration\n"
    #expect(sandbox.portico("generate").errors.hasSuffix(note))
    #expect(sandbox.portico("generate", "--check").errors.hasSuffix(note))
    #expect(sandbox.read("A.generated.swift") == renamed)
  }

  /// Hooks are what one meets in one's own half.
  @Test func aHookIsRenamedToo() {
    let sandbox = Sandbox(["A.portico": Sample.withHook("A")])
    sandbox.portico("generate")
    let text = sandbox.read("A.generated.swift")!
    sandbox.write("A.generated.swift", text.replacing(/\bsend\b/, with: "post"))
    #expect(sandbox.portico("generate", "--check").errors.contains("`portico rename A.send A.post`"))
  }

  @Test func withoutItsLastLineAFileIsPorticosStill() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A")])
    sandbox.portico("generate")
    let lines = sandbox.read("A.generated.swift")!.split(separator: "\n", omittingEmptySubsequences: false)
    sandbox.write("A.generated.swift", lines.dropLast(2).joined(separator: "\n"))
    #expect(sandbox.portico("generate", "--check").errors == "error: A.generated.swift was changed by hand\n")
  }
}
