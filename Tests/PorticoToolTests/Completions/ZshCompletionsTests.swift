import PorticoTool
import Testing

/// What zsh makes of the script, where it is installed: it knows who completes `portico`.
@Suite(.enabled(if: CompletionsCommandTests.isInstalled("zsh"), "zsh is not installed"))
struct ZshCompletionsTests {
  @Test func isKnownOnceEvaluated() async throws {
    let sandbox = Sandbox()
    sandbox.write("script.zsh", sandbox.portico("completions", "zsh").output)
    let script = "autoload -U compinit; compinit -D -u; source '\(sandbox.path("script.zsh"))'; print $_comps[portico]"
    let run = try await Shell.run(["zsh", "-f", "-c", script])
    #expect(run.status == 0 && run.text == "_portico\n", "\(run.text)")
  }

  @Test func bracketsAndQuotesAreEscaped() {
    let script = Sandbox().portico("completions", "zsh").output
    #expect(script.contains("'--library=["))
    #expect(script.contains(":L:(rxswift combine portico)'"))
    #expect(script.hasPrefix("#compdef portico\n"))
  }
}
