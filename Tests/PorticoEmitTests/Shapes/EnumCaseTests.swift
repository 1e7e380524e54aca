import PorticoEmit
import PorticoModel
import Testing

@Suite struct EnumCaseTests {
  struct Row: Sendable, CustomStringConvertible {
    var port: String
    var declaration: String
    var construction: String
    var pattern: String
    var value: String
    var description: String { port }
  }

  @Test(arguments: [
    Row(port: "tap", declaration: "case tap", construction: "Input.tap", pattern: ".tap", value: "()"),
    Row(
      port: "text: String", declaration: "case text(String)", construction: "Input.text($0)",
      pattern: ".text(let value)", value: "value"),
    Row(
      port: "failed(error: Error)", declaration: "case failed(error: Error)", construction: "Input.failed(error: $0)",
      pattern: ".failed(let value)", value: "value"),
    Row(
      port: "moved(x: Int, y: Int)", declaration: "case moved(x: Int, y: Int)",
      construction: "Input.moved(x: $0.x, y: $0.y)", pattern: ".moved(let x, let y)", value: "(x: x, y: y)"),
    Row(
      port: "moved(in: Int, self: Int)", declaration: "case moved(in: Int, `self`: Int)",
      construction: "Input.moved(in: $0.in, `self`: $0.`self`)", pattern: ".moved(let `in`, let `self`)",
      value: "(in: `in`, `self`: `self`)"),
    Row(
      port: "pair: (Int, b: String)", declaration: "case pair(Int, b: String)",
      construction: "Input.pair($0.0, b: $0.b)", pattern: ".pair(let value0, let b)", value: "(value0, b: b)"),
    Row(
      port: "`default`: Int", declaration: "case `default`(Int)", construction: "Input.default($0)",
      pattern: ".default(let value)", value: "value"),
    Row(port: "done: ()", declaration: "case done", construction: "Input.done", pattern: ".done", value: "()"),
  ])
  func isDeclaredMadeAndMatched(_ row: Row) {
    let example = Example("input \(row.port)", settings: "style event")
    #expect(example.problems == [])
    let enumCase = EnumCase(example.screen.inputs[0])
    #expect(enumCase.declaration == row.declaration)
    #expect(enumCase.construction("Input")("$0") == row.construction)
    #expect(enumCase.pattern.text == row.pattern)
    #expect(enumCase.pattern.value == row.value)
    #expect(enumCase.isVoid == (row.value == "()"))
  }
}
