import PorticoEmit
import PorticoModel
import Testing

@Suite struct OutputConversionTests {
  static func conversion(_ members: String) -> (OutputConversion, Port) {
    let example = Example("input a: Int\n\(members)")
    #expect(example.problems == [])
    return (OutputConversion(example.shape), example.screen.outputs[0])
  }

  @Test(arguments: [
    ("output b: Int <- a.skip(1)", true, false), ("output b: Int <- a.skip(1)\nbind log <- output.b", false, false),
    ("output b: Int", false, true), ("output b: Int\nbind log <- output.b", false, false),
    ("output b: Int as Driver<_>\nbind log <- output.b", false, true),
  ])
  func isAtOnceOrLater(members: String, isAtOnce: Bool, isHandedOn: Bool) {
    let (conversion, port) = Self.conversion(members)
    #expect(conversion.isConvertedAtOnce(port) == isAtOnce)
    #expect(conversion.isHandedOn(port) == isHandedOn)
  }

  @Test(arguments: [
    ("output b: Int <- a", "c.asDriver(onErrorDriveWith: .empty())"),
    ("output b: Int as Observable <- a", "c.asObservable()"),
    ("output event b: Int as ControlEvent <- a", "ControlEvent(events: c)"),
  ])
  func givesTheCarrier(members: String, text: String) {
    let (conversion, port) = Self.conversion(members)
    #expect(conversion.converted(Chain("c"), port).text() == text)
  }

  @Test func makerIsGivenTheInputsOfItsPair() {
    let (conversion, port) = Self.conversion("output b: Int")
    #expect(conversion.makerCall(port) == "logic.b(input)")
  }
}
