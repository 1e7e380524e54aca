/// New names for what the support file declares, so that an ejected file can carry its own copy in a module that still
/// has others.
package struct SupportRenaming: Hashable, Sendable {
  private let names: [String: String]
  /// Stands before a word of the user's that is to stay: the last scalar that is free for private use.
  private static let shield = "\u{10FFFD}"

  /// What `texts` declare for others gets `prefix` before its name, `kept` aside.
  package init(prefix: String, declaredBy texts: [String], keeping kept: Set<String>) {
    var names: [String: String] = [:]
    for name in texts.flatMap(Self.declared) where !kept.contains(name) {
      let isType = name.first?.isUppercase == true
      names[name] =
        (isType ? Identifier.upperFirst(prefix) : Identifier.lowerFirst(prefix)) + Identifier.upperFirst(name)
    }
    self.names = names
  }

  /// Types and functions that stand in the file, and the members that extensions add.
  private static func declared(_ text: String) -> [String] {
    var depth = 0
    var isExtension = false
    var result: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      let indent = line.prefix { $0 == " " }.count - depth * 2
      var words = line.split(separator: " ").map(String.init)
      if words.contains("private") || words.contains("fileprivate") {
        if indent == 0 { isExtension = false }
        continue
      }
      words.removeAll { $0.hasPrefix("@") || modifiers.contains($0) }
      guard words.count > 1 else { continue }
      if indent == 0, line.first != "}", line.first != "#", line.first != "/" { isExtension = words[0] == "extension" }
      let isMember = indent == 2 && isExtension
      let kinds: Set<String> = isMember ? ["func", "var"] : ["func", "var", "struct", "class", "enum", "typealias"]
      guard indent == 0 || isMember, kinds.contains(words[0]) else { continue }
      let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { result.append(String(name)) }
    }
    return result
  }

  private static let modifiers: Set<String> = ["nonisolated", "final", "static", "public", "internal"]

  /// Copied text in which no word is taken for the support file's.
  package func shielding(_ text: String) -> String {
    replacing(in: text) { name, _ in Self.shield + name }
  }

  /// `text` with the new names.
  package func applied(to text: String) -> String {
    let renamed = replacing(in: text) { name, place in
      // Invented words are the support file's wherever they stand; others are its own where they are called.
      let isInvented = name.contains("Flow") || name.hasPrefix("flow")
      return isInvented || place == .call || place == .declaration ? names[name] ?? name : name
    }
    return renamed.split(separator: Self.shield, omittingEmptySubsequences: false).joined()
  }

  private enum Place {
    /// `.name(`, `.name {`
    case call
    /// `func name`
    case declaration
    case elsewhere
  }

  private func replacing(in text: String, with replacement: (String, Place) -> String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard Self.isNameByte(bytes[index]) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      if names[word] == nil {
        result.append(contentsOf: bytes[index..<end])
      } else {
        result.append(contentsOf: replacement(word, Self.place(index..<end, in: bytes)).utf8)
      }
      index = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func place(_ range: Range<Int>, in bytes: [UInt8]) -> Place {
    let before = bytes[..<range.lowerBound]
    if before.suffix(5).elementsEqual("func ".utf8) { return .declaration }
    let after = bytes[range.upperBound...]
    let isCalled = after.first == UInt8(ascii: "(") || after.starts(with: " {".utf8)
    return before.last == UInt8(ascii: ".") && isCalled ? .call : .elsewhere
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
