import PorticoTool
import Testing

@Suite struct ContentHashTests {
  private func hash(_ parts: [String]) -> String {
    var hash = ContentHash()
    for part in parts { hash.add(part) }
    return hash.text
  }

  @Test func equalContentHasOneHash() {
    #expect(hash(["a", "bc"]) == hash(["a", "bc"]))
    #expect(ContentHash.of("héllo") == ContentHash.of(Array("héllo".utf8)))
    #expect(hash(["a"]).utf8.count == 32)
  }

  @Test func partsAreToldApart() {
    let all = [
      ["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], [], [""], ["abcdefgh"], ["abcdefg", "h"],
      ["abcdefgh", ""], ["abcdefghi"],
    ]
    #expect(Set(all.map(hash)).count == all.count)
  }

  /// A single bit anywhere, in texts of every length up to three words.
  @Test func everyBitCounts() {
    var seen: Set<String> = []
    var count = 0
    for length in 0...24 {
      let bytes = [UInt8](repeating: 0, count: length)
      seen.insert(ContentHash.of(bytes).text)
      count += 1
      for index in 0..<length {
        for bit in 0..<8 {
          var changed = bytes
          changed[index] ^= 1 << bit
          seen.insert(ContentHash.of(changed).text)
          count += 1
        }
      }
    }
    #expect(seen.count == count)
  }
}
