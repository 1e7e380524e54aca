import Foundation
import PorticoEmit
import PorticoModel
import PorticoTool
import Testing

@Suite struct DeclarationRenameTests {
  private static let pipeline = try! Pipeline(generator: Generator())

  private static func checked(_ text: String, _ path: String = "A.portico") -> CheckedSource {
    let folder = FilePath(shown: ".", real: "/work")
    return pipeline.check(
      Source(path: folder.appending(path), bytes: Array(text.utf8), outputFolder: folder, supportFolder: folder))
  }

  /// The text with `from` called `to`.
  private static func renamed(_ text: String, _ from: String, _ to: String) throws -> String {
    let old = checked(text)
    #expect(old.isSound)
    let request = try RenameRequest(from, to: to)
    let screen = try #require(old.declarations.screens.first { $0.name == request.screen })
    let result = try DeclarationRename(request, request.meaning(in: screen), in: old, pipeline)
    return String(decoding: result.checked.source.bytes, as: UTF8.self)
  }

  private static func members(_ members: String, _ from: String, _ to: String) throws -> String {
    let text = "@style(relay) screen A {\n  \(members)\n}\n"
    let result = try renamed(text, "A." + from, to)
    return String(result.dropFirst("@style(relay) screen A {\n  ".count).dropLast("\n}\n".count))
  }

  @Test(arguments: [
    // What a part is called after the port, and what only looks so.
    (
      "email",
      "input email: String; input b: Int; output x: Bool <- combineLatest(email, b).map { $0.email.isEmpty }",
      "input mail: String; input b: Int; output x: Bool <- combineLatest(mail, b).map { $0.mail.isEmpty }"
    ),
    (
      "email",
      "input email: String; input b: Int; output x: Bool <- combineLatest(email: email, b).map { $0.email.isEmpty }",
      "input mail: String; input b: Int; output x: Bool <- combineLatest(email: mail, b).map { $0.email.isEmpty }"
    ),
    (
      "email", "input email: Form; output x: Bool <- email.map { $0.email.isEmpty }",
      "input mail: Form; output x: Bool <- mail.map { $0.email.isEmpty }"
    ),
    (
      "email",
      "input email: String; input b: Int; output x: String <- combineLatest(email, b).map { form in \"\\(form.email)\" }",
      "input mail: String; input b: Int; output x: String <- combineLatest(mail, b).map { form in \"\\(form.mail)\" }"
    ),
    (
      "email", "input email: String; input b: Int; output x: String <- combineLatest(email, b).map(\\.email)",
      "input mail: String; input b: Int; output x: String <- combineLatest(mail, b).map(\\.mail)"
    ),
    (
      "email",
      "input email: String; input b: Int; bind self.go(email: email, $0.b) <- combineLatest(email, b)",
      "input mail: String; input b: Int; bind self.go(email: mail, $0.b) <- combineLatest(mail, b)"
    ),
    // What a closure binds itself is its own.
    (
      "email",
      "input email: String; input b: Int; output x: String <- combineLatest(email, b).map { email, b in email }",
      "input mail: String; input b: Int; output x: String <- combineLatest(mail, b).map { email, b in email }"
    ),
    // A hook's labels as they are written stay; those that follow are no words of the declaration.
    (
      "email",
      "input email: String; input b: Int; output x: Bool <- combineLatest(email, b).map(f(email:b:)).filter(email)",
      "input mail: String; input b: Int; output x: Bool <- combineLatest(mail, b).map(f(email:b:)).filter(email)"
    ),
    (
      "input.a", "input a: Int; output a: Int <- a.skip(1); output b: Int <- input.a; output c: Int <- output.a",
      "input mail: Int; output a: Int <- mail.skip(1); output b: Int <- input.mail; output c: Int <- output.a"
    ),
    (
      "output.a", "input a: Int; output a: Int <- a.skip(1); output b: Int <- input.a; output c: Int <- output.a",
      "input a: Int; output mail: Int <- a.skip(1); output b: Int <- input.a; output c: Int <- output.mail"
    ),
    (
      "g.a", "input a: Int; group g { input a: Int }; output x: Int <- a; output y: Int <- g.a",
      "input a: Int; group g { input mail: Int }; output x: Int <- a; output y: Int <- g.mail"
    ),
    (
      "g", "group g { input a: Int = 0; input b }; output x: Int <- merge(g.a, g.b.map { g.a })",
      "group mail { input a: Int = 0; input b }; output x: Int <- merge(mail.a, mail.b.map { mail.a })"
    ),
    (
      "n", "input a: Int; state n: Int = 0 <- a; output x: Int <- a.withLatestFrom(n, a).map { $0.n + n }",
      "input a: Int; state mail: Int = 0 <- a; output x: Int <- a.withLatestFrom(mail, a).map { $0.mail + mail }"
    ),
    (
      "s", "needs s: Store = .s; input a: Int; bind s.save(s: $0) <- a; output x: Int <- s.numbers.catch(s.first)",
      "needs mail: Store = .s; input a: Int; bind mail.save(s: $0) <- a; output x: Int <- mail.numbers.catch(mail.first)"
    ),
    (
      "f", "input a: Int; let f <- a.skip(1); bind go, x <- f; output x: Int",
      "input a: Int; let mail <- a.skip(1); bind go, x <- mail; output x: Int"
    ),
    (
      "busy",
      "input a; output busy: Bool; output x: Int <- a.flatMapLatest(load -> Int, activity: busy, error: busyToo)"
        + "; output event busyToo: Error",
      "input a; output mail: Bool; output x: Int <- a.flatMapLatest(load -> Int, activity: mail, error: busyToo)"
        + "; output event busyToo: Error"
    ),
    (
      "f", "input a: Int; output x: Bool <- a.map(f); output y: Bool <- a.filter { $0 > f }.map(f)",
      "input a: Int; output x: Bool <- a.map(mail); output y: Bool <- a.filter { $0 > f }.map(mail)"
    ),
  ])
  func changesWhatMeansIt(_ name: String, _ old: String, _ new: String) throws {
    #expect(try Self.members(old, name, "mail") == new)
  }

