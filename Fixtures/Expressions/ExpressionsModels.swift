protocol ExpressionSpeller: AnyObject {
  func length(of text: String, count: Int) -> Int
  func isSpelled(_ text: String) -> Bool
  func spell(_ text: String, _ each: (Character) -> String) -> String
}
