/// Swift type text taken apart as far as two spellings of one type need it: `Array<Int>` is `[Int]`.
indirect enum TypeShape: Hashable, Sendable {
  case name(String, arguments: [TypeShape])
  case optional(TypeShape)
  case array(TypeShape)
  case dictionary(key: TypeShape, value: TypeShape)
  /// Labels are left out: tuples convert with and without them.
  case tuple([TypeShape])
  /// A function, a composition, a metatype: white space is gone, the rest as it stands.
  case other(String)

  init(_ text: String) {
    var reader = TypeShapeReader(text)
    self = reader.readWhole()
  }

  static let void = TypeShape.tuple([])

  /// Names that every reader knows, and knows to be no alias of one another.
  private static let scalars: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "String", "Substring", "Character", "Bool", "Date", "URL", "Data", "UUID", "Decimal",
  ]
  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// A value type for certain, whatever the team's own names mean.
  var isVisiblyValue: Bool {
    switch self {
    case .name(let name, _): Self.scalars.contains(name) || ["CGFloat", "Set", "Result", "IndexPath"].contains(name)
    case .optional(let wrapped): wrapped.isVisiblyValue
    case .array, .dictionary, .tuple: true
    case .other(let text): text.contains("->")
    }
  }

  var isInteger: Bool {
    if case .name(let name, _) = self { Self.integers.contains(name) } else { false }
  }

  /// No part of it is a name of the team's own, which might be an alias.
  var isKnown: Bool {
    switch self {
    case .name(let name, let arguments):
      (Self.scalars.contains(name) || ["Set", "Result"].contains(name)) && arguments.allSatisfy(\.isKnown)
    case .optional(let wrapped), .array(let wrapped): wrapped.isKnown
    case .dictionary(let key, let value): key.isKnown && value.isKnown
    case .tuple(let parts): parts.allSatisfy(\.isKnown)
    case .other: false
    }
  }

  enum Agreement {
    case agrees
    /// They are spelled differently, but a name in them could be an alias.
    case differs
    /// They are two types, whatever the team's own names mean.
    case disagrees
  }

  /// Whether a stream of this may feed one of `target`.
  func agreement(with target: TypeShape) -> Agreement {
    if self == target || target == .name("Any", arguments: []) { return .agrees }
    switch (self, target) {
    case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)):
      return own.agreement(with: other)
    case (_, .optional(let wrapped)): return agreement(with: wrapped)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return Self.worst([key.agreement(with: otherKey), value.agreement(with: otherValue)])
    case (.tuple(let own), .tuple(let other)):
      return own.count == other.count ? Self.worst(zip(own, other).map { $0.agreement(with: $1) }) : .disagrees
    case (.name(let name, let arguments), .name(let otherName, let otherArguments)):
      if name == otherName || name.hasSuffix("." + otherName) || otherName.hasSuffix("." + name) {
        // `Set(…)` gives some Set, of what it does not show.
        guard arguments.count == otherArguments.count else { return arguments.isEmpty ? .agrees : .differs }
        return Self.worst(zip(arguments, otherArguments).map { $0.agreement(with: $1) })
      }
      return Self.scalars.contains(name) && Self.scalars.contains(otherName) ? .disagrees : .differs
    case (.other, _), (_, .other): return .agrees
    default: return couldBeAlias || target.couldBeAlias ? .differs : .disagrees
    }
  }

  private var couldBeAlias: Bool {
    if case .name(let name, let arguments) = self { return arguments.isEmpty && !Self.scalars.contains(name) }
    return false
  }

  private static func worst(_ agreements: [Agreement]) -> Agreement {
    if agreements.contains(where: { $0 == .disagrees }) { return .disagrees }
    return agreements.contains { $0 == .differs } ? .differs : .agrees
  }
}
