/// Looking for text in text, byte by byte. The standard library's search goes by characters, which takes twenty times as
/// long and finds nothing else in generated text; inside this module these are found in its place.
extension String {
  func contains(_ needle: String) -> Bool {
    firstRange(of: needle) != nil
  }

  func firstRange(of needle: String) -> Range<Index>? {
    self[...].firstRange(of: needle)
  }
}

extension Substring {
  func firstRange(of needle: String) -> Range<Index>? {
    guard
      let found = utf8.withContiguousStorageIfAvailable({ bytes in
        needle.utf8.withContiguousStorageIfAvailable { Bytes.first($0, in: bytes) } ?? nil
      }) ?? nil
    else { return nil }
    let lower = utf8.index(startIndex, offsetBy: found)
    return lower..<utf8.index(lower, offsetBy: needle.utf8.count)
  }
}

/// The loops themselves, over memory: generated text is long, and is looked through often.
enum Bytes {
  static func contains(_ byte: UInt8, in text: String) -> Bool { index(of: byte, in: text) != nil }

  static func index(of byte: UInt8, in text: String) -> Int? {
    var text = text
    return text.withUTF8 { index(of: byte, in: $0, from: 0) }
  }

  static func index(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var index = start
    let end = bytes.count
    // Eight bytes at a time: a byte of `difference` is zero where the text has `byte`, and only then does subtracting
    // one borrow into its highest bit.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let pattern = UInt64(byte) &* ones
    while index &+ 8 <= end {
      let difference = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) ^ pattern
      if (difference &- ones) & ~difference & (ones << 7) != 0 { break }
      index &+= 8
    }
    while index < end {
      if base[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  static func first(_ needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let needle = needle.baseAddress.map({ UnsafeBufferPointer(start: $0, count: needle.count) }),
      let head = needle.first
    else { return 0 }
    let last = bytes.count - needle.count
    var start = 0
    while start <= last, let found = index(of: head, in: bytes, from: start), found <= last {
      var length = 1
      while length < needle.count, bytes[found &+ length] == needle[length] { length &+= 1 }
      if length == needle.count { return found }
      start = found &+ 1
    }
    return nil
  }
}
