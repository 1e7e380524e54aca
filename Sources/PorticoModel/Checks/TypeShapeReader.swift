/// Reads Swift type text into its parts; what it does not know stays text.
struct TypeShapeReader {
  private let text: String
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func readWhole() -> TypeShape {
    if let type = read() {
      skipBlanks()
      if index == bytes.count { return type }
    }
    return .other(text.filter { !$0.isWhitespace })
  }

  private mutating func read() -> TypeShape? {
    skipBlanks()
    skipPrefix()
    guard var type = readPrimary() else { return nil }
    while let mark = peek(), mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") {
      index += 1
      type = .optional(type)
    }
    return type
  }

  /// What says nothing of which type it is.
  private mutating func skipPrefix() {
    let prefix: String
    switch peek() {
    case UInt8(ascii: "a"): prefix = "any "
    case UInt8(ascii: "S"): prefix = "Swift."
    case UInt8(ascii: "F"): prefix = "Foundation."
    default: return
    }
    guard starts(with: prefix) else { return }
    index += prefix.utf8.count
    skipBlanks()
  }

  private mutating func readPrimary() -> TypeShape? {
    switch peek() {
    case UInt8(ascii: "["): readBracketed()
    case UInt8(ascii: "("): readTuple()
    default: readName()
    }
  }

  private mutating func readBracketed() -> TypeShape? {
    index += 1
    guard let first = read() else { return nil }
    if take(":") {
      guard let value = read(), take("]") else { return nil }
      return .dictionary(key: first, value: value)
    }
    return take("]") ? .array(first) : nil
  }

  private mutating func readTuple() -> TypeShape? {
    index += 1
    var parts: [TypeShape] = []
    if !take(")") {
      repeat {
        skipLabel()
        guard let part = read() else { return nil }
        parts.append(part)
      } while take(",")
      guard take(")") else { return nil }
    }
    let end = index
    skipBlanks()
    for arrow in ["->", "async", "throws"] where starts(with: arrow) { return nil }
    index = end
    return parts.count == 1 ? parts[0] : .tuple(parts)
  }

  private mutating func skipLabel() {
    let start = index
    skipBlanks()
    if readIdentifier() != nil {
      skipBlanks()
      _ = readIdentifier()
      if take(":") { return }
    }
    index = start
  }

  private mutating func readName() -> TypeShape? {
    var name = ""
    var arguments: [TypeShape] = []
    repeat {
      guard let part = readIdentifier() else { return nil }
      name += name.isEmpty ? part : "." + part
      if take("<") {
        repeat {
          guard let argument = read() else { return nil }
          arguments.append(argument)
        } while take(",")
        guard take(">") else { return nil }
      }
    } while takeDot()
    switch (name, arguments.count) {
    case ("Void", 0): return .void
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    // `Array(…)` gives an array, of what it does not show.
    case ("Optional", _), ("Array", _), ("Dictionary", _): return .other(name)
    default: return .name(name, arguments: arguments)
    }
  }

  private mutating func readIdentifier() -> String? {
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private mutating func takeDot() -> Bool {
    guard peek() == UInt8(ascii: ".") else { return false }
    index += 1
    return true
  }

  private mutating func take(_ character: Character) -> Bool {
    let start = index
    skipBlanks()
    guard peek() == character.asciiValue else {
      index = start
      return false
    }
    index += 1
    return true
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func starts(with prefix: String) -> Bool { bytes[index...].starts(with: prefix.utf8) }

  private mutating func skipBlanks() {
    while let byte = peek(), byte == UInt8(ascii: " ") || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }
}
