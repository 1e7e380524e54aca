/// What a declaration asks its user's half for beside what the half has: missing, changed, no longer asked for.
import PorticoEmit
import PorticoSyntax

package struct LogicComparison {
  package private(set) var missing: [LogicStub] = []
  /// Problems to be told of the files that they lie in.
  package private(set) var warnings: [(source: SourceFile, diagnostic: Diagnostic)] = []

  private let half: UserHalf
  private let declaration: String
  private let screen: String

  /// `declaration` is the path of the `.portico` file.
  package init(
    _ half: UserHalf, _ stubs: [LogicStub], aliases: [String: SwiftType], screen: String, declaration: String
  ) {
    self.half = half
    self.declaration = declaration
    self.screen = screen
    var wanted: [(stub: LogicStub, function: SwiftFunction)] = []
    for stub in stubs {
      if let function = SwiftFunction(signature: stub.signature) { wanted.append((stub, function)) }
    }
    for (stub, function) in wanted {
      let standing = half.methods(named: function.compoundName)
      if standing.isEmpty {
        missing.append(stub)
      } else if !standing.contains(where: { $0.function.meets(function, aliases: aliases) }) {
        warn(standing[0], "changed-hook", "`\(function.compoundName)` has changed", stub)
      }
    }
    let names = Set(wanted.map(\.function.compoundName))
    for method in half.leftovers(besides: names, stubWords: ["is not written yet", "// Not written yet."]) {
      let heir = wanted.first { entry in
        entry.function.name == method.function.name && missing.contains(entry.stub)
      }
      let name = method.function.compoundName
      warn(method, "gone-hook", "no flow of \(screen) calls `\(name)` any more", heir?.stub)
    }
    warnings.sort { ($0.source.path, $0.diagnostic.span.lower) < ($1.source.path, $1.diagnostic.span.lower) }
  }

  private mutating func warn(_ method: UserHalf.Method, _ code: String, _ message: String, _ stub: LogicStub?) {
    let signature = method.function.text(in: method.source)
    var text = "\(message): here it is `\(signature)`"
    if let stub { text += ", and \(place(of: stub)) asks for `\(Self.line(stub.signature))`" }
    warnings.append((method.source, Diagnostic(code, .warning, text, at: method.function.nameSpan)))
  }

  /// As errors, one for each method that is missing, where the type stands.
  package var complaints: [Diagnostic] {
    missing.map { stub in
      Diagnostic(
        "missing-hook", .error,
        "\(half.declaration.name) lacks `\(Self.line(stub.signature))`, which \(place(of: stub)) asks for",
        at: half.declaration.nameSpan)
    }
  }

  private func place(of stub: LogicStub) -> String { stub.line.map { "\(declaration):\($0)" } ?? declaration }

  /// A signature that is laid out over lines, on one.
  private static func line(_ signature: String) -> String {
    SwiftFunction(signature: signature).map { $0.text(in: SourceFile(path: "", text: signature)) } ?? signature
  }
}
