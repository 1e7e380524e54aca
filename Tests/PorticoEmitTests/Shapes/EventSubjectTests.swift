import PorticoEmit
import PorticoModel
import Testing

@Suite struct EventSubjectTests {
  @Test(arguments: [
    ("output a: Int", ["events send"]),
    ("output a: Int <- tap.map { 1 }", []),
    ("output a: Int <- tap.flatMap(try f, error: e)\noutput event e: Error", ["events"]),
    ("output a: Int <- tap.flatMap(f, activity: b)\noutput b: Bool", []),
    ("group list { output a: Int }", ["listEvents sendList"]),
    (
      "output a: Int\ngroup list { output b: Int <- tap.map { 1 } }\ngroup head { output c: Int }",
      [
        "events send", "headEvents sendHead",
      ]
    ),
  ])
  func isThereForEachPairThatIsSentTo(members: String, subjects: [String]) {
    let example = Example("input tap\n\(members)", settings: "style event")
    #expect(example.problems == [])
    #expect(
      example.shape.events.map { ([$0.name] + [$0.sender].compactMap(\.self)).joined(separator: " ") } == subjects)
  }

  /// No type is named that is not there.
  @Test(arguments: [Settings.Library.rxswift, .combine])
  func groupsAreSentTheirOwnOutput(_ library: Settings.Library) throws {
    let members =
      "input tap\ngroup list { output a: Int\noutput event e: Error\nlet l <- tap.flatMap(try f -> Int, error: e) }"
    let text = try Example(members + "\nbind g <- l", library, settings: "style event").text()
    #expect(text.contains("let sendList: (ListOutput) -> Void"))
    #expect(!Mentions.word("Output", in: text))
  }
}
