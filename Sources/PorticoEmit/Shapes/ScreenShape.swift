import PorticoModel

/// Where everything of a screen lives: which ports the model makes, which its Context has, what `transform` makes anew.
/// Every writer of the screen has it and none changes it: one object that they share.
package final class ScreenShape {
  /// Who makes an output's or input's carrier.
  package enum Storage: Hashable, Sendable {
    /// The Input or Output type makes it itself.
    case member
    /// Made in `init`, kept in Context.
    case context
    /// Made where the flows are wired.
    case local
    /// Handed in, or assembled from flows.
    case assembled
    /// A case of an enum.
    case enumCase
    /// An enum input with a value: a subject on the model.
    case property
    /// A property wrapper of Output's, which is set from a subject: what Output holds cannot be reached before it is made.
    case mirrored
  }

  package let screen: Screen
  package let library: any StreamLibrary
  package let names: ScreenNames

  package let inputs: [Port]
  package let outputs: [Port]
  /// The pairs that have this side at all.
  package let inputPairs: [PortPair]
  package let outputPairs: [PortPair]
  /// Timed steps and hops take the scheduler that `init` is given.
  package let hasScheduler: Bool
  package let contextPorts: [Port]
  package let mirroredPorts: [Port]
  package let storedNeeds: [Need]
  /// One for each pair whose cases are sent or fail.
  package let events: [EventSubject]
  /// As it stands before a declaration: `public `; empty for internal.
  package let access: String
  private let written: WrittenSignature?
  private let selfMade: Set<String?>

  package init(_ screen: Screen, _ library: any StreamLibrary) {
    self.screen = screen
    self.library = library
    names = ScreenNames(screen)
    inputs = screen.inputs
    outputs = screen.outputs
    inputPairs = screen.pairs.filter { !$0.inputs.isEmpty }
    outputPairs = screen.pairs.filter { !$0.outputs.isEmpty }
    hasScheduler = TimedSteps(library: library).occur(in: screen)
    written = WrittenSignature(screen.settings.signature, bagType: screen.settings.bagType ?? library.bagType)
    let settings = screen.settings
    selfMade = Set(screen.pairs.filter { Self.isSelfMade($0, settings.outputShape) }.map(\.group))
    let selfMade = selfMade
    let isEnum = settings.outputShape == .enum
    contextPorts = isEnum ? [] : outputs.filter { $0.carrier.isOwned && $0.isInContext }
    mirroredPorts = isEnum ? [] : outputs.filter { Self.isMirrored($0, selfMade) }
    storedNeeds = screen.needs.filter { $0.kind == .stored || $0.kind == .weak }
    events = isEnum ? outputPairs.compactMap(EventSubject.init) : []
    access = Self.access(screen.access.isEmpty ? settings.access : screen.access)
  }

  package var settings: Settings { screen.settings }

  /// Flows are wired in `init`; otherwise in `transform`.
  package var wiresInInit: Bool { inputShape == .owned }
  package var inputShape: Settings.Shape { settings.inputShape == .functions ? .struct : settings.inputShape }
  package var outputShape: Settings.Shape { settings.outputShape == .properties ? .struct : settings.outputShape }
  package var hasEnumInput: Bool { inputShape == .enum }
  package var hasEnumOutput: Bool { outputShape == .enum && !outputs.isEmpty }

  /// A second `bind` would make the model's streams anew, so the model keeps in mind that it is bound. A struct has no
  /// place for that.
  package var isBoundOnce: Bool { !wiresInInit && settings.kind == .class }

  package var isMainActor: Bool { settings.isolation == .mainActor || settings.defaultIsolation == .mainActor }

  package func storage(_ port: Port) -> Storage {
    let isInput = port.id.side == .input
    if (isInput ? inputShape : outputShape) == .enum {
      return isInput && port.value != nil ? .property : .enumCase
    }
    guard port.carrier.isOwned else { return .assembled }
    if isInput { return usesNeeds(port.value) ? .local : .member }
    if Self.isMirrored(port, selfMade) { return .mirrored }
    if isSelfMade(port.id.group) { return .member }
    return port.isInContext ? .context : .local
  }

  private static func isMirrored(_ port: Port, _ selfMade: Set<String?>) -> Bool {
    (port.carrier.kind == .published || port.carrier.kind == .wrapper) && port.carrier.isOwned
      && (port.isInContext || !selfMade.contains(port.id.group))
  }

  /// What carries a port's values inside the model.
  package func innerCarrier(_ port: Port) -> Carrier {
    guard storage(port) == .mirrored else { return port.carrier }
    return port.value == nil ? library.eventSubject : library.valueSubject
  }

  /// Output makes all of its ports itself, once.
  package func isSelfMade(_ group: String?) -> Bool { selfMade.contains(group) }

  private static func isSelfMade(_ pair: PortPair, _ outputShape: Settings.Shape) -> Bool {
    let outputs = pair.outputs
    return !outputs.isEmpty && outputShape != .enum
      && outputs.allSatisfy { $0.carrier.isOwned && !namesNeeds($0.value) }
  }

  package func usesNeeds(_ code: Code?) -> Bool { Self.namesNeeds(code) }

  private static func namesNeeds(_ code: Code?) -> Bool {
    code?.fragments.contains {
      if case .reference(.need) = $0 { true } else { false }
    } ?? false
  }

  /// The property or parameter that holds a pair's inputs, its outputs.
  package func inputName(_ group: String?) -> String { group.map(Identifier.escaped) ?? "input" }
  package func outputName(_ group: String?) -> String { group.map { $0 + "Output" } ?? "output" }

  /// Where whoever has called `transform` finds a pair's Output, or in `model` where the model keeps it.
  package func outputHolder(_ group: String?, model: String? = nil) -> String {
    let name = outputName(group)
    if wiresInInit { return model.map { "\($0).\(name)" } ?? name }
    return outputPairs.count > 1 ? "output.\(name)" : "output"
  }

  /// A port's argument for the initialiser of Input or Output.
  package func argument(_ port: Port, _ value: String) -> String {
    settings.initializer == .unlabelled ? value : "\(Identifier.member(port.name)): \(value)"
  }

  package var hasLogic: Bool {
    !screen.hooks.isEmpty || !contextPorts.isEmpty || hasSend || screen.isWrittenByHand
  }

  /// The user's half sends Outputs through Context: where nothing else feeds a case.
  package var hasSend: Bool { events.contains { $0.sender != nil } }

  package static func access(_ word: String) -> String { word.isEmpty || word == "internal" ? "" : word + " " }

  /// Context has members.
  package var storesContext: Bool {
    !storedNeeds.isEmpty || !screen.states.isEmpty || !contextPorts.isEmpty || hasSend
  }

  package var hasContext: Bool {
    hasLogic || !storedNeeds.isEmpty || !screen.states.isEmpty || !contextPorts.isEmpty
  }

  package var bagName: String {
    settings.bagName ?? written?.bag?.name ?? (settings.bag == .rx ? "rx." : "") + library.bagName
  }

  /// `transform` is handed the bag.
  package var takesBag: Bool {
    !wiresInInit && (settings.bag == .parameter || written?.bag != nil)
  }

  /// The model has a bag of its own.
  package var storesBag: Bool { settings.bag == .stored && !takesBag }
  package var bagType: String { settings.bagType ?? library.bagType }

  package func elementText(_ element: Element) -> String { element.text ?? "Any" }
}
