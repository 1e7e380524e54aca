import PorticoSyntax

/// Settings of one layer that cannot both be meant. What only the ports of a screen show is a check of its own.
extension SettingsLayer {
  func contradictions() -> [Diagnostic] {
    [transformOnRelay(.bag), transformOnRelay(.signature), kindOfEnum(), superclassOfStruct()]
      .compactMap(\.self)
  }

  /// A relay screen is wired in `init`: no `transform` takes a bag or has a signature.
  private func transformOnRelay(_ key: SettingsKey) -> Diagnostic? {
    guard let assignment = self[key], let owner = ownedInput else { return nil }
    if case .bag(let bag, _, _) = assignment.value, bag != .parameter { return nil }
    let what = key == .bag ? "be handed a bag" : "have a signature"
    return SettingsProblem.contradiction(
      "`\(text(of: owner))` has no `transform` that could \(what)", at: assignment.span, first: owner.span)
  }

  private var ownedInput: SettingsAssignment? {
    if let shape = self[.inputShape] { return shape.value == .text("owned") ? shape : nil }
    return self[.style].flatMap { $0.value == .text("relay") ? $0 : nil }
  }

  private func kindOfEnum() -> Diagnostic? {
    guard let kind = self[.outputKind], let shape = enumOutput else { return nil }
    return SettingsProblem.contradiction(
      "with `\(text(of: shape))` Output is an enum, so it has no `output kind`", at: kind.span, first: shape.span)
  }

  private var enumOutput: SettingsAssignment? {
    if let shape = self[.outputShape] { return shape.value == .text("enum") ? shape : nil }
    return self[.style].flatMap { $0.value == .text("event") || $0.value == .text("stateStream") ? $0 : nil }
  }

  private func superclassOfStruct() -> Diagnostic? {
    guard let kind = self[.kind], kind.value == .text("struct"), let superclass = self[.superclass],
      superclass.value != .nothing
    else { return nil }
    return SettingsProblem.contradiction("a struct has no superclass", at: superclass.span, first: kind.span)
  }

  private func text(of assignment: SettingsAssignment) -> String {
    guard case .text(let value) = assignment.value else { return assignment.key.words }
    return "\(assignment.key.words) \(value)"
  }
}
