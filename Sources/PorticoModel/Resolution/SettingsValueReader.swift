import PorticoSyntax

/// Reads the words behind a key into a value, or says what is wrong with them.
struct SettingsValueReader {
  let key: SettingsKey
  /// The key as it stands in the text: `input shape`, `@inputShape`.
  let spelled: String
  let keySpan: Span
  /// An attribute from `@` to its closing parenthesis; nil for a line, which ends with its value.
  let attributeSpan: Span?
  var diagnostics: [Diagnostic] = []

  private var form: SettingsForm { SettingsForm(of: key) }

  init(key: SettingsKey, spelled: String, keySpan: Span, attributeSpan: Span? = nil) {
    self.key = key
    self.spelled = spelled
    self.keySpan = keySpan
    self.attributeSpan = attributeSpan
  }

  /// nil: nothing is set, because of a problem or because the value has no effect yet.
  mutating func read(_ words: ArraySlice<SettingsWord>) -> SettingsAssignment? {
    guard let first = words.first, let last = words.last else {
      diagnostics.append(SettingsProblem.missingValue(of: spelled, form: form, at: keySpan))
      return nil
    }
    let span = span(to: first.span.union(last.span))
    guard let value = value(words) else { return nil }
    if key.isWithoutEffect { diagnostics.append(SettingsProblem.withoutEffect(key.words, at: span)) }
    return SettingsAssignment(key: key, value: value, span: span)
  }

  private func span(to end: Span) -> Span { attributeSpan ?? keySpan.union(end) }

  private mutating func value(_ words: ArraySlice<SettingsWord>) -> SettingsAssignment.Value? {
    switch form {
    case .choice(let choices, let unsupported):
      choice(words, among: choices, unsupported: unsupported).map { .text($0) }
    case .style(let styles, let unsupported): style(words, among: styles, unsupported: unsupported)
    case .text: .text(SettingsWord.text(words))
    case .signature: signature(words)
    case .types: .list(types(words))
    case .type: type(words)
    case .pattern: pattern(words)
    case .bag: bag(words)
    case .indent: indent(words)
    case .severity: severity(words)
    }
  }

  private mutating func choice(
    _ words: ArraySlice<SettingsWord>, among choices: [String], unsupported: [String]
  ) -> String? {
    let word = words.first!
    guard choices.contains(word.text) else {
      unknown(word, near: nearName(word.text, among: choices))
      return nil
    }
    refuseRest(words.dropFirst())
    guard !unsupported.contains(word.text) else {
      diagnostics.append(SettingsProblem.withoutEffect("\(key.words) \(word.text)", at: span(to: word.span)))
      return nil
    }
    return word.text
  }

  private mutating func style(
    _ words: ArraySlice<SettingsWord>, among styles: [String], unsupported: [String]
  ) -> SettingsAssignment.Value? {
    let word = words.first!
    if styles.contains(word.text) { return choice(words, among: styles, unsupported: unsupported).map { .text($0) } }
    if let near = nearName(word.text, among: styles) {
      unknown(word, near: near)
    } else {
      refuseRest(words.dropFirst())
      diagnostics.append(
        SettingsProblem.withoutEffect(
          "style \(word.text)", remedy: ": no style is built in under this name", at: span(to: word.span)))
    }
    return nil
  }

  private mutating func signature(_ words: ArraySlice<SettingsWord>) -> SettingsAssignment.Value? {
    let text = SettingsWord.text(words)
    guard let open = text.firstIndex(of: "("), open > text.startIndex, text[open...].contains(")") else {
      unknown(words.first!, near: nil)
      return nil
    }
    return .text(text)
  }

  /// A composition, `A & B`, is one type.
  private func types(_ words: ArraySlice<SettingsWord>) -> [String] {
    if words.count == 1, words.first!.text == "none" { return [] }
    var types: [String] = []
    var goesOn = false
    for word in words {
      if goesOn || word.text.hasPrefix("&"), let last = types.popLast() {
        types.append(last + " " + word.text)
      } else {
        types.append(word.text)
      }
      goesOn = word.text.hasSuffix("&")
    }
    return types
  }

