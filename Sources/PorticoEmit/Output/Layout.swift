/// Swift text laid out over lines: a chain of calls, an argument list, indentation. Text is built at column 0; whoever
/// places it indents it.
package enum Layout {
  /// What fits on one line of the output, indentation aside.
  package static let width = 92

  /// Every line, or every line but the first, moved right by `count` spaces; empty lines and directives stay.
  package static func indented(_ text: String, by count: Int = 2, first: Bool = true) -> String {
    var text = text
    return text.withUTF8 { bytes in
      let newline = UInt8(ascii: "\n")
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + bytes.count / 4 + count)
      var start = 0
      while true {
        var end = start
        while end < bytes.count, bytes[end] != newline { end += 1 }
        let isKept = end == start || start == 0 && !first || isDirective(bytes, start)
        if !isKept { for _ in 0..<count { result.append(UInt8(ascii: " ")) } }
        result.append(contentsOf: bytes[start..<end])
        guard end < bytes.count else { break }
        result.append(newline)
        start = end + 1
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  private static func isDirective(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    bytes[start] == UInt8(ascii: "#") && bytes[start...].starts(with: "#sourceLocation".utf8)
  }

  /// The length of the first line, in bytes.
  package static func firstLine(_ text: String) -> Int {
    var count = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { break }
      count += 1
    }
    return count
  }

  package static func isMultiline(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "\n"))
  }

  /// `name(a, b)`, or one argument a line where that is too long or some argument has lines of its own. `suffix` is what
  /// must follow on the last line.
  package static func call(_ name: String, _ arguments: [String], suffix: String = "", room: Int = width) -> String {
    let line = name + "(" + arguments.joined(separator: ", ") + ")" + suffix
    if line.utf8.count <= room, !isMultiline(line) { return line }
    if arguments.isEmpty { return line }
    if arguments.count == 1, isMultiline(arguments[0]), arguments[0].hasPrefix("{") { return line }
    return name + "(\n" + arguments.map { indented($0) }.joined(separator: ",\n") + "\n)" + suffix
  }

  /// `name(a, b) { body }`, broken in the closure first, then in the arguments.
  package static func call(_ name: String, _ arguments: [String], closure body: String) -> String {
    let head = name + "(" + arguments.joined(separator: ", ") + ")"
    let line = "\(head) { \(body) }"
    if line.utf8.count <= width, !isMultiline(line) { return line }
    if head.utf8.count + 2 <= width, !isMultiline(head) { return "\(head) {\n\(indented(body))\n}" }
    return call(name, arguments, room: 0) + " " + closure(nil, body)
  }

  /// `let name: Type = chain`.
  package static func assignment(_ target: String, _ chain: Chain) -> String { led(by: target + " =", chain) }

  /// `return chain`.
  package static func returning(_ chain: Chain) -> String { led(by: "return", chain) }

  /// The chain on lines of its own where it is several lines behind one short name, or begins too far to the right.
  private static func led(by opening: String, _ chain: Chain) -> String {
    let room = width - opening.utf8.count - 1
    let text = chain.text(room: room)
    let isBareName = !chain.head.utf8.contains {
      [UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: " ")].contains($0)
    }
    let length = firstLine(text)
    let breaks = isBareName && isMultiline(text) && length == chain.head.utf8.count || length > room + 4
    guard breaks else { return opening + " " + text }
    let whole = chain.text()
    let lines = isMultiline(whole) ? ([chain.head] + chain.links).joined(separator: "\n") : whole
    return opening + "\n" + indented(lines)
  }

  /// `{ signature in body }` on one line or several.
  package static func closure(_ signature: String?, _ body: String, room: Int = width) -> String {
    let opening = signature.map { "{ \($0) in" } ?? "{"
    if body.isEmpty { return "\(opening) }" }
    let line = "\(opening) \(body) }"
    if !isMultiline(body), line.utf8.count <= room { return line }
    return opening + "\n" + indented(body) + "\n}"
  }
}

/// `head.first().second { … }`: one line while it is short, else a line for each link.
package struct Chain: Hashable, Sendable {
  package var head: String
  /// Each begins with its dot.
  package var links: [String]
  /// Whether the head by itself has the library's plain stream type.
  package var isPlain: Bool

  package init(_ head: String, _ links: [String] = [], isPlain: Bool = false) {
    self.head = head
    self.links = links
    self.isPlain = isPlain
  }

  package func then(_ link: String?) -> Chain {
    guard let link else { return self }
    return Chain(head, links + [link], isPlain: isPlain)
  }

  package func then(_ more: [String]) -> Chain {
    Chain(head, links + more, isPlain: isPlain)
  }

  package func text(room: Int = Layout.width) -> String {
    let line = head + links.joined()
    if !Layout.isMultiline(line), line.utf8.count <= room, links.count <= 2 { return line }
    if links.count == 1, !Layout.isMultiline(head), Layout.firstLine(line) <= room, Layout.isMultiline(links[0]) {
      return line
    }
    let depth = Layout.isMultiline(head) ? 0 : 2
    return ([head] + links.map { Layout.indented($0, by: depth) }).joined(separator: "\n")
  }
}

extension Layout {
  /// `name { body }`.
  package static func closureCall(_ name: String, _ body: String) -> String {
    name + " " + closure(nil, body)
  }

  /// `text` as something that a `.link` can follow: in parentheses unless it is a name, a call or the like.
  package static func operand(_ text: String) -> String {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: " "), UInt8(ascii: "\n"): if depth == 0 { return "(\(text))" }
      default: break
      }
    }
    return text
  }
}
