import PorticoEmit
import Testing

/// `Chain` lies in `Layout.swift`.
@Suite struct ChainTests {
  static let long = String(repeating: "a", count: 50)

  @Test(arguments: [
    (Chain("a"), "a"),
    (Chain("a", [".b()", ".c()"]), "a.b().c()"),
    (Chain("a", [".b()", ".c()", ".d()"]), "a\n  .b()\n  .c()\n  .d()"),
    (Chain(long, ["." + long]), "\(long)\n  .\(long)"),
    (Chain("a", [".map {\n  b\n}"]), "a.map {\n  b\n}"),
    (Chain("a", [".map {\n  b\n}", ".c()"]), "a\n  .map {\n    b\n  }\n  .c()"),
    (Chain("f(\n  a\n)", [".c()"]), "f(\n  a\n)\n.c()"),
  ])
  func isOneLineWhileItIsShort(chain: Chain, expected: String) {
    #expect(chain.text() == expected)
  }

  @Test func hasNoMoreRoomThanItIsGiven() {
    #expect(Chain("abc", [".def()"]).text(room: 9) == "abc.def()")
    #expect(Chain("abc", [".def()"]).text(room: 8) == "abc\n  .def()")
  }

  @Test func goesOnWithLinks() {
    let chain = Chain("a", isPlain: true)
    #expect(chain.then(nil) == chain)
    #expect(chain.then(".b()") == Chain("a", [".b()"], isPlain: true))
    #expect(chain.then([".b()", ".c()"]).links == [".b()", ".c()"])
  }
}
