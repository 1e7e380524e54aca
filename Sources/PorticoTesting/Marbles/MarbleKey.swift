/// How marbles stand for values, and values for marbles.
public struct MarbleKey<Element> {
  let value: (Character) -> Element?
  let marble: (Element) -> Character?

  /// Marbles that stand for the values beside them: `["a": User(name: "Ann")]`.
  public init(_ values: [Character: Element]) where Element: Equatable {
    value = { values[$0] }
    marble = { element in values.filter { $0.value == element }.keys.min() }
  }

  init(value: @escaping (Character) -> Element?, marble: @escaping (Element) -> Character?) {
    self.value = value
    self.marble = marble
  }
}

extension MarbleKey where Element: MarbleValue {
  /// Marbles that are the values themselves.
  static var own: MarbleKey { MarbleKey(value: Element.init(marble:), marble: \.marble) }
}

extension MarbleKey where Element == Void {
  /// Any marble is the one value; it is shown as `x`.
  static var void: MarbleKey { MarbleKey(value: { _ in () }, marble: { _ in "x" }) }
}

/// A value that one character can stand for.
public protocol MarbleValue: Equatable {
  init?(marble: Character)
  /// nil where one character is not enough.
  var marble: Character? { get }
}

extension String: MarbleValue {
  /// The value that a character stands for, if any.
  public init?(marble: Character) { self.init(marble) }

  /// The character that stands for the value, if one does.
  public var marble: Character? { count == 1 ? first : nil }
}

extension Character: MarbleValue {
  /// The value that a character stands for, if any.
  public init?(marble: Character) { self = marble }

  /// The character that stands for the value, if one does.
  public var marble: Character? { self }
}

/// Digits.
extension Int: MarbleValue {
  /// The value that a character stands for, if any.
  public init?(marble: Character) {
    guard let digit = marble.wholeNumberValue else { return nil }
    self = digit
  }

  /// The character that stands for the value, if one does.
  public var marble: Character? { (0...9).contains(self) ? Character("\(self)") : nil }
}

/// `t` and `f`.
extension Bool: MarbleValue {
  /// The value that a character stands for, if any.
  public init?(marble: Character) {
    guard marble == "t" || marble == "f" else { return nil }
    self = marble == "t"
  }

  /// The character that stands for the value, if one does.
  public var marble: Character? { self ? "t" : "f" }
}
