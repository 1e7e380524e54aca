import Foundation
import PorticoEmit
import PorticoTool
import Testing

/// A run of which nothing has changed does nothing, says the same, and is never mistaken.
@Suite struct UnchangedRunTests {
  private let sandbox = Sandbox([
    "S/A.portico": Sample.withActivity("A"), "S/B.portico": Sample.withHook("B"),
    "S/Lost.portico": "screen Lost {\n  input tap\n  output a: Int <- tap.flatMapLatest(try load -> Int)\n}\n",
    "S/portico.settings": "library combine\n",
  ])

  /// Whether the second of two runs was a short one is seen by what it leaves out: the templates are not read.
  private func run(_ arguments: String..., templates: Bool = true) -> Sandbox.Run {
    let cache = sandbox.path("cache")
    return sandbox.run(arguments) {
      $0.cacheFolder = cache
      $0.identity = templates ? "this build" : "another build"
    }
  }

  private var records: [String: Data] {
    let files = sandbox.files.filter { $0.hasPrefix("cache/") }
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0, FileManager.default.contents(atPath: sandbox.path($0)) ?? Data()) })
  }

  /// The record is changed so that a run which goes by it says so.
  private func mark() {
    for path in records.keys { sandbox.write(path, sandbox.read(path)! + "note: by the record\n") }
  }

  private func isShort(_ run: Sandbox.Run) -> Bool { run.errors.contains("by the record") }

  @Test func theSecondRunSaysTheSame() {
    let first = run("generate", "S")
    #expect(first.status == .done && first.errors.contains("[lost-error]"))
    let second = run("generate", "S")
    #expect(second.errors == first.errors)
    #expect(second.output == first.output.replacingOccurrences(of: "4 written", with: "4 unchanged"))
    mark()
    #expect(isShort(run("generate", "S")))
    #expect(run("generate", "S", "--check").summary == "3 screens in 3 files · 4 up to date · 1 warning")
  }

  static let changes: [(String, @Sendable (Sandbox) -> Void)] = [
    ("a declaration", { $0.write("S/A.portico", Sample.withActivity("A") + "\n") }),
    ("a new declaration", { $0.write("S/C.portico", Sample.plain("C")) }),
    ("a declaration that is gone", { $0.remove("S/A.portico") }),
    ("settings", { $0.write("S/portico.settings", "library combine\naccess public\n") }),
    ("settings above", { $0.write("portico.settings", "header \"Ours\"\n") }),
    ("an output", { $0.write("S/A.generated.swift", $0.read("S/A.generated.swift")! + "//\n") }),
    ("an output that is gone", { $0.remove("S/A.generated.swift") }),
    ("the support file", { $0.write("S/PorticoSupport.generated.swift", "") }),
    (
      "a generated file beside",
      {
        $0.write("S/Own.generated.swift", $0.read("S/A.generated.swift")!.replacing("A.portico", with: "Own.portico"))
      }
    ),
    ("a package", { $0.write("S/Package.swift", "") }),
  ]

  @Test(arguments: changes.indices)
  func anyChangeIsSeen(_ index: Int) {
    _ = run("generate", "S")
    mark()
    #expect(isShort(run("generate", "S")))
    let (what, change) = Self.changes[index]
    change(sandbox)
    // A package in a folder changes only what harnesses import and where supports lie, which may be the same.
    if what != "a package" { #expect(!isShort(run("generate", "S")), "\(what)") }
    let fresh = sandbox.portico("generate", "S", "--no-cache")
    let cached = run("generate", "S")
    #expect(cached.status == fresh.status, "\(what)")
  }

  @Test func anotherBuildOrLibraryDoesTheWork() {
    _ = run("generate", "S")
    mark()
    #expect(!isShort(run("generate", "S", templates: false)))
    #expect(!isShort(run("generate", "S", "--library", "portico")))
  }

  @Test func templatesOfOnesOwnAreSeen() {
    sandbox.write("T/swift.file.stencil", BuiltTemplates.file)
    _ = run("generate", "S", "--templates", "T")
    mark()
    #expect(isShort(run("generate", "S", "--templates", "T")))
    sandbox.write("T/swift.file.stencil", "// ours\n" + BuiltTemplates.file)
    #expect(!isShort(run("generate", "S", "--templates", "T")))
    #expect(sandbox.read("S/A.generated.swift")?.hasPrefix("// ours\n") == true)
  }

  /// It is in the way of no declaration, so nothing that the record is of has changed.
  @Test func aSupportFileThatNobodyNeedsIsSeen() {
    sandbox.write("P/Package.swift", "")
    sandbox.write("P/Sources/A/A.portico", Sample.plain("A"))
    _ = run("generate", "P")
    mark()
    #expect(isShort(run("generate", "P")))
    let support = sandbox.read("P/Sources/A/PorticoSupport.generated.swift")!
    sandbox.write("P/Sources/B/PorticoSupport.generated.swift", support)
    let told = run("generate", "P")
    #expect(!isShort(told))
    #expect(told.errors.contains("P/Sources/B/PorticoSupport.generated.swift has outlived the files that needed it"))
    #expect(run("generate", "P", "--check").status == .problems)
  }

  @Test func whatIsNoNumberOfJobsIsRefusedAllTheSame() {
    _ = run("generate", "S")
    #expect(run("generate", "S", "--jobs", "many").status == .usage)
  }

  @Test func missingLogicIsLookedForAnew() {
    #expect(run("generate", "S").output.contains("2 screens lack their Logic: A, B") == false)
    #expect(run("generate", "S").output.contains("Logic: A, B, Lost"))
    sandbox.write("S/BLogic.swift", "final class BLogic {}\n")
    #expect(run("generate", "S").output.contains("Logic: A, Lost"))
  }

  @Test func whatWasWrongIsLookedAtAnew() {
    sandbox.write("S/Bad.portico", Sample.broken("Bad"))
    #expect(run("generate", "S").status == .problems)
    #expect(records.isEmpty)
    #expect(run("generate", "S").status == .problems)
  }

  @Test func aRecordThatIsNoneIsNoHindrance() {
    _ = run("generate", "S")
    for path in records.keys { sandbox.write(path, "nonsense") }
    #expect(run("generate", "S").summary == "3 screens in 3 files · 4 unchanged · 1 warning")
    mark()
    #expect(isShort(run("generate", "S")))
  }

  @Test func aFolderThatCannotBeWrittenIsDoneWithout() {
    sandbox.write("cache", "a file")
    #expect(run("generate", "S").status == .done)
    #expect(run("generate", "S").summary == "3 screens in 3 files · 4 unchanged · 1 warning")
    #expect(sandbox.read("cache") == "a file")
  }
}

enum BuiltTemplates {
  static var file: String { BuiltInTemplates.sources.first { $0.name == "swift.file.stencil" }?.text ?? "" }
}
