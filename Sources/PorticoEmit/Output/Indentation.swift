/// A file's indentation by the team's unit in place of two spaces.
package enum Indentation {
  /// Lines inside a multi-line string stay as they are, for their white space is the string's.
  package static func applied(_ unit: String, to text: String) -> String {
    guard unit != "  " else { return text }
    var isString = false
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(isString ? String(line) : replaced(line, unit))
      if occurrences(of: "\"\"\"", in: line) % 2 == 1 { isString.toggle() }
    }
    return lines.joined(separator: "\n")
  }

  private static func replaced(_ line: Substring, _ unit: String) -> String {
    let blanks = line.prefix { $0 == " " }.count
    return String(repeating: unit, count: blanks / 2) + String(repeating: " ", count: blanks % 2)
      + line.dropFirst(blanks)
  }

  private static func occurrences(of needle: String, in line: Substring) -> Int {
    var count = 0
    var rest = line
    while let found = rest.firstRange(of: needle) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
