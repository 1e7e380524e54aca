/// A property list in the old style, `{ key = (value, "value"); }`, as projects of Xcode are written.
enum PropertyList: Hashable, Sendable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  subscript(_ key: String) -> PropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }

  /// nil where `text` is none.
  init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var next = 0

    /// No project is nested as deep as a hostile file.
    mutating func value(depth: Int) -> PropertyList? {
      guard depth < 64, let byte = peek() else { return nil }
      switch byte {
      case UInt8(ascii: "{"): return dictionary(depth)
      case UInt8(ascii: "("): return list(depth)
      default: return word().map(PropertyList.text)
      }
    }

    private mutating func dictionary(_ depth: Int) -> PropertyList? {
      var values: [String: PropertyList] = [:]
      next += 1
      while let byte = peek() {
        if byte == UInt8(ascii: "}") {
          next += 1
          return .dictionary(values)
        }
        guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
        values[key] = value
      }
      return nil
    }

    private mutating func list(_ depth: Int) -> PropertyList? {
      var values: [PropertyList] = []
      next += 1
      while let byte = peek() {
        if byte == UInt8(ascii: ")") {
          next += 1
          return .list(values)
        }
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        if peek() == UInt8(ascii: ",") { next += 1 }
      }
      return nil
    }

    private mutating func word() -> String? {
      guard let first = peek() else { return nil }
      let start = next
      guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
        while next < bytes.count, Self.isWord(bytes[next]) { next += 1 }
        return next == start ? nil : String(decoding: bytes[start..<next], as: UTF8.self)
      }
      var text: [UInt8] = []
      next += 1
      while next < bytes.count, bytes[next] != first {
        if bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count { next += 1 }
        text.append(bytes[next])
        next += 1
      }
      guard next < bytes.count else { return nil }
      next += 1
      return String(decoding: text, as: UTF8.self)
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
      guard peek() == UInt8(ascii: mark) else { return false }
      next += 1
      return true
    }

    /// The next byte that means something.
    private mutating func peek() -> UInt8? {
      while next < bytes.count {
        let byte = bytes[next]
        let following = next + 1 < bytes.count ? bytes[next + 1] : 0
        if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
          while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
        } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
          next += 2
          while next < bytes.count, !(bytes[next - 1] == UInt8(ascii: "*") && bytes[next] == UInt8(ascii: "/")) {
            next += 1
          }
          next += 1
        } else if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
          next += 1
        } else {
          return byte
        }
      }
      return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ":"), 0x80...:
        true
      default: false
      }
    }
  }
}
