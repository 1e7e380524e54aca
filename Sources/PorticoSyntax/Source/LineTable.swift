/// Where the lines of a file begin, and which line and column a byte offset is.
///
/// A line ends at LF, CR LF or a lone CR. Lines and columns count from one; a column counts Unicode scalars, a tab one.
package struct LineTable: Sendable {
  package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private let bytes: [UInt8]
  private let starts: [Int]
  /// How many scalars stand before each stride, so that a column far along a line need not be counted from its start.
  private let scalarsBefore: [Int]
  private static let stride = 4096

  package init(_ source: SourceFile) {
    bytes = source.bytes
    starts = Self.lineStarts(of: source.bytes)
    scalarsBefore = Self.scalarsBeforeStrides(of: source.bytes)
  }

  package var lineCount: Int { starts.count }

  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    return Position(line: line + 1, column: scalarCount(starts[line]..<offset) + 1)
  }

  /// The line's bytes without what ends it; `line` counts from one.
  package func span(ofLine line: Int) -> Span {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return Span(start, end)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalarCount(_ range: Range<Int>) -> Int {
    scalarsBefore(range.upperBound) - scalarsBefore(range.lowerBound)
  }

  private func scalarsBefore(_ offset: Int) -> Int {
    let stride = offset / Self.stride
    return scalarsBefore[stride] + Self.scalarCount(of: bytes, in: (stride * Self.stride)..<offset)
  }

  private static func scalarsBeforeStrides(of bytes: [UInt8]) -> [Int] {
    var counts = [0]
    for start in Swift.stride(from: 0, to: bytes.count - stride + 1, by: stride) {
      counts.append(counts[counts.count - 1] + scalarCount(of: bytes, in: start..<(start + stride)))
    }
    return counts
  }

  private static func scalarCount(of bytes: [UInt8], in range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
      // A byte order mark is no character that anyone sees.
      if range.lowerBound == 0, !range.isEmpty, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { count -= 1 }
      return count
    }
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D, index == bytes.count || bytes[index] != 0x0A {
          starts.append(index)
        }
      }
    }
    return starts
  }
}
