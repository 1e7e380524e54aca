import PorticoEmit
import PorticoModel
import Testing

@Suite struct CombineLibraryTests {
  static let library = CombineLibrary()

  @Test func importsDispatchForItsQueuesAlone() {
    #expect(Self.library.imports(for: "a.map { $0 }") == ["Combine"])
    #expect(Self.library.imports(for: "DispatchQueue.main") == ["Combine", "Dispatch"])
    #expect(Self.library.supportImports(for: "struct A {}") == ["Combine"])
    #expect(Self.library.supportImports(for: "NSLock()") == ["Combine", "Foundation"])
    #expect(Self.library.supportImports(for: "DispatchQueue.main") == ["Combine", "Foundation"])
  }

  @Test(arguments: [
    (Carrier(.anyPublisher), "AnyPublisher<Int, Never>"),
    (Carrier(.passthroughSubject), "PassthroughSubject<Int, Never>"),
    (Carrier(.currentValueSubject), "CurrentValueSubject<Int, Never>"), (Carrier(.published), "Int"),
    (Carrier(.value), "Int"), (Carrier(.wrapper), "Int"),
    (Carrier(.anyPublisher, text: "AnyPublisher<_, APIError>"), "AnyPublisher<Int, APIError>"),
    (Carrier(.custom, text: "Stream<_>?"), "Stream<Int>?"),
  ])
  func carrierHasItsType(carrier: Carrier, type: String) {
    #expect(Self.library.type(of: carrier, element: "Int") == type)
  }

  @Test(arguments: [
    (Carrier.Kind.passthroughSubject, "PassthroughSubject<Int, Never>()"),
    (.currentValueSubject, "CurrentValueSubject<Int, Never>(1)"), (.published, "1"), (.value, "1"), (.wrapper, "1"),
  ])
  func carrierIsMade(kind: Carrier.Kind, creation: String) {
    #expect(Self.library.creation(of: Carrier(kind), element: "Int", value: "1") == creation)
  }

  @Test(arguments: [
    (Carrier.Kind.passthroughSubject, "a.send(1)"), (.currentValueSubject, "a.send(1)"), (.published, "a = 1"),
    (.value, "a = 1"), (.wrapper, "a = 1"),
  ])
  func carrierIsSentTo(kind: Carrier.Kind, statement: String) {
    #expect(Self.library.send("1", to: "a", Carrier(kind)) == statement)
  }

  @Test func voidIsSentByNothing() {
    #expect(Self.library.send("()", to: "a", Carrier(.passthroughSubject)) == "a.send()")
  }

  @Test(arguments: [
    (Carrier.Kind.currentValueSubject, "o.a.value", "o.a"), (.published, "o.a", "o.$a"), (.value, "o.a", "o.a"),
    (.passthroughSubject, "o.a", "o.a"), (.anyPublisher, "o.a", "o.a"),
  ])
  func carrierIsRead(kind: Carrier.Kind, value: String, readable: String) {
    #expect(Self.library.currentValue(of: "o.a", Carrier(kind)) == value)
    #expect(Self.library.readable("o.a", Carrier(kind)) == readable)
  }

  @Test(arguments: [
    (Carrier(.anyPublisher), "a"), (Carrier(.passthroughSubject), "a.eraseToAnyPublisher()"),
    (Carrier(.published), "$a.eraseToAnyPublisher()"),
    (Carrier(.anyPublisher, text: "Stream<_>"), "a.eraseToAnyPublisher()"),
  ])
  func carrierBecomesPlain(carrier: Carrier, expression: String) {
    #expect(Self.library.plain("a", carrier) == expression)
  }

