import PorticoEmit
import PorticoModel
import Testing

@Suite struct TransformWriterTests {
  static func body(_ members: String, _ library: Settings.Library = .rxswift, settings: String = "") -> String? {
    let example = Example(members, library, settings: settings)
    #expect(example.problems == [])
    return TransformWriter(example.shape, example.wiring).body
  }

  @Test func relayModelHasNone() {
    #expect(Self.body("input a\nbind log <- a", settings: "style relay") == nil)
  }

  @Test func takesWhatItUsesOutOfTheModelFirst() {
    #expect(
      Self.body("needs n: N\ninput a: Int\noutput b: Int <- a.delay(1s).map { $0 + n.one }\nbind log <- a", .combine)
        == """
        cancellables = Set<AnyCancellable>()
        let context = self.context
        let logic = self.logic
        let scheduler = self.scheduler
        let b: AnyPublisher<Int, Never> = input.a
          .delay(for: .seconds(1), scheduler: scheduler)
          .map { $0 + context.n.one }
          .shareLatest()
          .eraseToAnyPublisher()

        input.a.sink { logic.log($0) }.store(in: &cancellables)

        return Output(b: b)
        """)
  }

  @Test func bagThatIsHandedInIsNotEmptied() {
    #expect(
      Self.body("input a\nbind log <- a", settings: "bag parameter") == """
        let logic = self.logic
        input.a.subscribe(onNext: { _ in logic.log() }).disposed(by: disposeBag)
        """)
  }

  @Test func byHandIsTheLogics() {
    #expect(Self.body("input a\noutput b: Int\ntransform by hand") == "return logic.transform(input: input)")
    #expect(Self.body("input a\ntransform by hand") == "logic.transform(input: input)")
  }

  @Test func groupsGiveATuple() {
    let text = Self.body("input a: Int\noutput b: Int <- a\ngroup scroll { input c: Int; output d: Int <- c }")
    #expect(text?.hasSuffix("return (output: Output(b: b), scrollOutput: ScrollOutput(d: d))") == true)
  }

  @Test(arguments: ["", "group scroll { input c: Int; output d: Int <- c }"])
  func enumInputsThatAreNotMulticastAreShared(group: String) {
    let settings = group.isEmpty ? "input shape enum" : "style event"
    let text = Self.body("input a: Int\ninput z: Int\noutput b: Int <- merge(a, z)\n\(group)", settings: settings)
    #expect(text?.contains("let input = input.share()\n") == true)
    #expect(text?.contains("let scroll = scroll.share()\n") == !group.isEmpty)
  }

  @Test func enumInputIsMulticastBySelector() {
    #expect(
      Self.body("input a: Int\noutput b: Int <- a.skip(1)", .combine, settings: "style event") == """
        return
          input
          .multicast { (input: AnyPublisher<Input, Never>) -> AnyPublisher<Output, Never> in
            let a = input.compactMap { (event: Input) -> Int? in
              guard case .a(let value) = event else { return nil }
              return value
            }
            return
              a
              .dropFirst(1)
              .map { Output.b($0) }
              .eraseToAnyPublisher()
          }
          .share()
          .eraseToAnyPublisher()
        """)
  }

  @Test func manyOutputsAreListed() {
    let members = (0..<4).map { "output o\($0): Int <- a" }.joined(separator: "\n")
    let text = Self.body("input a: Int\n\(members)", settings: "style stateStream") ?? ""
    #expect(
      text == """
        let outputs: [Observable<Output>] = [
          input.a.map { Output.o0($0) },
          input.a.map { Output.o1($0) },
          input.a.map { Output.o2($0) },
          input.a.map { Output.o3($0) },
        ]
        return Observable.merge(outputs).share()
        """)
  }
}
