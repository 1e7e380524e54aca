/// A screen and its Logic as someone works on both: pieces of which it is known which methods they hold.
struct EditedHalf {
  /// A run of the file's text, and the methods that stand in it, with their types.
  private struct Piece {
    var text: String
    var methods: [Int: String] = [:]
  }

  let name: String
  /// The hooks that the screen asks for, with the type of what they take and give.
  private var hooks: [Int: String] = [0: "Int"]
  private var head = Piece(text: "")
  /// Members of the type.
  private var members: [Piece] = []
  /// What follows the type, among it what was added.
  private var tail: [Piece] = []
  /// Methods in another file.
  private var more: [Int: String] = [:]
  private var next = 1
  private var unit = "  "
  private var ending = "\n"
  private var endsInNewline = true
  private var hasMark = false
  /// As damage left the file, until it is mended again.
  private(set) var fault: [UInt8]?
  private(set) var isMissing = true
  private var accepted: [UInt8]?

  private static let types = ["Int", "String", "[Int]", "Int?", "(Int) -> Void", "[String: Set<Int>]"]

  init(_ name: String) { self.name = name }

  var path: String { "Sources/App/\(name)Logic.swift" }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var declaration: String {
    let inputs = Self.types.enumerated().map { "  input event i\($0.offset): \($0.element)\n" }.joined()
    let outputs = hooks.sorted { $0.key < $1.key }.map { hook, type in
      "  output event o\(hook): \(type) <- i\(Self.types.firstIndex(of: type) ?? 0).map(h\(hook))\n"
    }
    return "screen \(name) {\n" + inputs + outputs.joined() + "}\n"
  }

  var others: String {
    more.isEmpty ? "" : "extension \(name)Logic {\n" + more.map { Self.method($0.key, $0.value, "  ") }.joined() + "}\n"
  }

  var bytes: [UInt8] { fault ?? accepted ?? rendered }

