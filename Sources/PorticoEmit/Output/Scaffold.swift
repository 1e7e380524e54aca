/// The user's half of a screen as it begins and grows: every hook a stub that compiles and says that it is one.
import PorticoModel

/// One method that the user's half must have, as a file declares it from outside the view model.
package struct LogicStub: Hashable, Sendable {
  package var name: String
  /// `func isValid(_ email: String) -> Bool`
  package var signature: String
  /// The first line of the declaration that calls it; nil for a `transform by hand`.
  package var line: Int?
  var givesValue: Bool
  var namesLibrary: Bool

  var body: String { givesValue ? "fatalError(\"\(name) is not written yet\")" : "// Not written yet." }
}

extension Generator {
  /// `LoginLogic.swift`; `imports` are the declaration's own lines.
  package func scaffold(_ screen: Screen, imports: [String]) throws(TemplateError) -> OutputFile {
    let scaffold = Scaffold(screen, Self.library(screen.settings.library), imports: imports)
    let context = TemplateValue.object(TemplateObject("context", ["logic": scaffold.view]))
    return OutputFile(name: scaffold.fileName, text: try templates.render("swift.scaffold.stencil", context))
  }

  package func stubs(_ screen: Screen) -> [LogicStub] {
    Scaffold(screen, Self.library(screen.settings.library), imports: []).hooks
  }

  /// What is added to a user's half that lacks `stubs`: an extension, and before it the imports that these need, as far
  /// as the file knows neither the modules nor the types. `unit` is how the file is indented.
  package func growth(
    _ screen: Screen, by stubs: [LogicStub], imports: [String], modules: Set<String>, words: Set<String>, unit: String
  ) throws(TemplateError) -> (imports: [String], text: String) {
    let scaffold = Scaffold(screen, Self.library(screen.settings.library), imports: imports, stubs: stubs)
    var sections: [String] = []
    for stub in stubs {
      sections.append(
        try templates.section(
          "swift.function.stencil", "function",
          .object(
            TemplateObject(
              "function",
              [
                "documentation": .documentation([]), "head": .string(stub.signature), "body": .string(stub.body),
              ]))))
    }
    let text = try templates.section(
      "swift.extension-body.stencil", "extension",
      .object(
        TemplateObject(
          "extension",
          [
            "head": .string("extension \(scaffold.name)"), "sections": .list(sections.map { .string($0) }),
          ])))
    let lines = scaffold.availability + [Indentation.applied(unit, to: text)]
    return (scaffold.imports(beyond: modules, words), lines.joined(separator: "\n"))
  }
}

struct Scaffold {
  private let shape: ScreenShape
  private let written: [String]
  let hooks: [LogicStub]

  init(_ screen: Screen, _ library: any StreamLibrary, imports: [String]) {
    shape = ScreenShape(screen, library)
    written = imports
    hooks = Self.stubs(shape)
  }

  init(_ screen: Screen, _ library: any StreamLibrary, imports: [String], stubs: [LogicStub]) {
    shape = ScreenShape(screen, library)
    written = imports
    hooks = stubs
  }

  var name: String { shape.names.logic }
  var fileName: String { name + ".swift" }

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
                    "body": .string(stub.body),
                  ]))
            }),
        ]))
  }

  /// Where the screen may be used, and on which actor.
  private var attributes: [String] {
    availability + (shape.settings.isolation == .mainActor ? ["@MainActor"] : [])
  }

  var availability: [String] { shape.screen.attributes.filter { $0.hasPrefix("@available") } }

  /// The modules that the signatures name.
  private var imports: [String] { imports(beyond: [], []) }

  /// The modules that the signatures name, the library's where one of them is a stream, the declaration's own where a
  /// type is none of Swift's; for a file that imports `modules` and uses `words`: what it names already, it knows from
  /// somewhere.
  func imports(beyond modules: Set<String>, _ words: Set<String>) -> [String] {
    let carriers = Set(Carrier.Kind.allCases.map(\.rawValue))
    let streams = hooks.filter { $0.namesLibrary && !words.isSuperset(of: Self.types(in: $0.signature)) }
    let isForeign = hooks.contains { stub in
      Self.types(in: stub.signature).contains { !words.contains($0) && !carriers.contains($0) }
    }
    let library = streams.isEmpty ? [] : shape.library.imports(for: streams.map(\.signature).joined(separator: "\n"))
    let lines = library.map { "import \($0)" } + (isForeign ? written : [])
    return Set(lines).filter { line in
      !modules.contains(line.split { " .".contains($0) }.dropFirst().first.map(String.init) ?? "")
    }.sorted()
  }

  private static func stubs(_ shape: ScreenShape) -> [LogicStub] {
    let view = LogicView(shape)
    var stubs = shape.screen.hooks.map { hook in
      let namesLibrary =
        switch hook.result {
        case .void, .value: false
        case .stream, .carrier, .output: true
        }
      var givesValue = hook.result != .void
      if case .value("Void") = hook.result { givesValue = false }
      return LogicStub(
        name: hook.name, signature: view.signature(hook, qualified: true), line: hook.uses.first?.line,
        givesValue: givesValue, namesLibrary: namesLibrary)
    }
    if shape.screen.isWrittenByHand {
      let transform = TransformSignature(shape)
      stubs.append(
        LogicStub(
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

  /// The types that it names, Swift's own aside.
  private static func types(in signature: String) -> [String] {
    signature.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0.first?.isUppercase == true }.map(String.init).filter { !swiftTypes.contains($0) }
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
