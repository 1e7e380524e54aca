import PorticoTool
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?) -> String {
    UnifiedDiff(from: old, to: new, path: "A.swift").text(isColoured: false)
  }

  @Test func whatIsTheSameSaysNothing() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func aChangeStandsAmongItsNeighbours() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- A.swift
        +++ A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func whatIsFarApartIsTwoHunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "3\n").replacing("19\n", with: "19\nnew\n")
    #expect(
      diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,4 @@", "@@ -17,4 +16,5 @@"])
  }

  @Test func aWholeFileComesOrGoes() {
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ A.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", nil) == "--- A.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func aMissingLastLineEndIsSaid() {
    #expect(
      diff("a", "a\n") == """
        --- A.swift
        +++ A.swift
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test func carriageReturnsBelongToTheirLines() {
    #expect(diff("a\r\nb\n", "a\nb\n").contains("-a\r\n+a\n b\n"))
  }

  @Test func linesHaveTheColoursOfOtherTools() {
    let text = UnifiedDiff(from: "a\n", to: "b\n", path: "A").text(isColoured: true)
    #expect(text.contains("\u{1B}[31m-a\u{1B}[0m\n\u{1B}[32m+b\u{1B}[0m\n"))
  }
}
