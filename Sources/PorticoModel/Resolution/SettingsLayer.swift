import PorticoSyntax

/// What one place says about settings: a folder's file, a file's block, a screen's attributes.
package struct SettingsLayer: Hashable, Sendable {
  package private(set) var assignments: [SettingsAssignment] = []

  package init() {}

  /// The layer of a `portico.settings` file or of the blocks at the head of a file.
  package static func read(_ nodes: [SettingsNode]) -> (layer: SettingsLayer, diagnostics: [Diagnostic]) {
    var layer = SettingsLayer()
    var diagnostics: [Diagnostic] = []
    for entry in nodes.lazy.flatMap(\.entries) {
      let words = SettingsWord.words(of: entry)
      guard !words.isEmpty else { continue }
      guard let (key, length) = key(at: words) else {
        diagnostics.append(unknownKey(words))
        continue
      }
      let keyWords = words[..<length]
      var reader = SettingsValueReader(
        key: key, spelled: key.words, keySpan: keyWords.first!.span.union(keyWords.last!.span))
      layer.add(reader.read(words[length...]), &reader.diagnostics)
      diagnostics += reader.diagnostics
    }
    diagnostics += layer.contradictions()
    return (layer, diagnostics)
  }

  /// The layer of a screen's attributes, and those among them that are Swift's.
  static func read(
    _ attributes: [AttributeNode], in tree: SyntaxTree
  ) -> (layer: SettingsLayer, swiftAttributes: [AttributeNode], diagnostics: [Diagnostic]) {
    var layer = SettingsLayer()
    var swiftAttributes: [AttributeNode] = []
    var diagnostics: [Diagnostic] = []
    for attribute in attributes {
      guard let key = SettingsKey.byAttribute[attribute.name.text] else {
        swiftAttributes.append(attribute)
        if attribute.name.text == "MainActor" {
          let isolation = SettingsAssignment(
            key: .isolation, value: .text("MainActor"), span: attribute.span)
          layer.add(isolation, &diagnostics)
        } else if let near = nearName(attribute.name.text, among: SettingsKey.allCases.map(\.attribute)) {
          diagnostics.append(
            Diagnostic(
              "unknown-setting", .warning,
              "`@\(attribute.name.text)` is taken for an attribute of Swift's; did you mean `@\(near)`?",
              at: attribute.name.span, fixes: [.replacing(attribute.name.span, by: near)]))
        }
        continue
      }
      guard !key.isOfFile || key == .defaultIsolation else {
        diagnostics.append(SettingsProblem.ofFile(key, at: attribute.span))
        continue
      }
      let spelled = "@" + key.attribute
      var reader = SettingsValueReader(
        key: key, spelled: spelled, keySpan: attribute.name.span, attributeSpan: attribute.span)
      let words = SettingsWord.words(of: attribute, in: tree)
      layer.add(reader.read(words[...]), &reader.diagnostics)
      diagnostics += reader.diagnostics
    }
    diagnostics += layer.contradictions()
    return (layer, swiftAttributes, diagnostics)
  }

  private static func key(at words: [SettingsWord]) -> (SettingsKey, length: Int)? {
    var longest: (SettingsKey, length: Int)?
    var text = ""
    for (index, word) in words.prefix(SettingsKey.longest).enumerated() where !word.isString {
      text += index == 0 ? word.text : " " + word.text
      if let key = SettingsKey.byWords[text] { longest = (key, index + 1) }
    }
    return longest
  }

  private static func unknownKey(_ words: [SettingsWord]) -> Diagnostic {
    if let key = SettingsKey.byAttribute[words[0].text] {
      return SettingsProblem.unknownKey(words[..<1], spelled: key.words)
    }
    for length in stride(from: min(SettingsKey.longest, words.count), to: 0, by: -1) {
      let spelled = words[..<length]
      let keys = SettingsKey.allCases.lazy.map(\.words).filter { $0.split(separator: " ").count == length }
      if let near = nearName(SettingsWord.text(spelled), among: Array(keys)) {
        return SettingsProblem.unknownKey(spelled, spelled: near)
      }
    }
    return SettingsProblem.unknownKey(words[..<1], spelled: nil)
  }

  private mutating func add(_ assignment: SettingsAssignment?, _ diagnostics: inout [Diagnostic]) {
    guard let assignment else { return }
    if let first = assignments.first(where: assignment.concerns), first.value != assignment.value {
      diagnostics.append(
        SettingsProblem.contradiction(
          "`\(assignment.key.words)` is set twice, to different values", at: assignment.span, first: first.span))
      return
    }
    assignments.append(assignment)
  }

  package subscript(key: SettingsKey) -> SettingsAssignment? {
    assignments.first { $0.key == key }
  }
}

extension Settings {
  /// Lays `layer` over what stands. A style sets both shapes, so shapes set beside it come after it, wherever they
  /// stand; a nearer list of conformances replaces one from farther out.
  mutating func lay(_ layer: SettingsLayer) {
    if layer[.conformances] != nil { conformances = [] }
    if layer[.inputConformances] != nil { inputConformances = [] }
    if layer[.outputConformances] != nil { outputConformances = [] }
    if let style = layer[.style] { assign(style) }
    for assignment in layer.assignments where assignment.key != .style { assign(assignment) }
  }
}
