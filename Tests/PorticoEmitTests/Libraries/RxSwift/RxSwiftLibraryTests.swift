import PorticoEmit
import PorticoModel
import Testing

@Suite struct RxSwiftLibraryTests {
  static let library = RxSwiftLibrary()

  @Test(arguments: [
    ("Observable<Int>", ["RxSwift"]), ("Driver<Int>", ["RxCocoa", "RxSwift"]),
    ("Signal<Int>", ["RxCocoa", "RxSwift"]), ("ControlEvent<Void>", ["RxCocoa", "RxSwift"]),
    ("button.rx.tap", ["RxCocoa", "RxSwift"]), ("PublishRelay<Int>", ["RxRelay", "RxSwift"]),
    ("Driver<Int> PublishRelay<Int>", ["RxCocoa", "RxRelay", "RxSwift"]),
  ])
  func importsWhatTheTextNames(text: String, modules: [String]) {
    #expect(Self.library.imports(for: text) == modules)
    #expect(RxSwiftLibrary(runtime: "PorticoRuntime").imports(for: text) == ["PorticoRuntime"])
  }

  @Test func supportFileImportsFoundationForItsLock() {
    #expect(Self.library.supportImports(for: "let lock = NSLock()") == ["Foundation", "RxSwift"])
    #expect(Self.library.supportImports(for: "struct A {}") == ["RxSwift"])
    #expect(RxSwiftLibrary(runtime: "PorticoRuntime").supportImports(for: "") == ["PorticoRuntime"])
  }

  @Test(arguments: [
    (Carrier(.observable), "Observable<Int>"), (Carrier(.driver), "Driver<Int>"), (Carrier(.signal), "Signal<Int>"),
    (Carrier(.single), "Single<Int>"), (Carrier(.infallible), "Infallible<Int>"),
    (Carrier(.controlEvent), "ControlEvent<Int>"), (Carrier(.anyObserver), "AnyObserver<Int>"),
    (Carrier(.publishRelay), "PublishRelay<Int>"), (Carrier(.behaviorRelay), "BehaviorRelay<Int>"),
    (Carrier(.replayRelay), "ReplayRelay<Int>"), (Carrier(.publishSubject), "PublishSubject<Int>"),
    (Carrier(.behaviorSubject), "BehaviorSubject<Int>"), (Carrier(.value), "Int"), (Carrier(.wrapper), "Int"),
    (Carrier(.observable, text: "Observable<_>?"), "Observable<Int>?"),
    (Carrier(.custom, text: "Box<_, Failure>"), "Box<Int, Failure>"), (Carrier(.custom, text: "Ints"), "Ints"),
  ])
  func carrierHasItsType(carrier: Carrier, type: String) {
    #expect(Self.library.type(of: carrier, element: "Int") == type)
  }

  @Test(arguments: [
    (Carrier.Kind.publishRelay, "PublishRelay<Int>()"), (.behaviorRelay, "BehaviorRelay<Int>(value: 1)"),
    (.replayRelay, "ReplayRelay<Int>.create(bufferSize: 1)"), (.publishSubject, "PublishSubject<Int>()"),
    (.behaviorSubject, "BehaviorSubject<Int>(value: 1)"), (.value, "1"), (.wrapper, "1"),
  ])
  func carrierIsMade(kind: Carrier.Kind, creation: String) {
    #expect(Self.library.creation(of: Carrier(kind), element: "Int", value: "1") == creation)
  }

  @Test(arguments: [
    (Carrier.Kind.publishRelay, "a.accept(1)"), (.behaviorRelay, "a.accept(1)"), (.replayRelay, "a.accept(1)"),
    (.publishSubject, "a.onNext(1)"), (.behaviorSubject, "a.onNext(1)"), (.value, "a = 1"), (.wrapper, "a = 1"),
  ])
  func carrierIsSentTo(kind: Carrier.Kind, statement: String) {
    #expect(Self.library.send("1", to: "a", Carrier(kind)) == statement)
  }

