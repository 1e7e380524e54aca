@testable import App

private final class Speller: ExpressionSpeller {
  func length(of text: String, count: Int) -> Int { text.utf8.count * 100 + count }
  func isSpelled(_ text: String) -> Bool { text != "hi (there" }
  func spell(_ text: String, _ each: (Character) -> String) -> String { text.map(each).joined() }
}

/// Texts and amounts, the limit in between, and what stands for nothing.
@MainActor func play() async {
  let expressions = ExpressionsHarness(greeting: "Hello", speller: Speller())
  watch(expressions, expressions.model)
  expressions.send(\.text, "hi (there", at: 10)
  expressions.send(\.sendTapped, at: 15)
  expressions.send(\.amount, 5, at: 20)
  expressions.send(\.amount, 50, at: 30)
  expressions.send(\.limit, 30, at: 40)
  expressions.send(\.amount, 50, at: 50)
  expressions.send(\.default, "nothing", at: 60)
  expressions.send(\.text, "", at: 70)
  expressions.send(\.text, "1@b.co", at: 80)
  expressions.send(\.sendTapped, at: 90)
  show("title", expressions.record(\.title))
  show("length", expressions.record(\.length))
  show("echo", expressions.record(\.echo))
  show("total", expressions.record(\.total))
  show("repeat", expressions.record(\.`repeat`))
  show("isAddress", expressions.record(\.isAddress))
  show("hasBracket", expressions.record(\.hasBracket))
  show("firstIsNumber", expressions.record(\.firstIsNumber))
  show("characters", expressions.record(\.characters))
  show("spelled", expressions.record(\.spelled))
  show("fits", expressions.record(\.fits))
  show("card", expressions.record(\.card)) { "\($0.split(separator: "\n"))" }
  show("sent", expressions.record(\.sent))
  show("kind", expressions.record(\.kind))
}
