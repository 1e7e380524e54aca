import Testing

@testable import PorticoTesting

@Suite struct MarbleKeyTests {
  @Test func someValuesAreTheirOwnMarbles() {
    #expect(MarbleKey<Int>.own.value("7") == 7)
    #expect(MarbleKey<Int>.own.value("a") == nil)
    #expect(MarbleKey<Int>.own.marble(12) == nil)
    #expect(MarbleKey<Bool>.own.value("t") == true)
    #expect(MarbleKey<Bool>.own.marble(false) == "f")
    #expect(MarbleKey<String>.own.marble("ab") == nil)
    #expect(MarbleKey<Character>.own.value("é") == "é")
  }

  @Test func othersStandBesideTheirMarbles() {
    let key = MarbleKey(["a": 1.5, "b": 2.5])
    #expect(key.value("b") == 2.5)
    #expect(key.marble(1.5) == "a")
    #expect(key.marble(9) == nil)
  }
}