  @Test(arguments: [
    (Carrier.Kind.behaviorRelay, "a.value"), (.behaviorSubject, "(try? a.value())"), (.value, "a"), (.wrapper, "a"),
  ])
  func carrierHasACurrentValue(kind: Carrier.Kind, expression: String) {
    #expect(Self.library.currentValue(of: "a", Carrier(kind)) == expression)
  }

  @Test(arguments: [
    (Carrier.Kind.observable, "a", "a"), (.driver, "a.asObservable()", "a.asObservable()"),
    (.signal, "a.asObservable()", "a.asObservable()"), (.single, "a.asObservable()", "a.asObservable()"),
    (.infallible, "a.asObservable()", "a.asObservable()"), (.publishRelay, "a", "a.asObservable()"),
    (.controlEvent, "a", "a.asObservable()"), (.behaviorSubject, "a", "a.asObservable()"),
  ])
  func carrierIsRead(kind: Carrier.Kind, readable: String, plain: String) {
    #expect(Self.library.readable("a", Carrier(kind)) == readable)
    #expect(Self.library.plain("a", Carrier(kind)) == plain)
  }

  @Test(arguments: [
    (Carrier.Kind.driver, [".asDriver(onErrorDriveWith: .empty())"]),
    (.signal, [".asSignal(onErrorSignalWith: .empty())"]),
    (.infallible, [".asInfallible(onErrorFallbackTo: .empty())"]),
    (.single, [".take(1)", ".asSingle()"]), (.observable, [".asObservable()"]), (.custom, [".asObservable()"]),
  ])
  func flowBecomesItsCarrier(kind: Carrier.Kind, links: [String]) {
    let conversion = Self.library.conversion(to: Carrier(kind), isErased: false)
    #expect(conversion.links == links)
    #expect(conversion.wrapper == nil)
  }

  @Test func controlEventIsMadeAroundTheFlow() {
    let conversion = Self.library.conversion(to: Carrier(.controlEvent), isErased: false)
    #expect(conversion.links == [])
    #expect(conversion.wrapper?.name == "ControlEvent")
    #expect(conversion.wrapper?.label == "events")
  }

  @Test func erasedFlowIsAnObservableAlready() {
    #expect(Self.library.conversion(to: Carrier(.observable), isErased: true).links == [])
  }

  @Test(arguments: [
    (Carrier.Kind.behaviorRelay, Carrier.Kind.driver, [".asDriver()"]), (.publishRelay, .signal, [".asSignal()"]),
    (.publishRelay, .driver, [".asDriver(onErrorDriveWith: .empty())"]),
    (.behaviorRelay, .observable, [".asObservable()"]),
  ])
  func subjectIsShownAsItsCarrier(owned: Carrier.Kind, carrier: Carrier.Kind, links: [String]) {
    #expect(Self.library.exposing("a", Carrier(owned), as: Carrier(carrier)) == Chain("a", links))
  }

  @Test(arguments: [
    (Carrier.Kind.publishRelay, "a.bind(to: b)"), (.behaviorRelay, "a.bind(to: b)"),
    (.publishSubject, "a.subscribe(onNext: { b.onNext($0) })"), (.value, "a.subscribe(onNext: { b = $0 })"),
    (.wrapper, "a.subscribe(onNext: { b = $0 })"),
  ])
  func subjectIsFedWithValuesOnly(kind: Carrier.Kind, statement: String) {
    #expect(Self.library.bind(Chain("a"), to: "b", Carrier(kind)).text() == statement)
  }

