/// The user's half of a screen as it begins: every hook a stub that compiles and says that it is one.
import PorticoModel

extension Generator {
  /// `LoginLogic.swift`; `imports` are the declaration's own lines.
  package func scaffold(_ screen: Screen, imports: [String]) throws(TemplateError) -> OutputFile {
    let scaffold = Scaffold(screen, Self.library(screen.settings.library), imports: imports)
    let context = TemplateValue.object(TemplateObject("context", ["logic": scaffold.view]))
    return OutputFile(name: scaffold.fileName, text: try templates.render("swift.scaffold.stencil", context))
  }
}

struct Scaffold {
  private let shape: ScreenShape
  private let written: [String]
  private let hooks: [Stub]

  private struct Stub {
    var name: String
    var signature: String
    var givesValue: Bool
    var namesLibrary: Bool
  }

  init(_ screen: Screen, _ library: any StreamLibrary, imports: [String]) {
    shape = ScreenShape(screen, library)
    written = imports
    hooks = Self.stubs(shape)
  }

  var fileName: String { shape.names.logic + ".swift" }

  var view: TemplateValue {
    let model = shape.names.className
    return .object(
      TemplateObject(
        "logic",
        [
          "imports": .list(imports.map { .string($0) }),
          "attributes": .list(attributes.map { .string($0) }),
          "name": .string(shape.names.logic),
          "protocol": .string("\(model).Logic"),
          "context": .string("\(model).Context"),
          "hooks": .list(
            hooks.map { stub in
              .object(
                TemplateObject(
                  "hook",
                  [
                    "signature": .string(stub.signature),
                    "body": .string(
                      stub.givesValue ? "fatalError(\"\(stub.name) is not written yet\")" : "// Not written yet."),
                  ]))
            }),
        ]))
  }

  /// Where the screen may be used, and on which actor.
  private var attributes: [String] {
    let available = shape.screen.attributes.filter { $0.hasPrefix("@available") }
    return available + (shape.settings.isolation == .mainActor ? ["@MainActor"] : [])
  }

  /// The modules that the signatures name: the library's where one of them is a stream, the declaration's own where a
  /// type is none of Swift's.
  private var imports: [String] {
    let streams = hooks.filter(\.namesLibrary).map(\.signature).joined(separator: "\n")
    let library = streams.isEmpty ? [] : shape.library.imports(for: streams).map { "import \($0)" }
    let own = hooks.contains { Self.namesForeignType($0.signature) } ? written : []
    return Set(library + own).sorted()
  }

  private static func stubs(_ shape: ScreenShape) -> [Stub] {
    let view = LogicView(shape)
    var stubs = shape.screen.hooks.map { hook in
      let namesLibrary =
        switch hook.result {
        case .void, .value: false
        case .stream, .carrier, .output: true
        }
      var givesValue = hook.result != .void
      if case .value("Void") = hook.result { givesValue = false }
      return Stub(
        name: hook.name, signature: view.signature(hook, qualified: true), givesValue: givesValue,
        namesLibrary: namesLibrary)
    }
    if shape.screen.isWrittenByHand {
      let transform = TransformSignature(shape)
      stubs.append(
        Stub(
          name: transform.name, signature: qualified(view.handSignature, shape),
          givesValue: transform.result != nil,
          namesLibrary: shape.hasEnumInput || shape.outputShape == .enum || shape.settings.bag == .parameter))
    }
    return stubs
  }

  /// The view model's own types by their full names, which the user's half is outside of.
  private static func qualified(_ signature: String, _ shape: ScreenShape) -> String {
    let names = shape.names
    var text = signature
    for type in shape.inputPairs.map({ names.input($0.group) }) + shape.outputPairs.map({ names.output($0.group) }) {
      text = text.replacingWord(type, with: names.qualified(type))
    }
    return text
  }

  private static let swiftTypes: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float", "Int", "Int16", "Int32",
    "Int64", "Int8", "Never", "Optional", "Result", "Self", "Set", "String", "Substring", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "Void",
  ]

  private static func namesForeignType(_ signature: String) -> Bool {
    signature.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { word in
      word.first?.isUppercase == true && !swiftTypes.contains(String(word))
    }
  }
}

extension String {
  /// With every whole `word` that stands behind no dot and before no colon replaced.
  fileprivate func replacingWord(_ word: String, with replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: word) {
      let before = found.lowerBound == startIndex ? nil : self[index(before: found.lowerBound)]
      let after = found.upperBound == endIndex ? nil : self[found.upperBound]
      let isWord = ![before, after].contains { $0?.isLetter == true || $0?.isNumber == true || $0 == "_" }
      result += rest[..<found.lowerBound]
      result += isWord && before != "." && after != ":" ? replacement : word
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