  private func type(_ words: ArraySlice<SettingsWord>) -> SettingsAssignment.Value {
    words.count == 1 && words.first!.text == "none" ? .nothing : .text(SettingsWord.text(words))
  }

  private mutating func pattern(_ words: ArraySlice<SettingsWord>) -> SettingsAssignment.Value? {
    let word = words.first!
    let rest = word.text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    guard rest.allSatisfy({ $0.hasPrefix("Screen}") }), !word.text.isEmpty else {
      unknown(word, near: nil)
      return nil
    }
    refuseRest(words.dropFirst())
    return .text(word.text)
  }

  private mutating func bag(_ words: ArraySlice<SettingsWord>) -> SettingsAssignment.Value? {
    let words = Array(words)
    let first = words[0]
    guard let bag = Settings.Bag(rawValue: first.text) else {
      unknown(first, near: nearName(first.text, among: Settings.Bag.allCases.map(\.rawValue)))
      return nil
    }
    switch words.count {
    case 1: return .bag(bag, type: nil, name: nil)
    case 2: return .bag(bag, type: words[1].text, name: nil)
    default: return .bag(bag, type: SettingsWord.text(words[1..<(words.count - 1)]), name: words.last!.text)
    }
  }

  private mutating func indent(_ words: ArraySlice<SettingsWord>) -> SettingsAssignment.Value? {
    let word = words.first!
    refuseRest(words.dropFirst(words.dropFirst().first?.text == "spaces" ? 2 : 1))
    if word.text == "tab" { return .text("\t") }
    if let count = Int(word.text), (1...16).contains(count) { return .text(String(repeating: " ", count: count)) }
    if word.isString, !word.text.isEmpty, word.text.allSatisfy({ $0 == " " || $0 == "\t" }) { return .text(word.text) }
    unknown(word, near: nil)
    return nil
  }

  private mutating func severity(_ words: ArraySlice<SettingsWord>) -> SettingsAssignment.Value? {
    let words = Array(words)
    guard words.count >= 3, words[1].text == "as" else {
      let span = words[0].span.union(words[words.count - 1].span)
      diagnostics.append(
        SettingsProblem.unknownValue(SettingsWord.text(words), of: spelled, form: form, near: nil, at: span))
      return nil
    }
    let code = words[0].text
    guard SettingsSeverity.adjustable.contains(code) else {
      if SettingsSeverity.errors.contains(code) {
        diagnostics.append(
          Diagnostic(
            "unknown-setting-value", .error, "`\(code)` is always an error: what it speaks of would not compile",
            at: words[0].span))
      } else {
        let near = nearName(code, among: SettingsSeverity.adjustable)
        let hint = near.map { "; did you mean `\($0)`?" } ?? ""
        diagnostics.append(
          Diagnostic(
            "unknown-setting-value", .error, "no check is named `\(code)`\(hint)", at: words[0].span,
            fixes: near.map { [.replacing(words[0].span, by: $0)] } ?? []))
      }
      return nil
    }
    let levels = ["error", "warning", "note", "off"]
    guard levels.contains(words[2].text) else {
      unknown(words[2], near: nearName(words[2].text, among: levels))
      return nil
    }
    refuseRest(words[3...])
    return .severity(code: code, words[2].text)
  }

  private mutating func unknown(_ word: SettingsWord, near: String?) {
    diagnostics.append(
      SettingsProblem.unknownValue(word.text, of: spelled, form: form, near: near, at: word.span))
  }

  private mutating func refuseRest(_ words: ArraySlice<SettingsWord>) {
    if !words.isEmpty { diagnostics.append(SettingsProblem.surplus(words, of: spelled)) }
  }
}