  @Test(arguments: [
    (Carrier.Kind?.none, "a\n.observe(on: MainScheduler.instance)\n.subscribe(onNext: f)"),
    (.driver, "a\n.drive(onNext: f)"), (.signal, "a\n.emit(onNext: f)"),
    (.single, "a\n.asObservable()\n.observe(on: MainScheduler.instance)\n.subscribe(onNext: f)"),
    (.infallible, "a.asObservable()\n.observe(on: MainScheduler.instance)\n.subscribe(onNext: f)"),
    (.value, "Observable.just(a)\n.subscribe(onNext: f)"), (.wrapper, "Observable.just(a)\n.subscribe(onNext: f)"),
  ])
  func viewIsCalledOnMain(kind: Carrier.Kind?, expected: String) {
    let chain = Self.library.observeOnMain("a", kind.map { Carrier($0) }, "scheduler", closure: "f")
    #expect(([chain.head] + chain.links).joined(separator: "\n") == expected)
  }

  @Test(arguments: [
    (Chain("a"), "a.asObservable()"), (Chain("a", isPlain: true), "a"), (Chain("a", [".b()"]), "a.b()"),
    (Chain("Observable.just(1)"), "Observable.just(1)"), (Chain("a.asObservable()"), "a.asObservable()"),
  ])
  func mergesObservablesAlone(chain: Chain, text: String) {
    #expect(Self.library.merge([chain, chain]).text() == "Observable.merge(\(text), \(text))")
  }

  @Test func wordsOfTheRest() {
    #expect(Self.library.just("1").text() == "Observable.just(1)")
    #expect(Self.library.merge(listed: "all").text() == "Observable.merge(all)")
    #expect(Self.library.run(Chain("a")).text() == "a.subscribe()")
    #expect(Self.library.bindObserver(Chain("a"), to: "b").text() == "a.bind(to: b)")
    #expect(Self.library.observing("a", "$0") == "a.onNext($0)")
    #expect(Self.library.keep(in: "bag") == ".disposed(by: bag)")
    #expect(Self.library.task("await f()", isThrowing: true) == "Observable.flowTask { await f() }")
    #expect(Self.library.perform("{ f() }") == ".do(onNext: { f() })")
    #expect(Self.library.share(isEvent: true) == ".share()")
    #expect(Self.library.share(isEvent: false) == ".share(replay: 1, scope: .whileConnected)")
    #expect(Self.library.startWith("1") == ".startWith(1)")
    #expect(Self.library.singleType("Int") == "Single<Int>")
    #expect(Self.library.failingSingleType("Int", failure: "Fault") == "Single<Int>")
    #expect(Self.library.failingStreamType("Int", failure: "Fault") == "Observable<Int>")
    #expect(Self.library.localType(.type("Int"))?.type == "Observable<Int>")
    #expect(Self.library.localType(.unknown) == nil)
    #expect(Self.library.insert(Chain("a")) == "_ = subscriptions.insert(a)")
    #expect(Self.library.keepBag("bag") == "_ = subscriptions.insert(Disposables.create { _ = bag })")
    #expect(Self.library.bagParameter("DisposeBag") == "DisposeBag")
    #expect(Self.library.bagArgument("bag") == "bag")
    #expect(Self.library.never(isPublic: true) == ".never()")
  }

  @Test func multicastsBySelector() {
    let chain = Self.library.multicast(
      "input", parameter: "input", inputType: "Observable<Input>", outputType: "Observable<Output>", body: "return a")
    #expect(
      chain.text() == """
        input.multicast({ PublishSubject() }) { (input: Observable<Input>) -> Observable<Output> in
          return a
        }
        """)
  }

  @Test(arguments: [
    ("let a = FlowActivity { }", ["swift.support-activity.stencil", "rxswift.support-counted.stencil"]),
    ("Observable.flowTask { await f() }", ["swift.support-tasks.stencil", "rxswift.support-task.stencil"]),
    ("a.raw { $0 }", ["rxswift.support-raw.stencil"]), ("a.map { $0 }", []),
  ])
  func supportIsThereWhereItIsUsed(text: String, parts: [String]) {
    #expect(Self.library.supportParts.filter { $0.isUsed(in: text) }.map(\.template) == parts)
  }

  @Test func runtimeHasNoControls() {
    #expect(Self.library.controls(.support) is RxCocoaControls)
    #expect(RxSwiftLibrary(runtime: "PorticoRuntime").controls(.support) == nil)
  }
}
