import Testing

@testable import PorticoSyntax

@Suite struct SwiftBracketsTests {
  private func fault(_ text: String) -> SwiftOutline.Fault? {
    SwiftOutline(SourceFile(path: "A.swift", text: text)).fault
  }

  @Test(arguments: [
    "", "class A { func f(x: [Int]) {} }", "let a = \"{\" // }\n/* ( */", "#if A\n{}\n#else\n[]\n#endif",
    "let x = \"\"\"\n  }\n  \"\"\"", "let a = b << c; let d = e >> f", "let r = #/[(]/#", "#Preview { A() }",
  ])
  func wholeFiles(_ text: String) {
    #expect(fault(text) == nil)
  }

  @Test(arguments: [
    ("class A {", "{", "this bracket is never closed"),
    ("class A { )", ")", "nothing is open that this bracket closes"),
    ("class A { (] }", "]", "nothing is open"), ("}", "}", "nothing is open"),
    ("#if A\nclass B {}", "#", "this `#if` has no `#endif`"), ("#endif", "#", "no `#if` is open"),
    ("let a = \"b", "\"b", "this string never ends"), ("let a = \"\"\"\n b", "\"\"\"", "this string never ends"),
    ("/* a", "/*", "this comment never ends"),
    ("<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n", "<<<<<<<", "a merge left a conflict here"),
    ("let a = 1\r\n>>>>>>>", ">>>>>>>", "a merge left a conflict here"),
  ])
  func brokenFiles(_ text: String, _ marked: String, _ message: String) throws {
    let fault = try #require(self.fault(text))
    #expect(fault.message.hasPrefix(message))
    #expect(SourceFile(path: "", text: text).text(fault.span) == marked)
  }

  @Test func whatIsNoUTF8() {
    #expect(SwiftOutline(SourceFile(path: "", bytes: [0x61, 0xFF])).fault != nil)
  }
}
