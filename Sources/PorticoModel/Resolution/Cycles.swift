/// A flow that needs itself at once. A loop through a state, an owned port or `activity:` is none: it goes on later.
import PorticoSyntax

struct Cycles {
  let scope: Scope
  private var sources: [NameTable.Meaning: [NameTable.Meaning]] = [:]
  private var marks: [NameTable.Meaning: Mark] = [:]
  private var trail: [NameTable.Meaning] = []

  private enum Mark { case open, done }

  init(scope: Scope) {
    self.scope = scope
    for (reader, source) in scope.reads where isNode(reader) && isNode(source) {
      sources[reader, default: []].append(source)
    }
  }

  mutating func report() {
    if sources.isEmpty { return }
    for index in scope.ports.indices { visit(.port(index)) }
    for index in scope.locals.indices { visit(.local(index)) }
  }

  private mutating func visit(_ node: NameTable.Meaning) {
    guard let sources = sources[node] else { return }
    switch marks[node] {
    case .done: return
    case .open:
      report(trail.suffix(from: trail.firstIndex(of: node) ?? 0) + [node])
      return
    case nil: break
    }
    marks[node] = .open
    trail.append(node)
    for source in sources { visit(source) }
    trail.removeLast()
    marks[node] = .done
  }

  /// What hands on at once what it gets.
  private func isNode(_ meaning: NameTable.Meaning) -> Bool {
    switch meaning {
    case .port(let index):
      let slot = scope.ports[index]
      return slot.port.id.side == .output && !slot.port.carrier.isOwned && slot.isFed
    case .local: return true
    case .state, .need, .group: return false
    }
  }

  private func report(_ loop: ArraySlice<NameTable.Meaning>) {
    guard let first = loop.first.flatMap(name) else { return }
    let names = loop.compactMap { name($0)?.written }.joined(separator: " → ")
    let notes = loop.dropFirst().dropLast().compactMap { name($0) }.map {
      Diagnostic.Note("`\($0.written)` is part of the loop", at: $0.span)
    }
    scope.error(
      "cycle",
      "`\(first.written)` needs itself: \(names); let a `state` stand between, which is read and not subscribed",
      at: first.span, notes: notes)
  }

  private func name(_ node: NameTable.Meaning) -> (written: String, span: Span)? {
    switch node {
    case .port(let index):
      let id = scope.ports[index].port.id
      return (id.group.map { "\($0).\(id.name)" } ?? id.name, scope.ports[index].node.name.span)
    case .local(let index): return (scope.locals[index].stream.name, scope.locals[index].name.span)
    case .state, .need, .group: return nil
    }
  }
}
