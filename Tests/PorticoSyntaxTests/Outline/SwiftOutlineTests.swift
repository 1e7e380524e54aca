import Testing

@testable import PorticoSyntax

@Suite struct SwiftOutlineTests {
  private func outline(_ text: String) -> SwiftOutline { SwiftOutline(SourceFile(path: "A.swift", text: text)) }

  private func functions(_ text: String) -> [String] {
    outline(text).declarations.flatMap { type in type.functions.map { "\(type.name).\($0.compoundName)" } }
  }

  @Test func typesAndExtensionsWithTheirMethods() {
    let text = """
      @MainActor public final class LoginLogic<T>: Base<A, B>, @unchecked Sendable, LoginViewModel.Logic where T: Any {
        func a() {}
      }
      extension LoginLogic { func b(_ x: Int) {} }
      extension LoginViewModel.Logic { func c() {} }
      private struct Other { static func d() {}; class func e() {} }
      protocol P: AnyObject { func f() -> Int
        func g()
      }
      func free() {}
      """
    let outline = outline(text)
    #expect(outline.fault == nil)
    #expect(outline.declarations.map(\.name) == ["LoginLogic", "LoginLogic", "LoginViewModel.Logic", "Other", "P"])
    #expect(outline.declarations.map(\.kind) == [.type, .extension, .extension, .type, .protocol])
    #expect(outline.declarations[0].inheritance == ["Base<A,B>", "Sendable", "LoginViewModel.Logic"])
    #expect(
      functions(text) == [
        "LoginLogic.a()", "LoginLogic.b(_:)", "LoginViewModel.Logic.c()", "Other.d()", "Other.e()", "P.f()", "P.g()",
      ])
    #expect(outline.declarations[3].functions.map(\.isOfType) == [true, true])
    #expect(outline.declarations.map(\.isHidden) == [false, false, false, true, false])
    #expect(outline.functions.map(\.name) == ["free"])
  }

  @Test func whatOnlyLooksLikeAMethodIsNone() {
    let text = ##"""
      final class A {
        // func comment() {}
        /* func block() { /* func nested() {} */ } */
        let text = "func string() {\(call { func inside() {} })"
        let long = """
          func long() {
          """
        let raw = #"func raw() { "# + #"""
          } func rawLong()
          """#
        let regex = /func regex\(\) {/
        let `func` = 1
        var computed: Int { func local() {}; return 1 }
        struct Nested { func nested() {} }
        let closure = { (x: Int) -> Int in func local() -> Int { 1 }; return x.func }
        func real() { func local() {} }
        subscript(x: Int) -> Int { x }
        init() {}
        #if DEBUG
          func debug() {}
        #else
          func release() {}
        #endif
        @objc(tap:) private func attributed(_ x: Int) {}
      }
      """##
    #expect(functions(text) == ["A.real()", "A.debug()", "A.release()", "A.attributed(_:)"])
    #expect(outline(text).declarations[0].functions[3].modifiers == ["@objc", "private"])
  }

  @Test(arguments: [
    ("final class A {\n    func f() {}\n}", "    "), ("final class A {\n\tlet x = 1\n}\n", "\t"),
    ("#if X\n  struct A {\n     let x = 1\n  }\n#endif", "   "), ("class A { func f() {} }", nil), ("class A {}", nil),
    ("class A:\n  B\n{\n  func f() {}\n}", "  "),
  ])
  func howMembersAreIndented(_ text: String, _ indent: String?) {
    #expect(outline(text).declarations[0].indent == indent)
  }

  @Test func whatStandsUnderACondition() {
    let found = outline("#if A\nclass B {}\n#elseif C\nclass D {}\n#endif\nclass E {}").declarations
    #expect(found.map(\.isConditional) == [true, true, false])
  }

  @Test func imports() {
    let text =
      "// head\nimport A\n@testable import B // why\n  import struct C.D \r\nimport E; import F\n#if canImport(G)\nimport G\n#endif\n"
      + "@preconcurrency\nimport I\npublic import H"
    let found = outline(text).imports
    #expect(found.map(\.module) == ["A", "B", "C", "E", "F", "G", "I", "H"])
    #expect(
      found.map { $0.lines.map { span in SourceFile(path: "", text: text).text(span) } } == [
        "import A\n", nil, "  import struct C.D \r\n", nil, nil, nil, nil, "public import H",
      ])
    #expect(found[1].text == "@testable import B")
  }

  @Test func aliases() throws {
    let found = outline("typealias A = [Int]\nclass B { typealias C =\n    Set<A>\n  func f(_ c: C) {} }").aliases
    #expect(found.keys.sorted() == ["A", "C"])
    let (standing, wanted) = ("func f(_ c: B.C)", "func f(_ c: Set<Array<Int>>)")
    let functions = try [standing, wanted].map { try #require(SwiftFunction(signature: $0)) }
    #expect(functions[0].meets(functions[1], aliases: found))
  }

  @Test func whoCallsWhat() {
    let outline = outline("class A { func f() { g(); let h = 1; x.map(i); print(\"\\(j(1))\"); k(l: 1) } }")
    #expect(["g", "i", "j", "k"].filter(outline.mentions) == ["g", "i", "j", "k"])
    #expect(["f", "h", "l", "m"].filter(outline.mentions) == [])
  }

  /// Whatever bytes a file has, looking at it ends, and spans lie inside.
  @Test func anyTextHasAnOutline() {
    let text =
      "@a(b) public class A<B>: C where D: E { typealias F = G\n func h<I>(_ j: K = [:]) async throws(L) -> M? { } }"
    let bytes = Array(text.utf8)
    for cut in bytes.indices {
      for rest in [
        Array(bytes[..<cut]), Array(bytes[cut...]), Array(bytes[..<cut] + bytes[min(cut + 3, bytes.count)...]),
      ] {
        let outline = SwiftOutline(SourceFile(path: "", bytes: rest))
        for function in outline.declarations.flatMap(\.functions) + outline.functions {
          #expect(function.span.upper <= rest.count && function.span.lower <= function.span.upper)
        }
      }
    }
  }
}
