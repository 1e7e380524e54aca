/// A screen's Logic as its user wrote it: the file with the type, and the methods that it has from wherever.
import PorticoSyntax

package struct UserHalf {
  package struct Method {
    package var function: SwiftFunction
    package var source: SourceFile
    /// It stands in the type itself or in a plain extension of it, and not to conform to something else.
    package var isOwn: Bool
  }

  package let path: FilePath
  package let bytes: [UInt8]
  package let outline: SwiftOutline
  package let declaration: SwiftOutline.Declaration
  package private(set) var methods: [Method] = []
  private var outlines: [SwiftOutline] = []
  private var known: Set<FilePath> = []
  /// It inherits from something that this module does not show, whose requirements nobody knows.
  private var strangers: Set<String> = []

  init(path: FilePath, bytes: [UInt8], outline: SwiftOutline, declaration: SwiftOutline.Declaration) {
    self.path = path
    self.bytes = bytes
    self.outline = outline
    self.declaration = declaration
  }

  /// What a file adds to `name`, which is the type itself, something that it inherits from, or one of its protocols.
  mutating func add(_ other: SwiftOutline, at file: FilePath, declaring name: String, _ names: inout [String]) {
    let isItself = name == declaration.name
    for found in other.declarations where Self.isSame(found.name, name) {
      if isItself, known.insert(file).inserted { outlines.append(other) }
      strangers.remove(name)
      // Whatever it is generic over, its methods have the same names.
      let bases = found.inheritance.map { String($0.prefix { $0 != "<" }) }
      for base in bases where !names.contains(base) {
        names.append(base)
        if !Self.isHarmless(base) { strangers.insert(base) }
      }
      if found.kind == .protocol { continue }
      let isOwn = isItself && (found.kind == .type || found.inheritance.isEmpty)
      methods += found.functions.filter { !$0.isOfType }.map { function in
        var function = function
        if found.isHidden { function.modifiers.insert("fileprivate") }
        return Method(function: function, source: other.source, isOwn: isOwn)
      }
    }
  }

  /// A protocol of the view model's, or one without methods.
  private static func isHarmless(_ name: String) -> Bool {
    name.hasSuffix(".Logic") || ["Sendable", "AnyObject", "NSObject"].contains(name)
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || left.hasSuffix("." + right) || right.hasSuffix("." + left)
  }

  package func methods(named compoundName: String) -> [Method] {
    methods.filter { $0.function.compoundName == compoundName }
  }

  /// The methods that seem to have been hooks: `wanted` are those of today. One that is called somewhere here is its
  /// user's own.
  package func leftovers(besides wanted: Set<String>, stubWords: [String]) -> [Method] {
    methods.filter { method in
      let function = method.function
      guard method.isOwn, !function.isHidden, !wanted.contains(function.compoundName),
        !function.modifiers.contains("override"),
        !function.modifiers.contains(where: { $0.hasPrefix("@objc") || $0 == "@IBAction" })
      else { return false }
      let body = function.body.map { method.source.text($0) } ?? ""
      if stubWords.contains(where: body.contains) { return true }
      return strangers.isEmpty && !outlines.contains { $0.mentions(function.name) }
    }
  }
}
