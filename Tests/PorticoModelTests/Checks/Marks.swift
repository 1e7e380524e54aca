/// What a fixture says about itself: the diagnostics it expects, marked under the line they belong to.
///
///     output x: Foo <- bar.mapp(f)
///     //                   ^^^^ error[unknown-step]: did you mean `map`
///
/// Carets stand under the span, by count of characters; `|` stands where the span is empty. A span that no caret fits
/// under (it begins in the first two columns, or goes on over lines) is written as `//@column+length error[…]: …`.
import PorticoSyntax

struct Mark: Hashable, CustomStringConvertible {
  var line: Int
  var column: Int
  var length: Int
  var severity: String
  var code: String
  var message: String

  var description: String { "\(line):\(column)+\(length) \(severity)[\(code)]: \(message)" }

  /// Whether a diagnostic's mark is the one that was expected: of the message a part is enough.
  func matches(_ found: Mark) -> Bool {
    line == found.line && column == found.column && length == found.length && severity == found.severity
      && code == found.code && found.message.contains(message)
  }

  init(_ diagnostic: Diagnostic, in source: SourceFile) {
    let place = LineTable(source).position(of: diagnostic.span.lower)
    line = place.line
    column = place.column
    length = source.text(diagnostic.span).unicodeScalars.count
    severity = diagnostic.severity.rawValue
    code = diagnostic.code
    message = diagnostic.message
  }

  private init?(line: Int, text: String) {
    guard let marked = text.firstMatch(of: /^\s*\/\/(?:@(\d+)\+(\d+)|\s*(\^+|\|))\s+(\w+)\[([a-z0-9-]+)\]: ?(.*)$/)
    else {
      return nil
    }
    self.line = line
    if let carets = marked.3 {
      column = text[..<carets.startIndex].unicodeScalars.count + 1
      length = carets == "|" ? 0 : carets.count
    } else {
      column = Int(marked.1 ?? "") ?? 0
      length = Int(marked.2 ?? "") ?? 0
    }
    severity = String(marked.4)
    code = String(marked.5)
    message = String(marked.6)
  }

  /// The marks of a fixture's text.
  static func expected(in text: String) -> [Mark] {
    var marks: [Mark] = []
    var marked = 0
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if let mark = Mark(line: marked, text: String(line)) { marks.append(mark) } else { marked = index + 1 }
    }
    return marks
  }

  /// What differs between the marks of a text and what was found, one line each; empty where they agree.
  static func differences(expected: [Mark], found: [Mark]) -> [String] {
    var left = found
    var differences: [String] = []
    for mark in expected {
      if let place = left.firstIndex(where: mark.matches) {
        left.remove(at: place)
      } else {
        differences.append("missing    \(mark)")
      }
    }
    return differences + left.map { "unexpected \($0)" }
  }
}
