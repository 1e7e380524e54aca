/// The rooms of the code as the design names them: what each module may import, what each room may name.
struct Rooms {
  struct Module: Sendable {
    var name: String
    /// The package's modules that it may import.
    var imports: Set<String> = []
    /// The systems' modules that it may import; nil: any.
    var system: Set<String>? = []
  }

  static let system: Set<String> = ["Glibc", "Musl", "Darwin"]

  static let modules: [Module] = [
    Module(name: "PorticoSyntax"),
    Module(name: "PorticoModel", imports: ["PorticoSyntax"]),
    Module(name: "PorticoEmit", imports: ["PorticoModel"]),
    Module(name: "PorticoTool", imports: ["PorticoEmit", "PorticoModel", "PorticoSyntax"], system: system),
    Module(name: "portico", imports: ["PorticoTool"], system: system),
    Module(name: "PorticoRuntime", system: nil),
    Module(name: "PorticoTesting", imports: ["PorticoRuntime"], system: nil),
    Module(
      name: "PorticoBenchmark",
      imports: ["PorticoTool", "PorticoEmit", "PorticoModel", "PorticoSyntax"], system: nil),
    Module(name: "PorticoRuntimeBenchmark", imports: ["PorticoRuntime", "PorticoTesting"], system: nil),
    Module(
      name: "PorticoFuzz", imports: ["PorticoTool", "PorticoEmit", "PorticoModel", "PorticoSyntax"], system: nil),
    Module(name: "Plugins", system: nil),
  ]

  /// The modules that generate; what is said of none of them is the others' own affair.
  static let generator: Set<String> = ["PorticoSyntax", "PorticoModel", "PorticoEmit", "PorticoTool", "portico"]

  /// The rooms whose types a room may name, its own aside. Where two name one another, the seam is elsewhere.
  static let walls: [String: Set<String>] = [
    "PorticoSyntax/Source": [],
    "PorticoSyntax/Diagnostics": ["PorticoSyntax/Source"],
    "PorticoSyntax/Lexer": ["PorticoSyntax/Source", "PorticoSyntax/Diagnostics"],
    "PorticoSyntax/Tree": ["PorticoSyntax/Source", "PorticoSyntax/Diagnostics", "PorticoSyntax/Lexer"],
    "PorticoSyntax/Parser": syntax,
    "PorticoSyntax/Outline": ["PorticoSyntax/Source", "PorticoSyntax/Diagnostics", "PorticoSyntax/Lexer"],
    "PorticoSyntax/Formatter": syntax.union(["PorticoSyntax/Parser"]),
    // Of the tree it knows one word, `PortSide`; see RoomTests.
    "PorticoModel/Model": ["PorticoSyntax/Tree"],
    "PorticoModel/Inference": syntax.union(["PorticoModel/Model", "PorticoModel/Resolution"]),
    "PorticoModel/Resolution": syntax.union(["PorticoModel/Model", "PorticoModel/Inference"]),
    "PorticoModel/Checks": syntax.union(model),
    "PorticoEmit/Templates": [],
    "PorticoEmit/Libraries": ["PorticoModel/Model", "PorticoEmit/Shapes", "PorticoEmit/Output"],
    "PorticoEmit/Shapes": [
      "PorticoModel/Model", "PorticoEmit/Libraries", "PorticoEmit/Templates", "PorticoEmit/Output",
    ],
    "PorticoEmit/Output": [
      "PorticoModel/Model", "PorticoEmit/Libraries", "PorticoEmit/Templates", "PorticoEmit/Shapes",
    ],
  ]

  private static let syntax: Set<String> = [
    "PorticoSyntax/Source", "PorticoSyntax/Diagnostics", "PorticoSyntax/Lexer", "PorticoSyntax/Tree",
  ]
  private static let model: Set<String> = ["PorticoModel/Model", "PorticoModel/Inference", "PorticoModel/Resolution"]
}
