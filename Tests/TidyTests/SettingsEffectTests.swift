/// A setting that the README lists changes what comes out; one that it calls without effect does not.
import PorticoModel
import Testing

@Suite struct SettingsEffectTests {
  /// One line for each key, other than its default.
  static let lines: [SettingsKey: String] = [
    .library: "library combine", .cocoa: "cocoa CombineCocoa", .style: "style relay", .inputShape: "input shape enum",
    .outputShape: "output shape enum", .inputCarrier: "input as Driver", .outputCarrier: "output as Observable",
    .outputEventCarrier: "output event as Observable",
    .signature: "signature \"transform(from input: Input) -> Output\"", .bag: "bag parameter DisposeBag disposeBag",
    .conformances: "conforms ViewModelType", .inputConformances: "conforms input Sendable",
    .outputConformances: "conforms output Sendable", .superclass: "superclass BaseViewModel", .suffix: "suffix Model",
    .inputName: "name input \"{Screen}In\"", .outputName: "name output \"{Screen}Out\"",
    .className: "name class \"{Screen}VM\"", .nesting: "nesting toplevel", .initializer: "init unlabelled",
    .outputKind: "output kind class", .fields: "fields var", .access: "access public",
    .isolation: "isolation MainActor", .defaultIsolation: "default-isolation MainActor",
    .header: "header \"Ours.\"", .locations: "locations on", .severity: "warn unused-input as error",
    .protocolName: "name protocol \"{Screen}Type\"", .outputStreamName: "name outputStream \"{Screen}Stream\"",
    .writes: "writes projected", .kind: "kind struct", .templates: "templates Ours", .indent: "indent 4",
  ]

  @Test(arguments: SettingsKey.allCases)
  func itDoesWhatTheTableSays(_ key: SettingsKey) throws {
    let line = try #require(Self.lines[key], "an example of `\(key.words)` is missing here")
    let base = key == .cocoa ? "library combine\n" : ""
    let plain = Self.screen(base)
    let set = Self.screen(base + line)
    let isDifferent = try key == .severity ? plain.problems != set.problems : plain.output() != set.output()
    let isListed = Document.readme.table("setting", "values", "what it says").contains { $0[0] == "`\(key.words)`" }
    #expect(isDifferent == isListed, "`\(line)`: listed as a setting with effect: \(isListed)")
  }

  private static func screen(_ setting: String = "") -> Example {
    Example(
      """
      settings {
        \(setting)
      }
      screen Sample {
        needs router: Router
        input name: String
        input other: Int
        input tap
        output length: Int <- name.flatMapLatest(load -> Int).map { $0 + 1 }
        output event done: Int <- tap.withLatestFrom(name).map(count)
        bind router.open($0) <- done
        view(button: UIButton) { tap <- button.tap }
      }
      """)
  }
}
