import PorticoTool

/// A sandbox that is a git repository.
extension Sandbox {
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let run = try ChildProcess.run(
      [
        "git", "-C", folder, "-c", "user.name=Tests", "-c", "user.email=tests@example.org", "-c",
        "commit.gpgsign=false",
      ]
        + arguments)
    if run.status != 0 { throw GitRepository.Problem.git(run.errors) }
    return String(decoding: run.output, as: UTF8.self)
  }

  /// All that stands, as a commit.
  func commit() throws {
    if !files.contains(".git/HEAD") { try git("init", "--quiet", "--initial-branch=main") }
    try git("add", "--all")
    try git("commit", "--quiet", "--message=all")
  }
}
