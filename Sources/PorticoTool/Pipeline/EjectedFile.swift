/// One plain Swift file: the imports of all its parts, the view model, the user's half as it stands, the support code.
import PorticoEmit
import PorticoSyntax

package struct EjectedFile {
  package let text: String

  /// `half` is the file of the user's half, which moves in whole.
  package init(_ ejection: Ejection, half: SwiftOutline?) {
    let (own, logic) = half.map(Self.apart) ?? ([], "")
    let ending = half.map { LineEnding(of: $0.source.bytes) } ?? .lineFeed
    let imports = Self.merged(ejection.imports, own)
    let pieces = [
      imports.joined(separator: "\n"), ejection.conditionalImports.joined(separator: "\n"), ejection.model,
    ]
    var blocks = pieces.filter { !$0.isEmpty }.map(ending.applied)
    if !logic.isEmpty { blocks.append(logic) }
    if !ejection.support.isEmpty { blocks.append(ending.applied(to: ejection.support)) }
    text = blocks.joined(separator: ending.rawValue + ending.rawValue) + ending.rawValue
  }

  /// The imports that stand on lines of their own, and all else to the byte, blank lines at either end aside.
  private static func apart(_ outline: SwiftOutline) -> (imports: [SwiftOutline.Import], rest: String) {
    var bytes = outline.source.bytes
    let moving = outline.imports.filter { $0.lines != nil }
    for found in moving.reversed() {
      if let lines = found.lines { bytes.removeSubrange(lines.lower..<lines.upper) }
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }[...]
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines = lines.dropFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines = lines.dropLast() }
    guard let first = lines.first, let last = lines.last else { return (moving, "") }
    return (moving, String(text[first.startIndex..<last.endIndex]))
  }

  /// Each module once; a line that says more than its name goes before one that does not.
  private static func merged(_ generated: [String], _ own: [SwiftOutline.Import]) -> [String] {
    let plain = Set(own.map { "import \($0.module)" })
    let special = own.map(\.text).filter { !plain.contains($0) }
    let covered = Set(own.filter { special.contains($0.text) && !$0.text.contains(".") }.map { "import \($0.module)" })
    let lines = Set(generated + own.map(\.text)).subtracting(covered)
    // The tests' own come last, as they do elsewhere.
    return lines.sorted { ($0.hasPrefix("@") ? 1 : 0, $0) < ($1.hasPrefix("@") ? 1 : 0, $1) }
  }
}
