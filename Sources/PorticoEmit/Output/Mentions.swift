/// Whether generated text uses a name, so that only what is used is declared.
package enum Mentions {
  /// As a word by itself, not behind a dot.
  package static func word(_ name: String, in text: String) -> Bool {
    !positions(of: name, in: Array(text.utf8)).isEmpty
  }

  /// The same inside some closure.
  package static func inClosure(_ name: String, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let places = Set(positions(of: name, in: bytes))
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth > 0, places.contains(index) { return true }
    }
    return false
  }

  private static func positions(of name: String, in bytes: [UInt8]) -> [Int] {
    let word = Array(name.utf8)
    guard let first = word.first, bytes.count >= word.count else { return [] }
    var result: [Int] = []
    for start in 0...(bytes.count - word.count) where bytes[start] == first {
      let end = start + word.count
      guard bytes[start..<end].elementsEqual(word) else { continue }
      let isFree = start == 0 || !(isNameByte(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "."))
      let isLabel = end < bytes.count && bytes[end] == UInt8(ascii: ":")
      if isFree, !isLabel, end == bytes.count || !isNameByte(bytes[end]) { result.append(start) }
    }
    return result
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
