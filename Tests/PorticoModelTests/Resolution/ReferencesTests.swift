/// What names mean, and what is said when they mean nothing.
import Testing

@Suite struct ReferencesTests {
  @Test func aNameOnBothSidesIsTheInputInItsOwnFlow() {
    let resolved = Resolved(members: "input name: String; output name: String <- name.filter { !$0.isEmpty }")
    #expect(resolved.flows("name") == ["input.name.filter({ !$0.isEmpty } -> Bool)"])
  }

  @Test func elsewhereItIsSaidWhichOfTheTwoIsMeant() {
    let resolved = Resolved(
      members: "input name: String; output name: String <- name.skip(1); output big: String <- name.skip(2)")
    #expect(resolved.problems == ["ambiguous-name: name"])
    #expect(
      resolved.messages == [
        "`name` is an input and an output; write `input.name` or `output.name` [the input] [the output]"
      ])
    #expect(Resolved(resolved.fixed).flows("big") == ["input.name.skip(2)"])
  }

  @Test func aSideMayBeSaid() {
    let resolved = Resolved(
      members: "input name: String; output name: String <- name.skip(1); output big: String <- output.name.skip(2)")
    #expect(resolved.flows("big") == ["output.name.skip(2)"])
  }

  @Test func aGroupsPortIsQualifiedOutsideItsGroup() {
    let group = "group scroll { input page: Int; output half: Int <- page.map { $0 / 2 } }"
    #expect(
      Resolved(members: "\(group); output last: Int <- scroll.page").flows("last") == ["scroll.input.page"])
    #expect(
      Resolved(members: "\(group); output last: Int <- scroll.output.half").flows("last") == ["scroll.output.half"])
    #expect(
      Resolved(members: group).flows("half") == ["scroll.input.page.map({ $0 / 2 } -> Int)"])
  }

  @Test func anUnknownNameIsMetWithTheNearOne() {
    let resolved = Resolved(members: "input email: String; output title: String <- emial.skip(1)")
    #expect(resolved.problems == ["unknown-name: emial"])
    #expect(
      resolved.messages == ["no port, let, state or need is named `emial`; did you mean `email`? [write `email`]"])
    #expect(Resolved(resolved.fixed).flows("title") == ["input.email.skip(1)"])
  }

  @Test func aGroupsPortIsProposedWhereItsGroupIsMissing() {
    let resolved = Resolved(members: "group scroll { input page: Int }; output last: Int <- page.skip(1)")
    #expect(
      resolved.messages == [
        "no port, let, state or need is named `page`; did you mean `scroll.page`? [write `scroll.page`]"
      ])
  }

  @Test func aGroupIsNoStream() {
    let resolved = Resolved(members: "group scroll { input page: Int }; output last: Int <- scroll")
    #expect(resolved.messages == ["`scroll` is a group, not a stream; write one of its ports: `scroll.page`"])
  }

  @Test func aMemberOfAStreamIsAKeyPathToBe() {
    let resolved = Resolved(members: "input text: String; output isEmpty: Bool <- text.isEmpty")
    #expect(resolved.problems == ["member-of-stream: isEmpty"])
    #expect(Resolved(resolved.fixed).flows("isEmpty") == ["input.text.map(\\.isEmpty -> Bool)"])
  }

  @Test func aMisspeltStepOfAnInputIsNoCall() {
    let resolved = Resolved(members: "input text: String; output late: String <- text.debonce(300ms)")
    #expect(resolved.messages == ["no step is named `debonce`; did you mean `debounce`? [write `debounce`]"])
    #expect(Resolved(resolved.fixed).flows("late") == ["input.text.debounce(300)"])
  }

  @Test func whatFollowsAnUnknownNameIsNotReportedToo() {
    let resolved = Resolved(members: "output a: Int <- nothing.map(f); output b: Int <- a.map(g)")
    #expect(resolved.problems == ["unknown-name: nothing"])
  }

  @Test func aPathThatBeginsWithANeedLiesOutside() {
    let resolved = Resolved(members: "needs profile: Profile; output title: String <- profile.$title.catch(\"\")")
    #expect(resolved.flows("title") == ["external(‹need profile›.$title !possible else \"\") -> String"])
  }
}
