/// The bytes of one file and the path by which diagnostics name it.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of `span`; bytes that are not UTF-8 become U+FFFD.
  package func text(_ span: Span) -> String {
    String(decoding: bytes[span.lower..<span.upper], as: UTF8.self)
  }
}
