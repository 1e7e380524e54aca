import PorticoSyntax

/// `contradicting-settings`: settings that a screen's own declarations, or each other, rule out. What one place says
/// twice over is found where it is read.
enum ContradictingSettingsCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    carriersOfCases(screen) + publishedInStruct(screen) + structWithStorage(screen) + carriersOfAnotherLibrary(screen)
      + bagOfAnotherLibrary(screen) + bagOfNobody(screen)
  }

  /// What an enum has are cases; only an input with a value is a subject beside it.
  private static func carriersOfCases(_ screen: CheckedScreen) -> [Diagnostic] {
    screen.ports.compactMap { checked in
      let isInput = checked.port.id.side == .input
      let shape = isInput ? screen.screen.settings.inputShape : screen.screen.settings.outputShape
      guard shape == .enum, let carrier = checked.node.carrier, !isInput || checked.node.value == nil else {
        return nil
      }
      let start = screen.tree.tokens[carrier.tokens.lowerBound - 1].start
      return Diagnostic(
        "contradicting-settings", .error,
        "\(isInput ? "Input" : "Output") is an enum here, and its case `\(checked.port.name)` has no carrier",
        at: carrier.span,
        fixes: [Diagnostic.Fix("leave it out", [Diagnostic.Edit(Span(start, carrier.span.upper), "")])])
    }
  }

  /// Property wrappers that publish need a class around them.
  private static func publishedInStruct(_ screen: CheckedScreen) -> [Diagnostic] {
    let settings = screen.screen.settings
    guard settings.library == .combine, settings.outputKind == .struct, settings.outputShape != .enum else { return [] }
    return screen.ports.compactMap { checked in
      guard checked.port.id.side == .output, checked.port.carrier.kind == .published else { return nil }
      let attribute = checked.node.attributes.first { $0.name.text == "Published" }
      return Diagnostic(
        "contradicting-settings", .error,
        "`@Published` lives in a class, and Output is a struct: set `output kind class`",
        at: attribute?.span ?? checked.node.carrier?.span ?? checked.node.name.span,
        fixes: [addAttribute("@outputKind(class)", to: screen)])
    }
  }

  /// `kind struct`: needs, but nothing that is stored and changes, and no `self` that could be held weakly.
  private static func structWithStorage(_ screen: CheckedScreen) -> [Diagnostic] {
    let settings = screen.screen.settings
    guard settings.kind == .struct else { return [] }
    var diagnostics = screen.states.map { refuse("the state `\($0.state.name)`", at: $0.node.name.span) }
    for checked in screen.ports where isStored(checked.port, settings) {
      diagnostics.append(refuse("`\(checked.port.name)`, which the model owns", at: checked.node.name.span))
    }
    if storesBag(screen.screen) { diagnostics += screen.binds.map { refuse("what is bound", at: $0.span) } }
    diagnostics += selves(screen)
    return diagnostics
  }

  private static func selves(_ screen: CheckedScreen) -> [Diagnostic] {
    let flows = screen.ports.map(\.node.flow) + screen.lets.map(\.flow)
    let spans = flows.compactMap(\.?.span) + screen.binds.map(\.span)
    let tokens = screen.tree.tokens[screen.tokens].filter { token in
      token.kind == .identifier && screen.tree.source.text(token.span) == "self"
        && spans.contains { $0.lower <= token.start && token.end <= $0.upper }
    }
    return tokens.map { token in
      Diagnostic(
        "contradicting-settings", .error,
        "`self` is a struct here, which no closure can hold weakly: set `kind class`", at: token.span)
    }
  }

  /// In an enum Output a case that is sent, or that a flow's error arrives at, comes through a subject of the model's.
  private static func isStored(_ port: Port, _ settings: Settings) -> Bool {
    if port.id.side == .input {
      return settings.inputShape == .owned || (settings.inputShape == .enum && port.value != nil)
    }
    guard settings.outputShape == .enum else { return port.carrier.isOwned }
    return port.isErrorTarget || (port.flows.isEmpty && !port.isActivityTarget)
  }

  /// Where Output is a stream, what is bound is merged into it.
  private static func storesBag(_ screen: Screen) -> Bool {
    let settings = screen.settings
    let isHanded =
      settings.bag == .parameter
      || (settings.signature.map { $0.contains("Bag") || $0.contains("AnyCancellable") } ?? false)
    return !isHanded && (settings.outputShape != .enum || screen.outputs.isEmpty)
  }

  private static func refuse(_ what: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "contradicting-settings", .error, "`kind struct` leaves no place to store \(what): set `kind class`",
      at: span)
  }

  /// Only the defaults; what a port says itself is `foreign-carrier`.
  private static func carriersOfAnotherLibrary(_ screen: CheckedScreen) -> [Diagnostic] {
    let settings = screen.screen.settings
    let defaults = [
      ("input as", settings.inputCarrier), ("output as", settings.outputCarrier),
      ("output event as", settings.outputEventCarrier),
    ]
    return defaults.compactMap { key, carrier in
      guard let carrier, let kind = Carrier.Kind(rawValue: String(carrier.prefix { $0 != "<" && $0 != "?" })),
        let counterpart = ForeignCarrierCheck.counterpart(of: kind, in: settings.library)
      else { return nil }
      return Diagnostic(
        "contradicting-settings", .error,
        "`\(key) \(carrier)` holds here, and \(settings.library.rawValue) has no \(kind.rawValue); "
          + "the nearest that it has is \(counterpart)", at: screen.node.name.span)
    }
  }

  private static func bagOfAnotherLibrary(_ screen: CheckedScreen) -> [Diagnostic] {
    let settings = screen.screen.settings
    guard let type = settings.bagType else { return [] }
    let isForeign =
      settings.library == .combine ? type == "DisposeBag" : TypeShape(type) == TypeShape("Set<AnyCancellable>")
    guard isForeign else { return [] }
    return [
      Diagnostic(
        "contradicting-settings", .error,
        "`bag \(settings.bag.rawValue) \(type)` holds here, and \(settings.library.rawValue) has no \(type)",
        at: screen.node.name.span)
    ]
  }

  /// A bag that is not the model's own is its base class's, and `rx` is what RxSwift adds to objects.
  private static func bagOfNobody(_ screen: CheckedScreen) -> [Diagnostic] {
    let settings = screen.screen.settings
    guard settings.bag == .inherited || settings.bag == .rx else { return [] }
    let name = screen.node.name.span
    if settings.bag == .rx, settings.library != .rxswift {
      return [
        Diagnostic(
          "contradicting-settings", .error, "`bag rx` holds here, and \(settings.library.rawValue) adds no `rx`",
          at: name)
      ]
    }
    guard settings.superclass == nil, settings.bag == .inherited else { return [] }
    return [
      Diagnostic(
        "contradicting-settings", .error, "`bag inherited` holds here, and there is no `superclass` that has one",
        at: name)
    ]
  }

  private static func addAttribute(_ text: String, to screen: CheckedScreen) -> Diagnostic.Fix {
    let start = screen.node.attributes.first?.span.lower ?? screen.node.access?.span.lower ?? screen.keywordStart
    return Diagnostic.Fix("add `\(text)` to the screen", [Diagnostic.Edit(Span(start, start), text + " ")])
  }
}
