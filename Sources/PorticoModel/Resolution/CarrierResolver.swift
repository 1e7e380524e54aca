/// Which carrier a port or state has: written out, set by the team, or by the table of defaults.
import PorticoSyntax

struct CarrierResolver {
  let settings: Settings

  private var isCombine: Bool { settings.library == .combine }

  /// A carrier as written, `Driver` or `AnyPublisher<_, APIError>`; nil for a bare name that is none.
  static func written(_ text: String) -> Carrier? {
    let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let kind = named[name]
    if name == text { return kind.map { Carrier($0) } }
    return Carrier(kind ?? .custom, text: text)
  }

  static let named: [String: Carrier.Kind] = {
    var kinds: [String: Carrier.Kind] = [:]
    for kind in Carrier.Kind.allCases where kind != .wrapper && kind != .custom { kinds[kind.rawValue] = kind }
    return kinds
  }()

  /// What a hook or service may be said to return in place of a bare element.
  static func isStreamCarrier(_ name: String) -> Bool {
    guard let kind = named[name] else { return false }
    return kind != .value && kind != .published && kind != .anyObserver
  }

  func port(side: PortSide, isEvent: Bool, hasValue: Bool) -> Carrier {
    switch side {
    case .input: input(hasValue: hasValue)
    case .output: output(isEvent: isEvent, hasValue: hasValue)
    }
  }

  func state(hasValue: Bool) -> Carrier {
    hasValue ? holding : passing
  }

  private func input(hasValue: Bool) -> Carrier {
    if settings.inputShape == .enum { return hasValue ? holding : plain }
    if let team = team(settings.inputCarrier, hasValue: hasValue) { return team }
    switch settings.inputShape {
    case .owned, .functions, .properties: return hasValue ? holding : passing
    case .struct, .enum: return plain
    }
  }

  private func output(isEvent: Bool, hasValue: Bool) -> Carrier {
    if settings.outputShape == .enum { return plain }
    let words = isEvent ? settings.outputEventCarrier ?? settings.outputCarrier : settings.outputCarrier
    if let team = team(words, hasValue: hasValue) { return team }
    switch settings.outputShape {
    case .owned: return hasValue ? holding : passing
    case .struct, .enum, .functions, .properties:
      return isCombine ? plain : Carrier(isEvent ? .signal : .driver)
    }
  }

  /// A team's default that has no place for a value gives way where there is one.
  private func team(_ text: String?, hasValue: Bool) -> Carrier? {
    guard let carrier = text.flatMap(Self.written) else { return nil }
    return hasValue && carrier.isOwned && !carrier.holdsValue && carrier.text == nil ? holding : carrier
  }

  private var plain: Carrier { Carrier(isCombine ? .anyPublisher : .observable) }
  private var holding: Carrier { Carrier(isCombine ? .currentValueSubject : .behaviorRelay) }
  private var passing: Carrier { Carrier(isCombine ? .passthroughSubject : .publishRelay) }
}
