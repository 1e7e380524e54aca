import PorticoTool
import Testing

/// What bash itself answers, once it has the script.
@Suite struct BashCompletionsTests {
  private let sandbox: Sandbox

  init() {
    sandbox = Sandbox([
      "App/Login.portico": "", "App/Login.swift": "", "My Screens/A.portico": "", "Notes.md": "", "Top.portico": "",
    ])
    sandbox.write("script.bash", sandbox.portico("completions", "bash").output)
  }

  /// The answers for a line, cut into words as bash cuts it, the last of which is being typed.
  private func completions(_ words: String...) async throws -> [String] {
    let script = """
      cd '\(sandbox.folder)' && source script.bash
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _portico
      [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try await Shell.run(["bash", "--norc", "-c", script])
    #expect(run.status == 0)
    return run.text.split(separator: "\n").map(String.init)
  }

  @Test func commands() async throws {
    let all = Tool.commands.map { $0.name } + ["--help", "--version"]
    #expect(try await completions("portico", "") == all)
    #expect(try await completions("portico", "gen") == ["generate"])
    #expect(try await completions("portico", "--v") == ["--version"])
  }

  @Test func options() async throws {
    #expect(try await completions("portico", "check", "--") == ["--library", "--quiet", "--help"])
    #expect(try await completions("portico", "generate", "App", "--tests") == ["--tests-output"])
    #expect(try await completions("portico", "nothing", "--") == [])
  }

  @Test func values() async throws {
    #expect(try await completions("portico", "generate", "--library", "") == ["rxswift", "combine", "portico"])
    #expect(try await completions("portico", "generate", "--library", "=") == ["rxswift", "combine", "portico"])
    #expect(try await completions("portico", "generate", "--library", "=", "c") == ["combine"])
    #expect(try await completions("portico", "new", "--style", "r") == ["relay"])
    #expect(try await completions("portico", "generate", "--output", "") == ["App", "My Screens"])
    #expect(try await completions("portico", "eject", "--output", "N") == ["Notes.md"])
    #expect(try await completions("portico", "generate", "--module", "") == [])
  }

  @Test func paths() async throws {
    #expect(try await completions("portico", "generate", "") == ["App", "My Screens", "Top.portico"])
    #expect(try await completions("portico", "generate", "--quiet", "App/") == ["App/Login.portico"])
    #expect(try await completions("portico", "init", "") == ["App", "My Screens"])
    #expect(try await completions("portico", "completions", "") == ["bash", "zsh", "fish"])
  }
}
