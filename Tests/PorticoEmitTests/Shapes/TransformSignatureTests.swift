import PorticoEmit
import PorticoModel
import Testing

@Suite struct TransformSignatureTests {
  static let members = "input tap\noutput a: Int <- tap.map { 1 }"
  static let groups = "\(members)\ngroup scroll { input b; output c: Int <- b.map { 1 } }"

  @Test(arguments: [
    (members, "", "func transform(input: Input) -> Output"),
    (
      groups, "",
      "func transform(\n  input: Input,\n  scroll: ScrollInput\n) -> (output: Output, scrollOutput: ScrollOutput)"
    ),
    ("input tap\nbind log <- tap", "", "func transform(input: Input)"),
    ("output a: Int", "", "func transform() -> Output"),
    (members, "bag parameter", "func transform(input: Input, disposeBag: DisposeBag) -> Output"),
    (members, "style event", "func transform(input: Observable<Input>) -> Observable<Output>"),
    (members, "style stateStream", "func transform(input: Input) -> Observable<Output>"),
    (
      "input name: String = \"\"\noutput a: String <- name", "style event", "func transform() -> Observable<Output>"
    ),
    (members, #"signature "transform(_ input: Input) -> Output""#, "func transform(_ input: Input) -> Output"),
    (
      members, #"signature "bind(from input: Input, with bag: DisposeBag) -> Output""#,
      "func bind(from input: Input, with bag: DisposeBag) -> Output"
    ),
    (
      groups, #"signature "transform(from input: Input) -> Output""#,
      "func transform(\n  from input: Input,\n  scroll: ScrollInput\n) -> (output: Output, scrollOutput: ScrollOutput)"
    ),
  ])
  func isDeclared(members: String, settings: String, text: String) {
    let example = Example(members, settings: settings)
    #expect(example.problems == [])
    #expect(TransformSignature(example.shape).declaration() == text)
  }

  @Test func bagIsInoutInCombine() {
    let shape = Example(Self.members, .combine, settings: "bag parameter").shape
    #expect(
      TransformSignature(shape).declaration()
        == "func transform(input: Input, cancellables: inout Set<AnyCancellable>) -> Output")
  }

  @Test func isCalledByItsLabels() {
    func call(_ signature: String) -> String {
      let settings = "signature \"\(signature)\""
      return TransformSignature(Example(Self.members, settings: settings).shape).call(["input": "Input()", "bag": "&b"])
    }
    #expect(call("transform(input: Input) -> Output") == "transform(input: Input())")
    #expect(call("transform(_ input: Input) -> Output") == "transform(Input())")
    #expect(call("transform(from input: Input, bag: DisposeBag) -> Output") == "transform(from: Input(), bag: &b)")
  }

  @Test func byHandIsHandedTheOutputThatTheModelMakes() {
    let shape = Example("input tap\noutput a: Int\ntransform by hand", settings: "style relay").shape
    let signature = TransformSignature(shape)
    #expect(signature.declaration(byHand: true) == "func transform(input: Input, output: Output)")
    #expect(signature.call([:], byHand: true) == "transform(input: input, output: output)")
    #expect(signature.declaration() == "func transform(input: Input) -> Output")
  }

  @Test(arguments: [
    ("transform(input: Input) -> Output", ["input"], nil),
    ("transform(_ input: Input) -> Output", ["_"], nil),
    ("transform() -> Output", [], nil),
    ("transform(from input: Input, disposeBag: DisposeBag) -> Output", ["from"], "disposeBag disposeBag"),
    ("transform(_ input: Input, _ bag: inout DisposeBag)", ["_"], "_ bag"),
    ("transform(a: [String: Int], b: (Int, Int), c: Foo<A, B>) -> Output", ["a", "b", "c"], nil),
    ("transform(input: Input, bag: DisposeBag) -> (Output, Int)", ["input"], "bag bag"),
  ])
  func writtenSignatureIsRead(text: String, labels: [String], bag: String?) {
    let written = WrittenSignature(text, bagType: "DisposeBag")
    #expect(written?.inputLabels == labels)
    #expect(written?.bag.map { "\($0.label) \($0.name)" } == bag)
  }

  @Test func noSignatureIsNone() {
    #expect(WrittenSignature(nil, bagType: "DisposeBag") == nil)
    #expect(WrittenSignature("transform", bagType: "DisposeBag") == nil)
  }
}
