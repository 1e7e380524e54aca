/// What a name or a dotted name in a flow refers to, with the error that says what it might have meant.
import PorticoSyntax

struct References {
  let scope: Scope

  enum Path {
    case stream(NameTable.Meaning)
    /// Something of a need's, of `self` or of a Swift type.
    case external
    /// It was reported.
    case wrong
  }

  static func side(_ word: String) -> PortSide? {
    word == "input" ? .input : word == "output" ? .output : nil
  }

  static func isSide(_ word: String) -> Bool { side(word) != nil }

  func resolve(_ path: PathNode, in place: FlowPlace) -> Path {
    guard let first = path.components.first else { return .wrong }
    if let port = qualified(path, in: place) { return port.map { .stream($0) } ?? .wrong }
    if first.name.text == "self", path.components.count > 1 { return .external }
    switch scope.names.find(first.name.text, inside: place.group) {
    case .one(.need): return .external
    case .one(.group(let group)): return groupAlone(path, group)
    case .one(let meaning): return rest(of: path, after: meaning)
    case .both(let input, let output):
      if first.name.text == place.ownName { return rest(of: path, after: .port(input)) }
      if place.prefersOutput { return rest(of: path, after: .port(output)) }
      return ambiguous(first.name, input: input, output: output)
    case .nothing:
      if path.components.count > 1, isTypeName(first.name.text) { return .external }
      unknown(first.name, in: place)
      return .wrong
    }
  }

  /// A bare name where a stream may stand; nil where nothing bears it.
  func stream(_ name: Name, in place: FlowPlace) -> NameTable.Meaning? {
    switch scope.names.find(name.text, inside: place.group) {
    case .one(let meaning):
      scope.note(meaning, at: name.span)
      return meaning
    case .both(let input, let output):
      let meaning = NameTable.Meaning.port(name.text == place.ownName ? input : output)
      scope.note(meaning, at: name.span)
      return meaning
    case .nothing: return nil
    }
  }

  /// `input.x`, `output.x`, `scroll.x`, `scroll.input.x`: nil for another path, `.some(nil)` for one that is wrong.
  private func qualified(_ path: PathNode, in place: FlowPlace) -> NameTable.Meaning?? {
    let components = path.components
    guard components.count >= 2 else { return nil }
    let first = components[0].name.text
    if let side = Self.side(first), scope.names.find(first, inside: place.group) == .nothing {
      return port(components[1].name, side: side, group: place.group, rest: components.count - 2, path)
    }
    guard case .group(let group) = scope.names.shared[first] else { return nil }
    scope.note(.group(group), at: components[0].name.span)
    if components.count >= 3, let side = Self.side(components[1].name.text) {
      return port(components[2].name, side: side, group: group, rest: components.count - 3, path)
    }
    let name = components[1].name
    switch scope.names.find(name.text, among: scope.names.groups[group]) {
    case .one(let meaning):
      if components.count > 2 { return .some(member(of: path, after: 2)) }
      scope.note(meaning, at: name.span)
      return .some(meaning)
    case .both(let input, let output):
      if name.text == place.ownName, place.group == group {
        scope.note(.port(input), at: name.span)
        return .some(.port(input))
      }
      if place.prefersOutput {
        scope.note(.port(output), at: name.span)
        return .some(.port(output))
      }
      _ = ambiguous(name, input: input, output: output, prefix: "\(first).")
      return .some(nil)
    case .nothing:
      unknown(
        name, among: portNames(scope.names.groups[group]), what: "the group `\(first)` has no port `\(name.text)`")
      return .some(nil)
    }
  }

  private func port(
    _ name: Name, side: PortSide, group: Int?, rest: Int, _ path: PathNode
  ) -> NameTable.Meaning?? {
    let inside = group.flatMap { scope.names.groups[$0][side, name.text] }
    guard let index = inside ?? scope.names.own[side, name.text] else {
      let ports = scope.names.ports(of: group)
      let names = Array((side == .input ? ports.inputs : ports.outputs).keys)
      unknown(name, among: names, what: "there is no \(side.rawValue) `\(name.text)`")
      return .some(nil)
    }
    if rest > 0 { return .some(member(of: path, after: path.components.count - rest)) }
    scope.note(.port(index), at: name.span)
    return .some(.port(index))
  }

  private func rest(of path: PathNode, after meaning: NameTable.Meaning) -> Path {
    if path.components.count == 1 {
      scope.note(meaning, at: path.components[0].name.span)
      return .stream(meaning)
    }
    _ = member(of: path, after: 1)
    return .wrong
  }

  /// A member of a stream is neither a port nor a step.
  private func member(of path: PathNode, after count: Int) -> NameTable.Meaning? {
    let base = path.components[count - 1].name
    let member = path.components[count].name
    let written = scope.text.text(Span(path.span.lower, base.span.upper))
    let tail = Span(base.span.upper, path.span.upper)
    scope.error(
      "member-of-stream",
      "`\(written)` is a stream, it has no `\(member.text)`; write a step: `\(written).map(\\.\(member.text))`",
      at: member.span,
      fixes: [
        Diagnostic.Fix(
          "map it", [Diagnostic.Edit(tail, ".map(\\\(scope.text.text(tail)))")])
      ])
    return nil
  }

  private func groupAlone(_ path: PathNode, _ group: Int) -> Path {
    let name = path.components[0].name
    let ports = portNames(scope.names.groups[group])
    let example = ports.sorted().first.map { "; write one of its ports: `\(name.text).\($0)`" } ?? ""
    scope.error("group-as-stream", "`\(name.text)` is a group, not a stream\(example)", at: name.span)
    return .wrong
  }

  private func ambiguous(_ name: Name, input: Int, output: Int, prefix: String = "") -> Path {
    let fixes = ["input", "output"].map { side in
      Diagnostic.Fix("the \(side)", [Diagnostic.Edit(Span(name.span.lower, name.span.lower), "\(side).")])
    }
    scope.error(
      "ambiguous-name",
      "`\(prefix)\(name.text)` is an input and an output; write `\(prefix)input.\(name.text)` or "
        + "`\(prefix)output.\(name.text)`",
      at: name.span,
      notes: [
        Diagnostic.Note("the input", at: scope.ports[input].node.name.span),
        Diagnostic.Note("the output", at: scope.ports[output].node.name.span),
      ],
      fixes: fixes)
    return .wrong
  }

  func unknown(_ name: Name, in place: FlowPlace) {
    unknown(
      name, among: scope.names.names(inside: place.group),
      what: "no port, let, state or need is named `\(name.text)`")
  }

  private func unknown(_ name: Name, among candidates: [String], what: String) {
    let qualifiedTwin = candidates.sorted().first { $0.hasSuffix(".\(name.text)") }
    let near = nearName(name.text, among: candidates.sorted()) ?? qualifiedTwin
    guard let near else {
      scope.error("unknown-name", "\(what); declare it or correct the name", at: name.span)
      return
    }
    scope.error(
      "unknown-name", "\(what); did you mean `\(near)`?", at: name.span,
      fixes: [Diagnostic.Fix("write `\(near)`", [Diagnostic.Edit(name.span, near)])])
  }

  private func portNames(_ ports: NameTable.Ports) -> [String] {
    Array(ports.inputs.keys) + ports.outputs.keys
  }

  private func isTypeName(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}
