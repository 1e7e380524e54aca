import PorticoSyntax

/// What can be wrong with a line of settings, in words.
enum SettingsProblem {
  static func unknownKey(_ words: ArraySlice<SettingsWord>, spelled: String?) -> Diagnostic {
    let span = words.first!.span.union(words.last!.span)
    let seen = "`\(SettingsWord.text(words))` is no setting"
    if let spelled {
      return Diagnostic(
        "unknown-setting", .error, "\(seen); did you mean `\(spelled)`?", at: span,
        fixes: [.replacing(span, by: spelled)])
    }
    let begun = SettingsKey.allCases.filter { $0.words.hasPrefix(words.first!.text + " ") }
    let hint = begun.isEmpty ? "" : "; there are \(list(begun.map(\.words), last: "and"))"
    return Diagnostic("unknown-setting", .error, seen + hint, at: span)
  }

  static func missingValue(of spelled: String, form: SettingsForm, at span: Span) -> Diagnostic {
    Diagnostic("missing-setting-value", .error, "`\(spelled)` needs a value: \(expectation(of: form))", at: span)
  }

  static func unknownValue(
    _ text: String, of spelled: String, form: SettingsForm, near: String?, at span: Span
  ) -> Diagnostic {
    let hint = near.map { "; did you mean `\($0)`?" } ?? ""
    return Diagnostic(
      "unknown-setting-value", .error,
      "`\(text)` is no value of `\(spelled)`: expected \(expectation(of: form))\(hint)", at: span,
      fixes: near.map { [.replacing(span, by: $0)] } ?? [])
  }

  static func surplus(_ words: ArraySlice<SettingsWord>, of spelled: String) -> Diagnostic {
    let span = words.first!.span.union(words.last!.span)
    return Diagnostic(
      "unknown-setting-value", .error,
      "`\(spelled)` has its value before `\(SettingsWord.text(words))`: take this away", at: span,
      fixes: [Diagnostic.Fix("take it away", [Diagnostic.Edit(span, "")])])
  }

  static func withoutEffect(_ text: String, remedy: String = "", at span: Span) -> Diagnostic {
    Diagnostic("setting-without-effect", .note, "`\(text)` has no effect yet\(remedy)", at: span)
  }

  static func ofFile(_ key: SettingsKey, at span: Span) -> Diagnostic {
    Diagnostic(
      "setting-without-effect", .note,
      "`\(key.words)` is the whole file's: write it in `settings { }` or in portico.settings", at: span)
  }

  static func contradiction(_ message: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      "contradicting-settings", .error, message, at: span, notes: [Diagnostic.Note("the other one is here", at: first)])
  }

  static func expectation(of form: SettingsForm) -> String {
    switch form {
    case .choice(let words, _): list(words.map(\.self), last: "or")
    case .style(let words, _): list(words, last: "or") + ", or the name of a set of templates"
    case .text: "Swift text or a string"
    case .signature: "a function like `transform(input: Input) -> Output`, as a string"
    case .types: "types between commas, or `none`"
    case .type: "a type, or `none`"
    case .pattern: "a string in which `{Screen}` stands for the screen's name"
    case .bag: list(Settings.Bag.allCases.map(\.rawValue), last: "or") + ", then its type and its name"
    case .indent: "a number of spaces, or `tab`"
    case .severity: "`<code> as error`, `warning`, `note` or `off`"
    }
  }

  static func list(_ words: [String], last: String) -> String {
    let quoted = words.map { "`\($0)`" }
    guard quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(last) " + quoted.last!
  }
}

extension Diagnostic.Fix {
  static func replacing(_ span: Span, by text: String) -> Diagnostic.Fix {
    Diagnostic.Fix("write `\(text)`", [Diagnostic.Edit(span, text)])
  }
}