  @Test(arguments: [
    (Carrier(.anyPublisher), false, [".eraseToAnyPublisher()"]), (Carrier(.anyPublisher), true, []),
    (
      Carrier(.anyPublisher, text: "AnyPublisher<_, APIError>"), true,
      [".setFailureType(to: (APIError).self)", ".eraseToAnyPublisher()"]
    ),
    (
      Carrier(.anyPublisher, text: "AnyPublisher<_,any Error>"), false,
      [".setFailureType(to: (any Error).self)", ".eraseToAnyPublisher()"]
    ),
    (Carrier(.anyPublisher, text: "AnyPublisher<_, Never>"), false, [".eraseToAnyPublisher()"]),
    (Carrier(.custom, text: "Stream<_>"), false, [".eraseToAnyPublisher()"]),
  ])
  func flowBecomesItsCarrier(carrier: Carrier, isErased: Bool, links: [String]) {
    let conversion = Self.library.conversion(to: carrier, isErased: isErased)
    #expect(conversion.links == links)
    #expect(conversion.wrapper == nil)
  }

  @Test func subjectIsShownAsItsCarrier() {
    #expect(
      Self.library.exposing("a", Carrier(.currentValueSubject), as: Carrier(.anyPublisher))
        == Chain("a", [".eraseToAnyPublisher()"]))
  }

  @Test(arguments: [
    (Carrier.Kind.passthroughSubject, "a.sink { b.send($0) }"), (.currentValueSubject, "a.sink { b.send($0) }"),
    (.published, "a.sink { b = $0 }"), (.value, "a.sink { b = $0 }"),
  ])
  func subjectIsFedWithValuesOnly(kind: Carrier.Kind, statement: String) {
    #expect(Self.library.bind(Chain("a"), to: "b", Carrier(kind)).text() == statement)
  }

  @Test(arguments: [
    (Carrier?.none, ".main", "a.receive(on: FlowScheduler.main).sink(receiveValue: f)"),
    (Carrier(.anyPublisher), "scheduler", "a.receive(on: scheduler).sink(receiveValue: f)"),
    (
      Carrier(.anyPublisher, text: "AnyPublisher<_, Never>"), ".main",
      "a.receive(on: FlowScheduler.main).sink(receiveValue: f)"
    ),
    (
      Carrier(.anyPublisher, text: "AnyPublisher<_, APIError>"), ".main",
      "a.receive(on: FlowScheduler.main).sink(receiveCompletion: { _ in }, receiveValue: f)"
    ),
    (Carrier(.published), ".main", "$a.receive(on: FlowScheduler.main).sink(receiveValue: f)"),
    (Carrier(.value), ".main", "Just(a).sink(receiveValue: f)"),
  ])
  func viewIsCalledOnMain(carrier: Carrier?, scheduler: String, expected: String) {
    let chain = Self.library.observeOnMain("a", carrier, scheduler, closure: "f")
    #expect(chain.text() == expected)
  }

  @Test func wordsOfTheRest() {
    #expect(Self.library.just("1").text() == "Just(1)")
    #expect(Self.library.merge(listed: "all").text() == "Publishers.MergeMany(all)")
    #expect(Self.library.run(Chain("a")).text() == "a.sink { _ in }")
    #expect(Self.library.bindObserver(Chain("a"), to: "b").text() == "a.sink { b.send($0) }")
    #expect(Self.library.observing("a", "$0") == "a.send($0)")
    #expect(Self.library.keep(in: "bag") == ".store(in: &bag)")
    #expect(Self.library.task("await f()", isThrowing: false) == "flowTask { await f() }")
    #expect(Self.library.task("try await f()", isThrowing: true) == "throwingFlowTask { try await f() }")
    #expect(Self.library.perform("{ f() }") == ".handleEvents(receiveOutput: { f() })")
    #expect(Self.library.share(isEvent: true) == ".share()")
    #expect(Self.library.share(isEvent: false) == ".shareLatest()")
    #expect(Self.library.startWith("1") == ".prepend(1)")
    #expect(Self.library.singleType("Int") == "AnyPublisher<Int, Never>")
    #expect(Self.library.failingSingleType("Int", failure: "Fault") == "AnyPublisher<Int, Fault>")
    #expect(Self.library.failingStreamType("Int", failure: nil) == "AnyPublisher<Int, any Error>")
    #expect(Self.library.localType(.type("Int")) == nil)
    #expect(Self.library.localType(.void) == nil)
    let pair = Element.tuple([Part("a", .type("Int")), Part("b", .type("String"))])
    #expect(Self.library.localType(pair)?.type == "AnyPublisher<(a: Int, b: String), Never>")
    #expect(Self.library.localType(pair)?.link == ".eraseToAnyPublisher()")
    #expect(Self.library.insert(Chain("a")) == "subscriptions.append(a)")
    #expect(Self.library.keepBag("bag") == "subscriptions.append(contentsOf: bag)")
    #expect(Self.library.bagParameter("Set<AnyCancellable>") == "inout Set<AnyCancellable>")
    #expect(Self.library.bagArgument("bag") == "&bag")
    #expect(Self.library.plainText(Chain("a", isPlain: true)) == "a")
    #expect(Self.library.plainText(Chain("a", [".b()"], isPlain: true)) == "a.b().eraseToAnyPublisher()")
    #expect(Self.library.plainText(Chain("a", [".eraseToAnyPublisher()"])) == "a.eraseToAnyPublisher()")
  }

  /// What is not internal cannot have a default that is.
  @Test func streamThatNeverSends() {
    #expect(Self.library.never(isPublic: false) == ".flowNever")
    #expect(Self.library.never(isPublic: true) == "Empty(completeImmediately: false).eraseToAnyPublisher()")
  }

  @Test func multicastsBySelector() {
    let chain = Self.library.multicast(
      "input", parameter: "input", inputType: "In", outputType: "Out", body: "return a")
    #expect(chain.text() == "input.multicast { (input: In) -> Out in\n  return a\n}")
  }

  @Test(arguments: [
    ("a.map { $0 }", []),
    ("scheduler: FlowScheduler", ["scheduler"]),
    ("flowTask { await f() }", ["stream", "tasks", "task"]),
    ("throwingFlowTask { try await f() }", ["stream", "tasks", "task"]),
    ("a.recover()", ["stream", "recover"]),
    ("a.withLatest(from: b)", ["stream", "with-latest"]),
    ("a.shareLatest()", ["stream", "share-latest", "shared"]),
    ("flowAttempt { a }", ["attempt"]),
    ("a.shareInOrder()", ["stream", "share-in-order", "shared"]),
    ("a.readInOrder()", ["stream", "read-in-order", "shared"]),
    ("a.exhaustMap { b }", ["stream", "exhaust-map"]),
    ("a.concatMap { b }", ["stream", "concat-map"]),
    ("a.multicast { b }", ["stream", "share-in-order", "shared", "multicast"]),
    ("a.timeoutError(after: b)", ["stream", "timeout"]),
    ("a.distinct(by: { b })", ["distinct"]),
    ("a.throttleFirst(for: b)", ["stream", "throttle-first"]),
    ("let a = FlowActivity { }", ["stream", "activity", "counted"]),
    ("a.raw { $0 }", ["raw"]),
    (" = .flowNever", ["never"]),
    ("a.flowEvents(.touchUpInside)", ["controls"]),
    ("a.flowEvents(.itemSelected)", ["lists"]),
    ("a.flowItems(b)", ["lists"]),
    ("a?.flowModel(Post.self, at: $0)", ["lists"]),
    ("a?.flowIsRefreshing(value)", ["activities"]),
    ("a.flowSearchEvents(.searchButtonClicked)", ["search-bars"]),
    ("a.flowTaps()", ["actions"]),
    ("a.flowRecognitions()", ["actions"]),
    ("a.flowViewDidLoad()", ["appearances"]),
    ("a.flowAppearances(.viewWillAppear)", ["appearances"]),
  ])
  func supportIsThereWhereItIsUsed(text: String, parts: [String]) {
    let names = Self.library.supportParts.filter { $0.isUsed(in: text) }.map(\.template)
    #expect(names.map { String($0.split(separator: "support-")[1].dropLast(8)) } == parts)
  }
}
