/// Hooks: their arguments from the element, their results from the step and the target.
import Testing

@Suite struct HookResolverTests {
  static let inputs = "input email: String; input password: String; input tap; "

  @Test func onePartHasNoLabelSeveralHaveTheirs() {
    let resolved = Resolved(
      members: Self.inputs
        + "output a: Bool <- email.map(isEmail); output b: Bool <- combineLatest(email, password).map(isValid)")
    #expect(
      resolved.hooks == [
        "hook isEmail(_ email: String) -> Bool", "hook isValid(email: String, password: String) -> Bool",
      ]
    )
  }

  @Test func voidPartsVanishAndNestedTuplesAreFlattened() {
    let resolved = Resolved(
      members: Self.inputs
        + """
        let form <- combineLatest(email, password)
        output a: Bool <- tap.withLatestFrom(form, tap).map(check)
        output b: Bool <- tap.map(toggle)
        """)
    #expect(resolved.hooks == ["hook check(email: String, password: String) -> Bool", "hook toggle() -> Bool"])
    #expect(
      resolved.flows("a").last?.hasSuffix(".map(check(email: $.form.email, password: $.form.password) -> Bool)") == true
    )
  }

  @Test func aCompoundNameSaysTheLabels() {
    let resolved = Resolved(
      members: Self.inputs
        + """
        output a: Bool <- email.map(isValid(text:))
        output b: Bool <- combineLatest(email, password).map(login(_:with:))
        output c: Bool <- email.map(today())
        """)
    #expect(
      resolved.hooks == [
        "hook isValid(text: String) -> Bool", "hook login(_ email: String, with: String) -> Bool",
        "hook today() -> Bool",
      ])
  }

  @Test func asManyLabelsAsParts() {
    let resolved = Resolved(members: Self.inputs + "output a: Bool <- email.map(isValid(email:password:))")
    #expect(resolved.messages == ["`isValid` has 2 labels, but 1 parts arrive: email"])
  }

  @Test(arguments: [
    ("output a: Int <- email.map(f)", "f(_ email: String) -> Int"),
    ("output a: Int <- email.map(f).filter { $0 > 1 }.skip(1).debounce(1s)", "f(_ email: String) -> Int"),
    ("output a: Int <- email.compactMap(f)", "f(_ email: String) -> Int?"),
    ("output a: Int? <- email.compactMap(f)", "f(_ email: String) -> Int?"),
    ("output a: String <- email.filter(f)", "f(_ email: String) -> Bool"),
    ("output a: String <- email.do(f)", "f(_ email: String)"),
    ("output a: Int <- email.flatMapLatest(f)", "f(_ email: String) -> stream Int"),
    ("output a: Int <- email.flatMapLatest(await f)", "f(_ email: String) async -> Int"),
    ("output a: Int <- email.flatMapLatest(try f).catch(1)", "f(_ email: String) throws -> stream Int"),
    ("output a: Int <- email.flatMapLatest(try await f).catch(1)", "f(_ email: String) async throws -> Int"),
    ("output a: Int <- email.flatMapLatest(f -> Single<Int>)", "f(_ email: String) -> carrier Single<Int>"),
    ("output a: Int <- email.flatMapLatest(f -> [Int]).map(\\.count)", "f(_ email: String) -> stream [Int]"),
    ("output a: Int <- email.map(f) -> Int", "f(_ email: String) -> Int"),
    ("output a: Int <- email.map(f -> [Int]).map(\\.count)", "f(_ email: String) -> [Int]"),
    ("output a: Int? <- email.map(f)", "f(_ email: String) -> Int?"),
    ("output a: [Int] <- email.scan([], f)", "f(_ result: [Int], _ email: String) -> [Int]"),
    ("let a <- email.scan(0, f)", "f(_ result: Int, _ email: String) -> Int"),
    ("let a -> Int <- email.map(f)", "f(_ email: String) -> Int"),
    ("let a <- email.map(f).startWith(\"\")", "f(_ email: String) -> String"),
    ("let a <- email.map(f).filter { $0 } -> Bool", "f(_ email: String) -> Bool"),
    ("output a <- email.map(f)", "f(_ email: String)"),
    ("bind f <- email", "f(_ email: String)"),
    ("bind await f <- email", "f(_ email: String) async"),
    ("output a(x: Int, y: Int) <- email.map(f)", "f(_ email: String) -> (x: Int, y: Int)"),
  ])
  func resultsOf(_ member: String, _ hook: String) {
    #expect(Resolved(members: Self.inputs + member).hooks == ["hook \(hook)"])
  }

  @Test func partsWithoutALabelAndEqualNames() {
    let resolved = Resolved(members: "input a: (Int, Int); bind f <- a; input b; bind g <- b.withLatestFrom(a, a2: a)")
    #expect(
      resolved.hooks == [
        "hook f(_ value: Int, _ value2: Int)", "hook g(_ value: Int, _ value2: Int, _ value3: Int, _ value4: Int)",
      ])
  }

  @Test func aParameterWhoseTypeIsLost() {
    let resolved = Resolved(
      members: Self.inputs + "output a: Bool <- email.map { parse($0) }.filter { _ in true }.map(isBig)")
    #expect(resolved.problems == ["unknown-type: isBig"])
    #expect(
      resolved.messages == [
        "`isBig` needs its parameter's type, but the type that `map` gives is not known; write `-> T` behind that "
          + "[add `-> T` here, with its type]"
      ])
    #expect(resolved.fixed.contains(".map { parse($0) } -> <#T#>.filter"))
  }

  @Test func aResultThatNothingTells() {
    let resolved = Resolved(members: Self.inputs + "let a <- email.map(parse)")
    #expect(
      resolved.messages == [
        "what `parse` gives is not known here; say it: `parse -> T` [add `-> T` here, with its type]"
      ])
  }

  @Test func aLetOfUnknownTypeIsReportedOnce() {
    let resolved = Resolved(members: Self.inputs + "let a <- email.map { f($0) }; bind g <- a; bind h <- a")
    #expect(resolved.problems == ["unknown-type: g"])
  }

  @Test(arguments: [
    ("needs load: Loader", "hook-named-as-need"), ("state load: Int = 0", "hook-named-as-state"),
    ("let load <- email", "hook-named-as-let"),
  ])
  func namesThatAreTaken(_ member: String, _ code: String) {
    #expect(
      Resolved(members: Self.inputs + "\(member); output a: Int <- email.map(load)").problems == ["\(code): load"])
  }

  @Test func aHookMayBearItsOutputsName() {
    #expect(
      Resolved(members: Self.inputs + "output isValid: Bool <- email.map(isValid)").hooks == [
        "hook isValid(_ email: String) -> Bool"
      ])
  }
}