  @Test(arguments: [
    ("a", "b", "`b` will not do at A.portico:2, so nothing is written: "),
    ("a", "Type", "`Type` will not do at A.portico:2, so nothing is written: "),
    ("a", "limit", "`limit` means something else in A, so nothing is written: take another name"),
    ("c", "d", "A has no `c`"),
    ("limts", "d", "A has no `limts`; did you mean `A.limits`?"),
    ("a", "2d", "`2d` is no name in Swift"),
    ("a", "d e", "`d e` is no name in Swift"),
    ("a", "a", "`A.a` is called so already"),
    ("a", "B.d", "`B.d` lies elsewhere than `A.a`: a rename moves nothing"),
  ])
  func refuses(_ name: String, _ new: String, _ message: String) {
    let text = "input a: Int = 0; input b: Int; input limits; output x: Int <- b.map { $0 + limit + a }"
    let problem = #expect(throws: RenameRequest.Problem.self) { try Self.members(text, name, new) }
    #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "")")
  }

  @Test func aWholeScreenIsRefused() {
    let problem = #expect(throws: RenameRequest.Problem.self) { try RenameRequest("Login", to: "SignIn") }
    #expect(problem?.message.contains("a whole screen cannot be renamed yet") == true)
  }

  @Test func anInputAndAnOutputOfOneNameAreToldApart() {
    let problem = #expect(throws: RenameRequest.Problem.self) {
      try Self.members("input a: Int; output a: Int <- a", "a", "b")
    }
    #expect(problem?.message == "`A.a` is an input and an output: say `A.input.a` or `A.output.a`")
  }

  /// Every third name of every fixture, since all of them take long: with another of the same length, what comes out is
  /// the same text but for the name.
  @Test(arguments: Fixture.all.flatMap(\.sources)) func theOutputIsTheSameButForTheName(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let old = Self.checked(text)
    guard old.isSound else { return }
    let before = try Self.pipeline.generate(old).text
    for screen in old.declarations.screens {
      for (index, name) in Self.names(of: screen).enumerated() where index % 3 == text.utf8.count % 3 {
        let word = String(name.split(separator: ".").last ?? "")
        let new = Self.other(word, notIn: text + before)
        let request = try RenameRequest("\(screen.name).\(name)", to: new)
        let result = try DeclarationRename(request, request.meaning(in: screen), in: old, Self.pipeline)
        let after = try Self.pipeline.generate(result.checked).text
        // What is told apart from a twin, or is a word of Swift's, is written otherwise.
        if screen.inputs.contains(where: { $0.name == word }), screen.outputs.contains(where: { $0.name == word }) {
          continue
        }
        if before.contains("`\(word)`") { continue }
        let (was, now) = (Self.lines(before), Self.lines(Self.replacing(new, word, in: after)))
        let difference = zip(was, now).first { $0 != $1 }.map { [$0, $1] }
        #expect(difference == nil, "\(screen.name).\(name)")
        #expect(was.count == now.count)
      }
    }
  }

  /// Without the checksum.
  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n").dropLast() }

  private static func replacing(_ word: String, _ other: String, in text: String) -> String {
    text.replacing(word, with: other).replacing(upper(word), with: upper(other))
  }

  private static func upper(_ word: String) -> String { word.prefix(1).uppercased() + String(word.dropFirst()) }

  private static func names(of screen: Screen) -> [String] {
    var names: [String] = []
    for port in screen.inputs + screen.outputs {
      names.append((port.id.group.map { "\($0)." } ?? "") + "\(port.id.side.rawValue).\(port.name)")
    }
    names += screen.states.map(\.name) + screen.needs.map(\.name) + screen.pairs.compactMap(\.group)
    names += screen.lets.filter { $0.flows.isEmpty || $0.location != $0.flows[0].location }.map(\.name)
    names += screen.hooks.filter { hook in !screen.outputs.contains { $0.maker == hook.name } }.map(\.name)
    return names
  }

  /// A word of the same length that stands nowhere, in either case.
  private static func other(_ word: String, notIn text: String) -> String {
    let letters = Array("qxzjkvwybgpfmucldhrsniotae")
    var number = 0
    while true {
      var rest = number
      let new = String(
        word.map { _ in
          defer { rest /= letters.count }
          return letters[rest % letters.count]
        })
      if !text.lowercased().contains(new) { return new }
      number += 1
      if number > 20_000 { return word + "qx" }
    }
  }
}
