/// Lists of files as Xcode's `.xcfilelist` has them, and response files, whose words stand for arguments.

package enum FileList {
  /// One path a line; `#` begins a comment; `$(SRCROOT)` and `${SRCROOT}` are variables of the environment.
  package static func paths(_ text: String, variable: (String) -> String?) -> [String] {
    text.split(whereSeparator: \.isNewline).map { line in
      var line = line.drop(while: \.isWhitespace)
      while let last = line.last, last.isWhitespace { line = line.dropLast() }
      return line
    }
    .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    .map { expanded($0, variable) }
  }

  /// What `paths` reads, with the root of the project, where it is known, as a variable.
  package static func text(_ paths: [FilePath], projectFolder: String?) -> String {
    paths.map { path in
      guard let folder = projectFolder, FilePath.isBelow(path.real, folder) else { return path.shown + "\n" }
      return "$(SRCROOT)" + path.real.dropFirst(folder.count) + "\n"
    }.joined()
  }

  /// Words parted by white space, quoted or escaped as a shell has them.
  package static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// A variable that is not set stays as it is written, so that the message about the path shows it.
  private static func expanded(_ line: Substring, _ variable: (String) -> String?) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      let brackets: [Character: Character] = ["(": ")", "{": "}"]
      let open = rest.dropFirst().first
      guard let open, let close = brackets[open], let end = rest.firstIndex(of: close) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(start, offsetBy: 2)..<end]
      result += variable(String(name)) ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
