/// Every word of a stretch of a file, counted once, for when many names are looked for in it.
import PorticoSyntax

struct MentionedWords {
  /// By hash: two words of one hash would make the one count for the other, which is as good as never.
  private var counts: [UInt64: Int] = [:]
  private var quoted: Set<UInt64> = []

  init(_ tree: SyntaxTree, tokens range: Range<Int>) {
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      for token in tree.tokens[range] {
        switch token.kind {
        case .identifier:
          let isQuoted = bytes[token.start] == UInt8(ascii: "`") && token.end - token.start > 2
          counts[Self.hash(bytes[(token.start + (isQuoted ? 1 : 0))..<(token.end - (isQuoted ? 1 : 0))]), default: 0] +=
            1
        case .string: insertWords(of: bytes[token.start..<token.end])
        default: break
        }
      }
    }
  }

  /// Whether a name stands anywhere but where it is declared, in a string's interpolations too; that it might be mere
  /// text there makes it count all the same.
  func mention(_ name: Name) -> Bool {
    var text = name.text
    let hash = text.withUTF8 { Self.hash($0[...]) }
    return counts[hash, default: 0] > 1 || quoted.contains(hash)
  }

  private mutating func insertWords(of string: Slice<UnsafeBufferPointer<UInt8>>) {
    var start = string.startIndex
    for index in string.startIndex..<string.endIndex where !Self.isOfWord(string[index]) {
      if start < index { quoted.insert(Self.hash(string[start..<index])) }
      start = index + 1
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// FNV-1a.
  private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
