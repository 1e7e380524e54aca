import PorticoTool
import Testing

@Suite struct LogicGrowthTests {
  @Test(arguments: [
    ("class A {}\n", "\nextension A {}\n"), ("class A {}", "\n\nextension A {}\n"),
    ("class A {}\n\n", "extension A {}\n"),
    ("class A {}\n\n\n", "extension A {}\n"), ("class A {\r\n}\r\n", "\r\nextension A {}\r\n"),
    ("class A {\r\n}", "\r\n\r\nextension A {}\r\n"), ("class A {}\r", "\rextension A {}\r"),
    ("class A {}\n  ", "\nextension A {}\n"), ("class A {}\n\n\t", "extension A {}\n"),
    ("// a", "\n\nextension A {}\n"),
  ])
  func aBlankLineStandsBetween(_ standing: String, _ addition: String) {
    let bytes = LogicGrowth.addition(to: Array(standing.utf8), imports: [], "extension A {}")
    #expect(String(decoding: bytes, as: UTF8.self) == addition)
  }

  @Test func importsStandBeforeIt() {
    let bytes = LogicGrowth.addition(to: Array("a\n".utf8), imports: ["import B", "import C"], "extension A {}")
    #expect(String(decoding: bytes, as: UTF8.self) == "\nimport B\nimport C\n\nextension A {}\n")
  }

  @Test func whatChangedMeanwhileStays() {
    let sandbox = Sandbox(["A.swift": "class A {}\n"])
    let path = FilePath("A.swift", in: sandbox.folder)
    let problem = LogicGrowth.append([0x41], to: path, standing: Array("class A { }\n".utf8))
    #expect(problem?.message == "A.swift was changed meanwhile, so it is left as it is: run this again")
    #expect(sandbox.read("A.swift") == "class A {}\n")
    #expect(sandbox.files == ["A.swift"])
  }
}
