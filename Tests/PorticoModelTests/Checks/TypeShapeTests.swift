import Testing

@testable import PorticoModel

@Suite struct TypeShapeTests {
  @Test(arguments: [
    ("Array<Int>", "[Int]"), ("Optional<String>", "String?"), ("Dictionary<String, Int>", "[String:Int]"),
    ("[ String : [Int] ]", "[String: Array<Int>]"), ("()", "Void"), ("(Int)", "Int"), ("Swift.Int", "Int"),
    ("any Error", "Error"), ("(id: Int, name: String)", "(Int, String)"), ("(any Error)?", "Optional<Error>"),
    ("Result<Void, LoginError>", "Result<(),LoginError>"),
  ])
  func twoSpellingsOfOneTypeAreEqual(left: String, right: String) {
    #expect(TypeShape(left) == TypeShape(right))
  }

  @Test(arguments: [
    ("Int", "Int", TypeShape.Agreement.agrees),
    ("Int", "Int?", .agrees),
    ("[Int]", "[Int?]", .agrees),
    ("Int", "Any", .agrees),
    ("Post", "Feed.Post", .agrees),
    ("Dictionary", "[String: Int]", .agrees),
    ("Set", "Set<Int>", .agrees),
    ("(Int) -> Void", "Action", .agrees),
    ("Int", "String", .disagrees),
    ("Int?", "Int", .disagrees),
    ("[Int]", "Int", .disagrees),
    ("[Int]", "[String]", .disagrees),
    ("(Int, Int)", "(Int, Int, Int)", .disagrees),
    ("Void", "Bool", .disagrees),
    ("Result<Int, Never>", "Result<String, Never>", .disagrees),
    ("Post", "PostModel", .differs),
    ("Int", "PostID", .differs),
    ("[Post]", "Posts", .differs),
    ("[PostDTO]", "[Post]", .differs),
  ])
  func aStreamFeedsWhatItsTypeAgreesWith(own: String, target: String, agreement: TypeShape.Agreement) {
    #expect(TypeShape(own).agreement(with: TypeShape(target)) == agreement)
  }

  @Test(arguments: [
    ("Int", true), ("String?", true), ("[Coordinator]", true), ("(Int) -> Void", true), ("Set<Int>", true),
    ("Coordinator", false), ("(any Coordinator)?", false), ("Coordinator & Sendable", false),
  ])
  func someTypesAreVisiblyValues(text: String, isValue: Bool) {
    #expect(TypeShape(text).isVisiblyValue == isValue)
  }
}
