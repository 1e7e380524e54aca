import PorticoTool
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("A.portico", "/work/A.portico"), ("./A/../B", "/work/B"), ("../C", "/C"), ("/x//y/.", "/x/y"), (".", "/work"),
    ("../../..", "/"),
  ])
  func isAbsoluteForTheDisk(_ written: String, _ real: String) {
    #expect(FilePath(written, in: "/work").real == real)
  }

  @Test func twoNamesOfOnePlaceAreEqual() {
    #expect(FilePath("A/../B", in: "/work") == FilePath("/work/B", in: "/"))
  }

  @Test func theCurrentFolderIsNotNamed() {
    #expect(FilePath(".", in: "/work").appending("A").shown == "A")
    #expect(FilePath("S", in: "/work").appending("A").shown == "S/A")
    #expect(FilePath("/", in: "/work").appending("A").real == "/A")
  }

  @Test func belowMeansWholeNames() {
    #expect(FilePath.isBelow("/a/b", "/a"))
    #expect(FilePath.isBelow("/a", "/a"))
    #expect(FilePath.isBelow("/a", "/"))
    #expect(!FilePath.isBelow("/ab", "/a"))
  }
}
