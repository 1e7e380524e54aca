/// What a string literal says: its content with the escapes resolved.

/// The content of a string token; an interpolation stays as it is written.
package func stringContent(of token: Token, in source: SourceFile) -> String {
  var content = Substring(source.text(token.span))
  let hashes = content.prefix { $0 == "#" }
  content = content.dropFirst(hashes.count)
  let isMultiline = content.hasPrefix("\"\"\"") && content.count >= 6
  let quotes = isMultiline ? 3 : 1
  content = content.dropFirst(quotes)
  let closing = String(repeating: "\"", count: quotes) + hashes
  if content.hasSuffix(closing) { content = content.dropLast(closing.count) }
  let text = isMultiline ? withoutIndentation(content) : String(content)
  return unescaped(text, escape: "\\" + hashes)
}

/// The lines between the delimiters, without the blanks that stand before the closing one.
private func withoutIndentation(_ content: Substring) -> String {
  var lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  guard lines.count > 1, let last = lines.popLast() else { return String(content) }
  lines.removeFirst()
  return lines.map { $0.hasPrefix(last) ? $0.dropFirst(last.count) : $0 }.joined(separator: "\n")
}

private func unescaped(_ text: String, escape: String) -> String {
  var result = ""
  var rest = Substring(text)
  while let first = rest.first {
    guard rest.hasPrefix(escape), let escaped = rest.dropFirst(escape.count).first else {
      result.append(first)
      rest = rest.dropFirst()
      continue
    }
    let tail = rest.dropFirst(escape.count + 1)
    switch escaped {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "0": result.append("\0")
    case "\\", "\"", "'": result.append(escaped)
    case "u":
      let digits = tail.hasPrefix("{") ? tail.dropFirst().prefix { $0.isHexDigit } : ""
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        result.unicodeScalars.append(scalar)
        rest = tail.dropFirst(digits.count + 2)
        continue
      }
      result += escape + "u"
    default: result += escape + String(escaped)
    }
    rest = tail
  }
  return result
}
