/// Swift text laid out over lines: a chain of calls, an argument list, indentation. Text is built at column 0; whoever
/// places it indents it.
package enum Layout {
  /// What fits on one line of the output, indentation aside.
  package static let width = 92

  /// Every line after the first, or every line, moved right by `count` spaces; empty lines stay empty.
  package static func indented(_ text: String, by count: Int = 2, first: Bool = true) -> String {
    let pad = String(repeating: " ", count: count)
    var lines: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let isKept = line.isEmpty || line.hasPrefix("#sourceLocation") || (index == 0 && !first)
      lines.append(isKept ? String(line) : pad + line)
    }
    return lines.joined(separator: "\n")
  }

  package static func isMultiline(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "\n"))
  }

  /// `name(a, b)`, or one argument a line where that is too long or some argument has lines of its own.
  package static func call(_ name: String, _ arguments: [String], room: Int = width) -> String {
    let line = name + "(" + arguments.joined(separator: ", ") + ")"
    if line.utf8.count <= room, !isMultiline(line) { return line }
    if arguments.count == 1, isMultiline(arguments[0]), arguments[0].hasPrefix("{") { return line }
    return name + "(\n" + arguments.map { indented($0) }.joined(separator: ",\n") + "\n)"
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

  package init(_ head: String, _ links: [String] = []) {
    self.head = head
    self.links = links
  }

  package func then(_ link: String?) -> Chain {
    guard let link else { return self }
    return Chain(head, links + [link])
  }

  package func text(room: Int = Layout.width) -> String {
    let line = head + links.joined()
    let lastMayBreak = links.count <= 1 && !Layout.isMultiline(head)
    if !Layout.isMultiline(line), line.utf8.count <= room, links.count <= 2 { return line }
    if lastMayBreak, links.count == 1, let first = line.split(separator: "\n", maxSplits: 1).first,
      first.utf8.count <= room
    {
      return line
    }
    return ([head] + links.map { Layout.indented($0) }).joined(separator: "\n")
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
