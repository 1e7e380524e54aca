import PorticoModel

/// By which expression the generated code reaches each port, state, let and need of a screen.
package struct Places: Sendable {
  /// Where a stream is read or written: an expression, and what carries it.
  package struct Place: Sendable {
    package var expression: String
    /// nil: a local stream of the library's plain kind, or of a kind that operators chain to.
    package var carrier: Carrier?
    /// Whether the expression has the plain stream type to the letter.
    package var isPlain: Bool
    /// What is made of a value before it is sent: a case of the Output enum.
    package var wrapping: (@Sendable (String) -> String)?

    package init(
      _ expression: String, _ carrier: Carrier?, isPlain: Bool = false,
      wrapping: (@Sendable (String) -> String)? = nil
    ) {
      self.expression = expression
      self.carrier = carrier
      self.isPlain = isPlain
      self.wrapping = wrapping
    }
  }

  /// Where flows read from.
  package var sources: [StreamReference: Place] = [:]
  /// Where `activity:` counts, `error:` arrives and flows are bound to.
  package var sinks: [StreamReference: Place] = [:]
  /// The activity counter of each target.
  package var activities: [StreamReference: String] = [:]
  package var needs: [String: String] = [:]
  /// The property that keeps a port's first value.
  package var starts: [PortID: String] = [:]
  package var logic = "logic"
  package var scheduler = "scheduler"

  package init() {}

  package func readable(_ reference: StreamReference, _ library: any StreamLibrary) -> String {
    guard let place = sources[reference] else { return Identifier.escaped(reference.name) }
    return place.carrier.map { library.readable(place.expression, $0) } ?? place.expression
  }

  package func isPlain(_ reference: StreamReference, _ library: any StreamLibrary) -> Bool {
    guard let place = sources[reference] else { return false }
    return place.isPlain || place.carrier == library.plainCarrier
  }

  package func expression(_ reference: Code.Reference, _ library: any StreamLibrary) -> String {
    switch reference {
    case .need(let name):
      return needs[name] ?? "context.\(Identifier.member(name))"
    case .state(let name):
      return value(.state(name), library)
    case .inputValue(let id):
      return value(.port(id), library)
    case .port(let id):
      return (sinks[.port(id)] ?? sources[.port(id)])?.expression ?? Identifier.escaped(id.name)
    case .owner:
      return "self?"
    }
  }

  package func value(_ reference: StreamReference, _ library: any StreamLibrary) -> String {
    guard let place = sinks[reference] ?? sources[reference], let carrier = place.carrier else {
      return Identifier.escaped(reference.name)
    }
    return library.currentValue(of: place.expression, carrier)
  }

  /// The statement that sends `value` to the reference.
  package func send(_ value: String, to reference: StreamReference, _ library: any StreamLibrary) -> String {
    guard let place = sinks[reference], let carrier = place.carrier else { return value }
    return library.send(place.wrapping?(value) ?? value, to: place.expression, carrier)
  }
}

extension StreamReference {
  package var name: String {
    switch self {
    case .port(let id): id.name
    case .state(let name), .local(let name): name
    }
  }
}
