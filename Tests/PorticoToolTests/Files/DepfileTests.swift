import PorticoTool
import Testing

@Suite struct DepfileTests {
  @Test func aRuleAndOneForEachInput() {
    #expect(
      Depfile.text(targets: ["A.swift", "My B.swift"], inputs: ["A.portico", "a#$b.portico"]) == """
        A.swift My\\ B.swift: \\
          A.portico \\
          a\\#$$b.portico

        A.portico:

        a\\#$$b.portico:

        """)
  }
}
