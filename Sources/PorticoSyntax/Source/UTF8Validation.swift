/// Whether bytes are UTF-8, and which are not.

/// The first bytes that begin no UTF-8 sequence, or nil where all do.
func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Span? {
  var index = 0
  while index < bytes.count {
    if bytes[index] < 0x80 {
      index += 1
    } else if let scalar = decodeScalar(in: bytes, at: index, end: bytes.count) {
      index += scalar.length
    } else {
      return Span(index, index + 1)
    }
  }
  return nil
}

/// The scalar at `index` and its length in bytes; nil where the bytes are no UTF-8.
func decodeScalar(
  in bytes: UnsafeBufferPointer<UInt8>, at index: Int, end: Int
) -> (value: UInt32, length: Int)? {
  let first = UInt32(bytes[index])
  if first < 0x80 { return (first, 1) }
  let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
  guard first >= 0xC2, first <= 0xF4, index + length <= end else { return nil }
  var value = first & (0x7F >> UInt32(length))
  for offset in 1..<length {
    let byte = UInt32(bytes[index + offset])
    guard byte & 0xC0 == 0x80 else { return nil }
    value = value << 6 | byte & 0x3F
  }
  let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
  guard value >= least, Unicode.Scalar(value) != nil else { return nil }
  return (value, length)
}
