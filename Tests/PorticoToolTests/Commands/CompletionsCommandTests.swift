import Foundation
import PorticoTool
import Testing

/// The scripts are read by the real shells, where these are installed; bash everywhere.
@Suite struct CompletionsCommandTests {
  static func isInstalled(_ shell: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }

  private static let shells = CompletedShell.allCases.map(\.rawValue).filter(isInstalled)

  @Test(arguments: CompletedShell.allCases)
  func namesEveryCommandAndOption(_ shell: CompletedShell) {
    let run = Sandbox().portico("completions", shell.rawValue)
    #expect(run.status == .done && run.errors == "")
    for command in Tool.commands {
      #expect(run.output.contains(command.name))
      for option in command.options { #expect(run.output.contains(option.name.dropFirst(2)), "\(option.name)") }
    }
  }

  @Test(arguments: shells)
  func shellCanReadIt(_ shell: String) async throws {
    let sandbox = Sandbox()
    sandbox.write("script", sandbox.portico("completions", shell).output)
    let run = try await Shell.run([shell, "-n", sandbox.path("script")])
    #expect(run.status == 0 && run.text == "", "\(run.text)")
  }

  @Test func bashIsAmongThem() { #expect(Self.shells.contains("bash")) }

  @Test(arguments: [
    ([], "for which shell? Give bash, zsh, fish"),
    (["bsh"], "there are no completions for `bsh`, but for bash, zsh, fish; did you mean `bash`?"),
    (["bash", "zsh"], "one shell at a time: `zsh` is too much"),
  ])
  func refuses(_ arguments: [String], _ message: String) {
    let run = Sandbox().run(["completions"] + arguments)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("error: " + message), "\(run.errors)")
    #expect(run.output == "")
  }
}
