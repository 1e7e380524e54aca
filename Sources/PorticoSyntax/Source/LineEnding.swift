/// What ends the lines of a file.
package enum LineEnding: String, Hashable, Sendable {
  case lineFeed = "\n"
  case carriageReturn = "\r"
  case both = "\r\n"

  /// What ends most of its lines; a file of one line has the system's.
  package init(of bytes: [UInt8]) {
    var counts = (lineFeed: 0, carriageReturn: 0, both: 0)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A, previous == 0x0D {
        counts.both += 1
        counts.carriageReturn -= 1
      } else if byte == 0x0A {
        counts.lineFeed += 1
      } else if byte == 0x0D {
        counts.carriageReturn += 1
      }
      previous = byte
    }
    if counts.both > counts.lineFeed, counts.both >= counts.carriageReturn {
      self = .both
    } else {
      self = counts.carriageReturn > counts.lineFeed ? .carriageReturn : .lineFeed
    }
  }

  /// `text`, whose lines LF ends, with this in its place.
  package func applied(to text: String) -> String {
    guard self != .lineFeed else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: rawValue)
  }
}