  private var rendered: [UInt8] {
    var text =
      head.text
      + "final class \(name)Logic: \(name)ViewModel.Logic {\n\(unit)init(_ context: \(name)ViewModel.Context) {}\n"
    text += members.map(\.text).joined() + "}\n" + tail.map(\.text).joined()
    if !endsInNewline { while text.last == "\n" { text.removeLast() } }
    if ending != "\n" { text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ending) }
    return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }

  private static func method(_ hook: Int, _ type: String, _ unit: String) -> String {
    "\(unit)func h\(hook)(_ x: \(type)) -> \(type) {\n\(unit)\(unit)return x\n\(unit)}\n"
  }

  private var methods: [Int: String] {
    var all = more
    for piece in members + tail { all.merge(piece.methods) { first, _ in first } }
    return all
  }

  // MARK: Edits

  mutating func edit(_ chance: inout SeededChance) {
    fault = nil
    for _ in 0..<Int.random(in: 1...3, using: &chance) { editDeclaration(&chance) }
    guard !isMissing else { return }
    for _ in 0..<Int.random(in: 0...4, using: &chance) { editFile(&chance) }
    if chance.once(in: 6) { damage(&chance) }
  }

  private mutating func editDeclaration(_ chance: inout SeededChance) {
    switch Int.random(in: 0..<5, using: &chance) {
    case 0, 1:
      hooks[next] = Self.types.randomElement(using: &chance)
      next += 1
    case 2 where hooks.count > 1: hooks[hooks.keys.sorted().randomElement(using: &chance) ?? 0] = nil
    case 3:
      if let hook = hooks.keys.sorted().randomElement(using: &chance) {
        hooks[hook] = Self.types.randomElement(using: &chance)
      }
    default: break
    }
    if hooks.count > 12 { hooks[hooks.keys.min() ?? 0] = nil }
  }

  private mutating func editFile(_ chance: inout SeededChance) {
    accepted = nil
    switch Int.random(in: 0..<12, using: &chance) {
    case 0:
      head.text =
        ["", "// mine\n", "import A\n@testable import B\n\n", "/* { */\n"].randomElement(using: &chance) ?? ""
    case 1, 2: members.insert(Piece(text: noise(&chance, unit)), at: Int.random(in: 0...members.count, using: &chance))
    case 3: tail.insert(Piece(text: noise(&chance, "")), at: Int.random(in: 0...tail.count, using: &chance))
    case 4: write(&chance)
    case 5, 6: if !members.isEmpty { members.remove(at: Int.random(in: members.indices, using: &chance)) }
    case 7: if !tail.isEmpty { tail.remove(at: Int.random(in: tail.indices, using: &chance)) }
    case 8: ending = ["\n", "\r\n", "\r"].randomElement(using: &chance) ?? "\n"
    case 9: endsInNewline.toggle()
    case 10: hasMark.toggle()
    default: more[hooks.keys.sorted().randomElement(using: &chance) ?? 0] = nil
    }
    // What stands twice is no Swift.
    for (index, piece) in tail.enumerated().reversed() where piece.methods.contains(where: { more[$0.key] != nil }) {
      tail.remove(at: index)
    }
  }

  /// The user writes a hook before it is scaffolded, here or in another file.
  private mutating func write(_ chance: inout SeededChance) {
    guard let hook = hooks.keys.sorted().filter({ methods[$0] == nil }).randomElement(using: &chance),
      let type = hooks[hook]
    else { return }
    if chance.once(in: 3) {
      more[hook] = type
    } else {
      members.append(Piece(text: Self.method(hook, type, unit), methods: [hook: type]))
    }
  }

  /// Swift in which a method only seems to stand, and brackets only seem to.
  private func noise(_ chance: inout SeededChance, _ unit: String) -> String {
    let decoy = "func h\(Int.random(in: 0..<(next + 3), using: &chance))(_ x: Int) -> Int {"
    let texts = [
      "// \(decoy)\n", "/* \(decoy) /* } */ ) */\n", "private let s\(next) = \"\(decoy)\"\n",
      "private let t\(next) = #\"\"\"\n  \(decoy) \\( \"\"\n  \"\"\"#\n", "private let r\(next) = /[{(]\\/\(next)/\n",
      "private struct N\(next) { \(decoy) x } }\n", "private func p\(next)() { \(decoy) x }; _ = h }\n",
      "#if DEBUG\nprivate var d\(next): Int { 1 }\n#else\nprivate var d\(next): Int { 2 }\n#endif\n",
      "private let u\(next) = \"\\(f(\"}\")) 👩‍👩‍👧 é\"\n", "private var c\(next): (Int) -> Int = { $0 << 2 > 1 ? 1 : 2 }\n",
      "\n\n",
      "   \t\n", ";\n", "// MARK: - ======= <<<<<<< \n",
    ]
    return unit + (texts.randomElement(using: &chance) ?? "")
  }

  /// A slip of the keyboard, a crash, a merge.
  private mutating func damage(_ chance: inout SeededChance) {
    var bytes = rendered
    let place = Int.random(in: 0..<bytes.count, using: &chance)
    switch Int.random(in: 0..<4, using: &chance) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(Array("{}()[]\"/*#<'`\\\0\u{FF}".utf8).randomElement(using: &chance) ?? 0, at: place)
    case 2: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: Array("\n<<<<<<< HEAD\n=======\n>>>>>>> b\n".utf8), at: place)
    }
    fault = bytes
  }

  // MARK: What is to be expected

  /// What is wrong with the file as the run left it, given the changes that the run told of.
  func problem(_ after: [UInt8], _ changes: [Substring]) -> String? {
    if isMissing { return Self.count("func h", after) == hooks.count ? nil : "begun with other hooks" }
    guard after.starts(with: bytes) else { return "a byte of the user's is gone" }
    if fault != nil { return nil }
    let added = Array(after[bytes.count...])
    let missing = hooks.filter { methods[$0.key] == nil }
    if Self.count("func ", added) != missing.count { return "\(Self.count("func ", added)) stubs for \(missing.count)" }
    for hook in missing.keys where Self.count("func h\(hook)(_ ", added) != 1 { return "no stub for h\(hook)" }
    let text = String(decoding: added, as: UTF8.self)
    if !missing.isEmpty, ending == "\r\n", text.replacing("\r\n", with: "").contains("\n") { return "a bare line feed" }
    let changed = hooks.filter { methods[$0.key] != nil && methods[$0.key] != $0.value }
    let told = changes.filter { line in
      line.hasPrefix("Sources/App/\(name)Logic.swift:") || line.hasPrefix("Sources/App/\(name)+More.swift:")
    }
    return told.count == changed.count ? nil : "\(told.count) changes told of \(changed.count)"
  }

  private static func count(_ word: String, _ bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).split(separator: word, omittingEmptySubsequences: false).count - 1
  }

  /// The file as it stands now is what is edited next.
  mutating func accept(_ after: [UInt8]) {
    if isMissing {
      isMissing = false
      members = hooks.sorted { $0.key < $1.key }.map {
        Piece(text: Self.method($0.key, $0.value, unit), methods: [$0.key: $0.value])
      }
      accepted = after
      return
    }
    // A file that was damaged is taken from what it was before.
    guard fault == nil else { return }
    let added = String(decoding: after[bytes.count...], as: UTF8.self)
    let missing = hooks.filter { methods[$0.key] == nil }
    if !missing.isEmpty {
      let text = added.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      tail.append(Piece(text: (endsInNewline ? "" : "\n") + text, methods: missing))
      endsInNewline = true
    }
    accepted = after
  }
}
