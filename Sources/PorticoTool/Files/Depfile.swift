/// A rule in the language of make, which Ninja reads too: what is made, and all that it is made of.

package enum Depfile {
  package static func text(targets: [String], inputs: [String]) -> String {
    let rule = targets.map(escaped).joined(separator: " ") + ":" + inputs.map { " \\\n  " + escaped($0) }.joined()
    // A rule of its own for each input, so that one which is gone later is no error.
    return rule + "\n" + inputs.map { "\n\(escaped($0)):\n" }.joined()
  }

  private static func escaped(_ path: String) -> String {
    var result = ""
    for character in path {
      switch character {
      case " ", "#", "\\": result += "\\\(character)"
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    return result
  }
}
