import Testing

@testable import PorticoSyntax

@Suite struct SwiftTypeTests {
  private func agree(_ left: String, _ right: String, aliases: [String: String] = [:]) throws -> Bool {
    let pair = try [left, right].map { type in
      try #require(SwiftFunction(signature: "func f(_ x: \(type))")).parameters[0].type
    }
    let known = try aliases.mapValues { try #require(SwiftFunction(signature: "func f() -> \($0)")).result }
    return pair[0].agrees(with: pair[1], aliases: known)
  }

  @Test(arguments: [
    ("Int", "Int"), ("Optional<Int>", "Int?"), ("[String]", "Array<String>"),
    ("[String : Int]", "Dictionary<String, Int>"),
    ("Array<Optional<Set<Int>>>", "[Set<Int>?]"), ("()", "Void"), ("(Int) -> ()", "(Int) -> Void"),
    ("@escaping () -> Void", "() -> Void"), ("@Sendable @MainActor (Int) async -> Void", "(Int) async -> Void"),
    ("any Error", "Error"), ("(any Error)?", "Error?"), ("Int!", "Int?"), ("Input", "LoginViewModel.Input"),
    ("Swift.Optional<Swift.Int>", "Int?"), ("(a: Int, b: [Post])", "(a:Int,b:Array<Post>)"),
    ("Result<Void, any Error>", "Result<(), Error>"), ("Dictionary<Key, (Int, Int)>", "[Key: (Int, Int)]"),
  ])
  func spellingsOfOneType(_ left: String, _ right: String) throws {
    #expect(try agree(left, right))
    #expect(try agree(right, left))
  }

  @Test(arguments: [
    ("Int", "Int?"), ("Int", "Int64"), ("Input", "MyInput"), ("[Int]", "Set<Int>"), ("inout Int", "Int"),
    ("(Int) -> Void", "(Int) throws -> Void"), ("A.Input", "B.Input"), ("(a: Int, b: Int)", "(Int, Int)"),
    ("Dictionary<Int, String>", "[String: Int]"), ("() -> Void", "Void"),
  ])
  func typesThatDiffer(_ left: String, _ right: String) throws {
    #expect(try !agree(left, right))
    #expect(try !agree(right, left))
  }

  @Test func anAliasIsWhatItStandsFor() throws {
    #expect(try agree("Posts", "[Post]", aliases: ["Posts": "Array<Post>"]))
    #expect(try agree("Outer.Posts?", "[Post]?", aliases: ["Posts": "List", "List": "[Post]"]))
    #expect(try !agree("Posts", "[Post]", aliases: ["Posts": "[Int]"]))
    #expect(try agree("Loop", "Loop", aliases: ["Loop": "Other", "Other": "Loop"]))
  }

  @Test func anOpaqueTypeIsForTheCompilerToJudge() throws {
    #expect(try agree("some Sequence<Int>", "[Int]"))
  }
}
