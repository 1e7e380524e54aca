import PorticoEmit
import Testing

@Suite struct SupportRenamingTests {
  private let support = """
    /// The value of a call.
    nonisolated func flowTask<Value>(_ work: () -> Value) {}

    extension Publisher where Failure == Never {
      /// Shared.
      func distinct<Key>(
        by key: Key
      ) -> Some {
        func local() {}
      }

      static var flowNever: Some { 1 }
    }

    final class FlowActivity {
      func begin() {}
    }

    private struct FlowCall {
      func start() {}
    }

    private extension Publisher {
      func hidden() {}
    }
    #if canImport(UIKit)
      extension UIControl {
        @MainActor func flowEvents() {
          let inner = 1
        }
      }
    #endif
    """
  private func renaming(keeping kept: Set<String> = []) -> SupportRenaming {
    SupportRenaming(prefix: "Login", declaredBy: [support], keeping: kept)
  }

  @Test func declaredNamesGetThePrefix() {
    let text = renaming().applied(to: support)
    for name in [
      "func loginFlowTask<Value>", "func loginDistinct<Key>", "var loginFlowNever:", "class LoginFlowActivity {",
      "func loginFlowEvents()", "private struct FlowCall {", "func begin()", "func local()", "func start()",
      "func hidden()",
    ] {
      #expect(text.contains(name), "\(name):\n\(text)")
    }
  }

  @Test(arguments: [
    ("x.distinct(by: \\.id)", "x.loginDistinct(by: \\.id)"), ("x.distinct { $0 }", "x.loginDistinct { $0 }"),
    ("FlowActivity { .flowNever }", "LoginFlowActivity { .loginFlowNever }"), ("flowTask { 1 }", "loginFlowTask { 1 }"),
    ("let distinct: Int", "let distinct: Int"), ("output.distinct.map { 1 }", "output.distinct.map { 1 }"),
    ("distinct(by: 1)", "distinct(by: 1)"), ("x.distinctUntilChanged()", "x.distinctUntilChanged()"), ("", ""),
    ("MyFlowActivity", "MyFlowActivity"), ("ßdistinct é.distinct(", "ßdistinct é.loginDistinct("),
  ])
  func usesAreRenamed(_ text: String, _ expected: String) {
    #expect(renaming().applied(to: text) == expected)
  }

  @Test func whatTheScreenCallsSoStays() {
    #expect(renaming(keeping: ["distinct"]).applied(to: "x.distinct(by: 1)") == "x.distinct(by: 1)")
  }

  @Test func copiedTextStaysAsItIs() {
    let renaming = renaming()
    let copied = "{ $0.distinct(by: \\.id).raw { FlowActivity($0) } }"
    let text = "x.distinct(by: 1).map " + renaming.shielding(copied)
    #expect(renaming.applied(to: text) == "x.loginDistinct(by: 1).map " + copied)
  }
}
