/// Swift text laid out over lines: a chain of calls, an argument list, indentation. Text is built at column 0; whoever
/// places it indents it.
package enum Layout {
  /// What fits on one line of the output, indentation aside.
  package static let width = 92

  /// Every line, or every line but the first, moved right by `count` spaces; empty lines and directives stay.
  package static func indented(_ text: String, by count: Int = 2, first: Bool = true) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + bytes.count / 4 + count)
      var start = 0
      while true {
        let end = Bytes.index(of: UInt8(ascii: "\n"), in: bytes, from: start) ?? bytes.count
        let isKept = end == start || start == 0 && !first || isDirective(bytes, start)
        if !isKept { result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count)) }
        result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<min(end + 1, bytes.count)]))
        guard end < bytes.count else { break }
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
    Bytes.index(of: UInt8(ascii: "\n"), in: text) ?? text.utf8.count
  }

  package static func isMultiline(_ text: String) -> Bool {
    Bytes.contains(UInt8(ascii: "\n"), in: text)
  }

  /// `name(a, b)`, or one argument a line where that is too long or some argument has lines of its own. `suffix` is what
  /// must follow on the last line.
  package static func call(_ name: String, _ arguments: [String], suffix: String = "", room: Int = width) -> String {
    let isWhole =
      arguments.isEmpty || arguments.count == 1 && isMultiline(arguments[0]) && arguments[0].hasPrefix("{")
    if isWhole || fits([name, suffix], arguments, between: 2, room: room - 2) {
      return [name, "(", arguments.joined(separator: ", "), ")", suffix].joined()
    }
    return name + "(\n" + arguments.map { indented($0) }.joined(separator: ",\n") + "\n)" + suffix
  }

  /// Whether all of it stands on one line, `between` bytes between two arguments.
  fileprivate static func fits(_ rest: [String], _ arguments: [String], between: Int, room: Int) -> Bool {
    var length = between * (arguments.count - 1)
    for text in arguments { length += text.utf8.count }
    for text in rest { length += text.utf8.count }
    return length <= room && !arguments.contains(where: isMultiline) && !rest.contains(where: isMultiline)
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

  /// `label: chain`, as an argument; on lines of its own where it is several behind one short name.
  package static func labelled(_ label: String, _ chain: Chain) -> String {
    let text = chain.text()
    guard isMultiline(text), isBareName(chain.head) else { return "\(label): \(text)" }
    return "\(label):\n" + indented(([chain.head] + chain.links).joined(separator: "\n"))
  }

  /// `return chain`.
  package static func returning(_ chain: Chain) -> String { led(by: "return", chain) }

  /// The chain on lines of its own where it is several lines behind one short name, or begins too far to the right.
  private static func led(by opening: String, _ chain: Chain) -> String {
    let room = width - opening.utf8.count - 1
    let text = chain.text(room: room)
    let length = firstLine(text)
    let breaks = isBareName(chain.head) && isMultiline(text) && length == chain.head.utf8.count || length > room + 4
    guard breaks else { return opening + " " + text }
    let whole = chain.text()
    let lines = isMultiline(whole) ? ([chain.head] + chain.links).joined(separator: "\n") : whole
    return opening + "\n" + indented(lines)
  }

  private static func isBareName(_ head: String) -> Bool {
    !head.utf8.contains { [UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: " ")].contains($0) }
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
    if links.count <= 2, Layout.fits([head], links, between: 0, room: room) { return ([head] + links).joined() }
    let isHeadBroken = Layout.isMultiline(head)
    if links.count == 1, !isHeadBroken, Layout.isMultiline(links[0]),
      head.utf8.count + Layout.firstLine(links[0]) <= room
    {
      return head + links[0]
    }
    let depth = isHeadBroken ? 0 : 2
    return ([head] + links.map { Layout.indented($0, by: depth) }).joined(separator: "\n")
  }
}

extension Layout {
  /// `name { body }`.
  package static func closureCall(_ name: String, _ body: String) -> String {
    name + " " + closure(nil, body)
  }

  /// What stands behind `try`, where that is how the text begins.
  package static func tried(_ text: String) -> (expression: String, isTried: Bool) {
    text.hasPrefix("try ") ? (String(text.dropFirst(4)), true) : (text, false)
  }

  /// `try expression`, which gets lines of its own where it is a closure of several that is called.
  package static func trying(_ expression: String, _ isTried: Bool) -> String {
    guard isTried else { return expression }
    guard isMultiline(expression), expression.hasPrefix("(") else { return "try " + expression }
    return "try\n" + indented(expression)
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
