import PorticoTool
import Testing

@Suite struct FileListTests {
  @Test func aListHasAPathALine() {
    let text = "# what is read\n\n$(SRCROOT)/App/My Login.portico\n  ${SRCROOT}/B.portico \n$(UNKNOWN)/C\na$b\n"
    let paths = FileList.paths(text) { $0 == "SRCROOT" ? "/p" : nil }
    #expect(paths == ["/p/App/My Login.portico", "/p/B.portico", "$(UNKNOWN)/C", "a$b"])
  }

  @Test func aListNamesTheProjectByItsVariable() {
    let paths = [FilePath("App/A.swift", in: "/p"), FilePath("/elsewhere/B.swift", in: "/p")]
    #expect(FileList.text(paths, projectFolder: "/p") == "$(SRCROOT)/App/A.swift\n/elsewhere/B.swift\n")
    #expect(FileList.text(paths, projectFolder: nil) == "App/A.swift\n/elsewhere/B.swift\n")
  }

  @Test(arguments: [
    ("a b\nc", ["a", "b", "c"]),
    ("'a b' \"c d\" e\\ f", ["a b", "c d", "e f"]),
    ("--output='x y'z ''", ["--output=x yz", ""]),
    ("'a\\b' \"a\\\"b\"", ["a\\b", "a\"b"]),
    (" \n ", []),
  ])
  func wordsAreAShells(_ text: String, _ words: [String]) {
    #expect(FileList.words(text) == words)
  }
}
