import PorticoModel
import PorticoSyntax
import Testing

@Suite struct OutputCollisionCheckTests {
  @Test func filesThatAreGeneratedSideBySideNeedNamesOfTheirOwn() {
    let found = collisions([
      ("Login/Login.portico", "Sources", "screen Login {}"),
      ("Profile/login.portico", "Sources", "screen Profile {}"),
    ])
    #expect(
      found == [
        "0: `login.generated.swift` would be written for Profile/login.portico too: rename one file",
        "1: `login.generated.swift` would be written for Login/Login.portico too: rename one file",
      ])
  }

  @Test func screensOfOneFolderNeedNamesOfTheirOwn() {
    let found = collisions([
      ("Login.portico", "Sources", "screen Login {}\nservice Api {}"),
      ("SignIn.portico", "Sources", "screen LogIn {}\nservice Api {}"),
    ])
    #expect(
      found == [
        "1: there is a service `Api` in Login.portico already: give one another name",
        "1: `LogIn` and the screen `Login` in Login.portico differ in case only, which not every disk can tell apart: "
          + "give one another name",
      ])
  }

  @Test func foldersKeepFilesApart() {
    let found = collisions([
      ("A/Login.portico", "A", "screen Login {}"), ("B/Login.portico", "B", "screen Login {}"),
    ])
    #expect(found == [])
  }

  private func collisions(_ files: [(path: String, folder: String, text: String)]) -> [String] {
    let declared = files.map { file in
      OutputCollisionCheck.DeclaredFile(
        path: file.path, folder: file.folder, tree: Parser.parse(SourceFile(path: file.path, text: file.text)))
    }
    return OutputCollisionCheck.check(across: declared).map { "\($0.file): \($0.diagnostic.message)" }
  }
}
