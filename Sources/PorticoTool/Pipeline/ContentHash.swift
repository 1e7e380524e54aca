/// 128 bits that stand for some content: two that are equal are taken for the same.
package struct ContentHash: Hashable, Sendable {
  private var left: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var right: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  package init() {}

  /// Each addition is told apart from the next, so that `ab` and `c` are not `a` and `bc`.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count))
    var index = 0
    while index + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    mix(rest)
  }

  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package static func of(_ bytes: [UInt8]) -> ContentHash {
    var hash = ContentHash()
    hash.add(bytes)
    return hash
  }

  package static func of(_ text: String) -> ContentHash {
    var hash = ContentHash()
    hash.add(text)
    return hash
  }

  /// 32 hexadecimal digits.
  package var text: String { Self.digits(left) + Self.digits(right) }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func mix(_ word: UInt64) {
    let one = (left ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    left = one.high ^ one.low
    let two = (right &+ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    right = (two.high ^ two.low) &+ left
  }
}
