import PorticoEmit
import PorticoModel
import Testing

@Suite struct PlacesTests {
  static let library = RxSwiftLibrary()
  static let port = PortID(.output, "a")

  static var places: Places {
    var places = Places()
    places.sources[.state("s")] = Places.Place("context.s", Carrier(.behaviorRelay))
    places.sources[.port(port)] = Places.Place("input.a", Carrier(.driver))
    places.sources[.local("l")] = Places.Place("l", nil, isPlain: true)
    places.sinks[.port(port)] = Places.Place("events", Carrier(.publishRelay)) { "Output.a(\($0))" }
    places.needs["n"] = "n"
    return places
  }

  @Test func readsByTheCarrier() {
    #expect(Self.places.readable(.port(Self.port), Self.library) == "input.a.asObservable()")
    #expect(Self.places.readable(.local("l"), Self.library) == "l")
    #expect(Self.places.readable(.local("in"), Self.library) == "`in`")
    #expect(Self.places.isPlain(.local("l"), Self.library))
    #expect(!Self.places.isPlain(.state("s"), Self.library))
    #expect(!Self.places.isPlain(.local("unknown"), Self.library))
  }

  @Test func namesWhatCodeRefersTo() {
    #expect(Self.places.expression(.need("n"), Self.library) == "n")
    #expect(Self.places.expression(.need("m"), Self.library) == "context.m")
    #expect(Self.places.expression(.state("s"), Self.library) == "context.s.value")
    #expect(Self.places.expression(.port(Self.port), Self.library) == "events")
    #expect(Self.places.expression(.port(PortID(.output, "in")), Self.library) == "`in`")
    #expect(Self.places.expression(.owner, Self.library) == "self?")
  }

  @Test func sendsWhatTheSinkWraps() {
    #expect(Self.places.send("1", to: .port(Self.port), Self.library) == "events.accept(Output.a(1))")
  }
}
