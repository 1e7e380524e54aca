/// A screen of a few lines, resolved and planned, so that each writer can be asked for its text.
import PorticoEmit
import PorticoModel
import PorticoSyntax

struct Example {
  let declarations: Declarations
  /// `code: what it points at`, errors alone.
  let problems: [String]
  let library: any StreamLibrary

  /// A whole file. `settings` is what its `portico.settings` says.
  init(
    file text: String, _ library: Settings.Library = .rxswift, settings: String = "", path: String = "Example.portico"
  ) {
    let tree = Parser.parse(SourceFile(path: path, text: text))
    let reader = SettingsReader(folders: [Self.layer("library \(library.rawValue)"), Self.layer(settings)], tree: tree)
    let (declarations, found) = Resolver.resolve(tree, serviceSettings: reader.file) { screen in
      let settings = reader.settings(of: screen)
      return (settings.settings, settings.swiftAttributes)
    }
    self.declarations = declarations
    problems = (tree.diagnostics + reader.diagnostics + found).filter { $0.severity == .error }
      .map { "\($0.code): \(tree.source.text($0.span))" }
    self.library = Generator.library(library)
  }

  /// One screen of these members.
  init(
    _ members: String, _ library: Settings.Library = .rxswift, settings: String = "", head: String = "screen Example"
  ) {
    self.init(file: "\(head) {\n\(members)\n}", library, settings: settings)
  }

  private static func layer(_ text: String) -> SettingsLayer {
    SettingsLayer.read(Parser.parseSettings(SourceFile(path: "portico.settings", text: text)).settings).layer
  }

  var screen: Screen { declarations.screens[0] }
  var shape: ScreenShape { ScreenShape(screen, library) }
  var plan: PlacePlan { PlacePlan(shape) }
  var wiring: Wiring { Wiring(shape, locations: LocationWriter(path: nil)) }
  var writer: FlowWriter { wiring.writer }

  func port(_ side: PortSide, _ name: String, group: String? = nil) -> Port {
    screen.port(PortID(side, name, group: group))
      ?? Port(id: PortID(side, "missing"), element: .unknown, carrier: Carrier(.custom))
  }

  /// The generated file's text, errors of the declaration instead where it has some.
  func text() throws -> String {
    guard problems.isEmpty else { return problems.joined(separator: "\n") }
    return try Generator().file(declarations, locationPath: "Example.portico").text
  }

  /// The generated declaration whose first line begins so, moved to column 0.
  func declaration(_ start: String) throws -> String {
    let lines = try text().split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(start) }) else {
      return "no \(start) in:\n" + (try text())
    }
    let depth = lines[first].prefix { $0 == " " }.count
    let pad = String(repeating: " ", count: depth)
    let isBlock = lines[first].hasSuffix("{") || lines[first].hasSuffix("(")
    let last = isBlock ? lines[first...].firstIndex { $0 == pad + "}" } ?? first : first
    return lines[first...last].map { String($0.dropFirst(depth)) }.joined(separator: "\n")
  }
}

extension Example {
  /// Something of all that stubs are made of.
  static var stubbed: Example {
    Example(
      """
      needs limit: Int
      needs store: Store
      input text: String
      input tap
      state count: Int = limit
      output title: String = "" <- text.map(shorten)
      output total: Int <- count
      output event failed: Error as PublishRelay
      bind count <- tap.map { count + 1 }
      """)
  }
}
