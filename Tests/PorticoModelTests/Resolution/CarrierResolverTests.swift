/// The carrier of each port: as written, as the team has it, by the table.
import PorticoModel
import Testing

@Suite struct CarrierResolverTests {
  static let members = "input a: Int; input b: Int = 0; output c: Int <- a; output event d: Int <- a; output e: Int = 1"

  func carriers(_ attributes: String, _ members: String = Self.members) -> [String] {
    Resolved(members: members, attributes: attributes).screen.ports.map(\.carrier.described)
  }

  @Test func ofTransform() {
    #expect(carriers("") == ["Observable", "Observable", "Driver", "Signal", "Driver"])
    #expect(carriers("@library(portico)") == ["Observable", "Observable", "Driver", "Signal", "Driver"])
    #expect(carriers("@library(combine)") == [String](repeating: "AnyPublisher", count: 5))
  }

  @Test func ofRelay() {
    let relays = ["PublishRelay", "BehaviorRelay", "PublishRelay", "PublishRelay", "BehaviorRelay"]
    #expect(carriers("@style(relay)") == relays)
    let subjects = [
      "PassthroughSubject", "CurrentValueSubject", "PassthroughSubject", "PassthroughSubject", "CurrentValueSubject",
    ]
    #expect(carriers("@style(relay) @library(combine)") == subjects)
  }

  @Test func ofEventAndStateStream() {
    #expect(carriers("@style(event)") == ["Observable", "BehaviorRelay", "Observable", "Observable", "Observable"])
    #expect(
      carriers("@style(event) @library(combine)") == [
        "AnyPublisher", "CurrentValueSubject", "AnyPublisher", "AnyPublisher", "AnyPublisher",
      ])
    #expect(carriers("@style(stateStream)") == [String](repeating: "Observable", count: 5))
  }

  @Test func asTheTeamHasIt() {
    #expect(
      carriers("@inputAs(Driver) @outputAs(Observable) @outputEventAs(PublishRelay)") == [
        "Driver", "Driver", "Observable", "PublishRelay", "Observable",
      ])
    #expect(carriers("@outputAs(Driver)") == ["Observable", "Observable", "Driver", "Driver", "Driver"])
  }

  @Test func aTeamsRelayGivesWayToOneThatHoldsTheValue() {
    #expect(
      carriers("@style(relay) @outputAs(PublishSubject)").suffix(3) == [
        "PublishSubject", "PublishSubject", "BehaviorRelay",
      ])
  }

  @Test(arguments: [
    ("Driver", Carrier.Kind.driver), ("value", .value), ("AnyPublisher<_, APIError>", .anyPublisher),
    ("Observable<_>?", .observable), ("Stream<_>", .custom), ("Driver<Void>", .driver),
  ])
  func written(_ text: String, _ kind: Carrier.Kind) {
    let resolved = Resolved(members: "input a: Int; output b: Int as \(text) <- a")
    #expect(resolved.screen.ports[1].carrier.kind == kind)
    #expect(resolved.port("b").first?.contains("as \(text)") == true)
  }

  @Test func aBareNameThatIsNone() {
    let near = Resolved(members: "input a: Int as Drver")
    #expect(near.messages == ["no carrier is named `Drver`; did you mean `Driver`? [write `Driver`]"])
    let own = Resolved(members: "input a: Int as Bindable")
    #expect(own.problems == ["unknown-carrier: Bindable"])
    #expect(Resolved(own.fixed).problems == [])
  }

  @Test func ofStates() {
    let resolved = Resolved(members: "state a: Int = 0; state b; state c: Int as ReplayRelay<_>")
    #expect(
      resolved.lines("state") == [
        "state a: Int as BehaviorRelay = 0", "state b: Void as PublishRelay", "state c: Int as ReplayRelay<_>",
      ])
  }
}
