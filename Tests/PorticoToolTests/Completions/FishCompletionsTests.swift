import PorticoTool
import Testing

/// What fish itself answers, where it is installed.
@Suite(.enabled(if: CompletionsCommandTests.isInstalled("fish"), "fish is not installed"))
struct FishCompletionsTests {
  @Test(arguments: [
    ("portico gen", ["generate"]), ("portico --v", ["--version"]), ("portico generate --tests", ["--tests-output"]),
    ("portico check --library ", ["combine", "portico", "rxswift"]), ("portico completions ", ["bash", "fish", "zsh"]),
    ("portico generate App/L", ["App/Login.portico"]), ("portico init ", ["App/"]),
  ])
  func answers(_ line: String, _ answers: [String]) async throws {
    let sandbox = Sandbox(["App/Login.portico": "", "App/Login.swift": "", "Notes.md": ""])
    sandbox.write("script.fish", sandbox.portico("completions", "fish").output)
    let script = "cd '\(sandbox.folder)'; source script.fish; complete -C '\(line)'"
    let run = try await Shell.run(["fish", "--no-config", "-c", script])
    let found = run.text.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
    #expect(run.status == 0 && found.sorted() == answers, "\(run.text)")
  }
}
