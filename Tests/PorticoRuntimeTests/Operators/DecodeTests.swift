/// `decode`.
import Foundation
import PorticoRuntime
import Testing

@Suite struct DecodeTests {
  @Test func dataBecomesValues() {
    let data = Observable.of(Data("[1]".utf8), Data("[2, 3]".utf8))
    #expect(events(of: data.decode(type: [Int].self, decoder: JSONDecoder())) == ["[1]", "[2, 3]", "|"])
  }

  @Test func dataOfAnotherKindIsAnError() {
    let data = Observable.of(Data("1".utf8), Data("x".utf8))
    #expect(events(of: data.decode(type: Int.self, decoder: JSONDecoder())) == ["1", "#"])
  }
}
