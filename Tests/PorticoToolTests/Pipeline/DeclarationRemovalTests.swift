import PorticoSyntax
import PorticoTool
import Testing

@Suite struct DeclarationRemovalTests {
  private func without(_ name: String, _ text: String) -> String? {
    let tree = Parser.parse(SourceFile(path: "A.portico", text: text))
    switch DeclarationRemoval.remove(name, from: tree) {
    case .rest(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .nothingLeft: return ""
    case .refused: return nil
    }
  }

  @Test(arguments: [
    ("screen A {}\n\nscreen B {}\n", "screen A {}\n"),
    ("screen B {}\n\nscreen A {}\n", "screen A {}\n"),
    ("screen A {}\n\nscreen B {}\n\nscreen C {}\n", "screen A {}\n\nscreen C {}\n"),
    ("screen A {}\nscreen B {}\nscreen C {}\n", "screen A {}\nscreen C {}\n"),
    ("screen A {}\r\n\r\n/// Doc.\r\n@style(relay)\r\nscreen B {\r\n}\r\n", "screen A {}\r\n"),
    ("import X\n\n// Head.\n\n// B's.\n/// Doc.\npublic screen B {} // end\n\nservice A {}\n", nil),
    (
      "import X\n\n// Head.\n\n// B's.\n/// Doc.\npublic screen B {}\n\nservice A {}\n",
      "import X\n\n// Head.\n\nservice A {}\n"
    ),
    ("screen A {} // A's\n/* B's\n\nstill B's */\nscreen B {}", "screen A {} // A's\n"),
    ("screen A {}; screen B {}; screen C {}\n", "screen A {}; screen C {}\n"),
    ("settings { style relay }\nscreen B { input a }\nscreen A {}", "settings { style relay }\nscreen A {}"),
    ("screen A {}\n\n\n\nscreen B {}\n\n\n\nscreen C {}\n", "screen A {}\n\n\n\nscreen C {}\n"),
    ("screen B {}\n", ""), ("// only\nimport X\nscreen B {}", ""),
  ])
  func takesOutItAndItsComments(_ text: String, _ expected: String?) {
    if let expected {
      #expect(without("B", text) == expected)
    } else {
      #expect(without("B", text)?.contains("B {") == false)
    }
  }

  @Test func whatIsNotThereIsRefused() {
    #expect(without("C", "screen A {}\nscreen B {}\n") == nil)
  }

  /// Whatever is taken out, the others stay as they are.
  @Test(arguments: Fixture.all)
  func theOthersStay(_ fixture: Fixture) throws {
    for source in fixture.sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      let tree = Parser.parse(SourceFile(path: source.lastPathComponent, text: text))
      let names = tree.screens.map(\.name.text) + tree.services.map(\.name.text)
      for name in names where names.count > 1 {
        let rest = Parser.parse(SourceFile(path: "", text: try #require(without(name, text))))
        #expect(rest.screens.map(\.name.text) + rest.services.map(\.name.text) == names.filter { $0 != name })
        #expect(rest.imports.count == tree.imports.count && rest.settings.count == tree.settings.count)
      }
    }
  }
}
