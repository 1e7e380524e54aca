import PorticoSyntax
import Testing

@testable import PorticoModel

@Suite struct SettingsReaderTests {
  @Test func whatNobodySaysIsTheDefault() {
    #expect(settings("screen Login {}") == Settings())
  }

  @Test func theNearestLayerWins() {
    let settings = settings(
      """
      settings { suffix Model }
      @access(public) screen Login {}
      """,
      folders: ["suffix Outer; access package; indent 4", "suffix Inner; library combine"])
    #expect(settings.suffix == "Model")
    #expect(settings.access == "public")
    #expect(settings.library == .combine)
    #expect(settings.indent == "    ")
  }

  @Test func everyKeyOfABlockIsRead() {
    let settings = settings(
      """
      settings {
        library combine
        input as PassthroughSubject
        output as AnyPublisher<_, Never>
        output event as PassthroughSubject
        signature "transform(from input: Input, cancelBag: CancelBag) -> Output"
        bag parameter Set<AnyCancellable> cancellables
        conforms ViewModelType, Sendable & Identifiable
        conforms input Equatable
        conforms output none
        superclass Base<Int>
        suffix ""
        name input "{Screen}ViewModelInput"
        name output "{Screen}ViewModelOutput"
        name class "{Screen}VM"
        nesting toplevel
        init unlabelled
        output kind class
        fields var
        access public
        isolation MainActor
        default-isolation MainActor
        indent tab
        header "Ours.\\nAll of it."
        locations on
        warn unused-input as error
      }
      screen Login {}
      """)
    var expected = Settings()
    expected.library = .combine
    expected.inputCarrier = "PassthroughSubject"
    expected.outputCarrier = "AnyPublisher<_, Never>"
    expected.outputEventCarrier = "PassthroughSubject"
    expected.signature = "transform(from input: Input, cancelBag: CancelBag) -> Output"
    (expected.bag, expected.bagType, expected.bagName) = (.parameter, "Set<AnyCancellable>", "cancellables")
    expected.conformances = ["ViewModelType", "Sendable & Identifiable"]
    expected.inputConformances = ["Equatable"]
    expected.superclass = "Base<Int>"
    expected.suffix = ""
    expected.inputName = "{Screen}ViewModelInput"
    expected.outputName = "{Screen}ViewModelOutput"
    expected.className = "{Screen}VM"
    expected.nesting = .toplevel
    expected.initializer = .unlabelled
    expected.outputKind = .class
    expected.fields = "var"
    expected.access = "public"
    (expected.isolation, expected.defaultIsolation) = (.mainActor, .mainActor)
    expected.indent = "\t"
    expected.header = "Ours.\nAll of it."
    expected.locations = true
    expected.severities = ["unused-input": "error"]
    #expect(settings == expected)
  }

  @Test func attributesAreKeysInCamelCase() {
    let settings = settings(
      """
      @style(relay) @inputShape(enum) @init(unlabelled) @superclass(Base) @outputEventAs(Signal)
      @defaultIsolation(MainActor) @bag(stored, DisposeBag, disposeBag) @conforms(A<B, C>, D & E)
      screen Login {}
      """)
    #expect(settings.style == .relay)
    #expect((settings.inputShape, settings.outputShape) == (.enum, .owned))
    #expect(settings.initializer == .unlabelled)
    #expect(settings.superclass == "Base")
    #expect(settings.outputEventCarrier == "Signal")
    #expect(settings.defaultIsolation == .mainActor)
    #expect((settings.bagType, settings.bagName) == ("DisposeBag", "disposeBag"))
    #expect(settings.conformances == ["A<B, C>", "D & E"])
  }

  @Test func anyOtherAttributeIsSwifts() {
    #expect(
      swiftAttributes("@style(relay) @available(iOS 15, *) @MainActor screen Login {}") == ["available", "MainActor"])
  }

  @Test func theMainActorsAttributeSetsTheIsolationToo() {
    #expect(settings("@MainActor screen Login {}").isolation == .mainActor)
  }

  @Test(arguments: [
    ("style relay", "", Settings.Shape.owned, Settings.Shape.owned),
    ("style event", "", .enum, .enum),
    ("style stateStream", "", .struct, .enum),
    ("output shape enum; style relay", "", .owned, .enum),
    ("style relay; output shape enum", "", .owned, .enum),
    ("output shape enum", "@style(relay)", .owned, .owned),
    ("style relay", "@outputShape(struct)", .owned, .struct),
    ("style relay; output shape enum", "@style(transform) @inputShape(enum)", .enum, .struct),
  ])
  func aNearerStyleSetsBothShapesAnewAndShapesBesideItWin(
    block: String, attributes: String, input: Settings.Shape, output: Settings.Shape
  ) {
    let settings = settings("settings { \(block) }\n\(attributes) screen Login {}")
    #expect(settings.inputShape == input)
    #expect(settings.outputShape == output)
  }

  @Test func aNearerListTakesTheFartherOnesPlaceAndLinesOfOnePlaceAddUp() {
    let settings = settings(
      "settings { conforms A; conforms B; conforms output C }\nscreen Login {}", folders: ["conforms Outer"])
    #expect(settings.conformances == ["A", "B"])
    #expect(settings.outputConformances == ["C"])
  }

  @Test func noneTakesASuperclassAway() {
    #expect(settings("@superclass(none) screen Login {}", folders: ["superclass Base"]).superclass == nil)
  }

  @Test func whatHasNoEffectYetChangesNothing() {
    let settings = settings("@style(protocol) screen Login {}", folders: ["input shape functions"])
    #expect(settings == Settings())
  }

  private func reader(_ text: String, folders: [String]) -> (SettingsReader, SyntaxTree) {
    let layers = folders.map { folder in
      SettingsLayer.read(Parser.parseSettings(SourceFile(path: "portico.settings", text: folder)).settings).layer
    }
    let tree = Parser.parse(SourceFile(path: "Login.portico", text: text))
    return (SettingsReader(folders: layers, tree: tree), tree)
  }

  private func settings(_ text: String, folders: [String] = []) -> Settings {
    let (reader, tree) = reader(text, folders: folders)
    return tree.screens.first.map { reader.settings(of: $0).settings } ?? reader.file
  }

  private func swiftAttributes(_ text: String) -> [String] {
    let (reader, tree) = reader(text, folders: [])
    return tree.screens.first.map { reader.settings(of: $0).swiftAttributes.map(\.name.text) } ?? []
  }
}
