import Testing

@testable import CairnSite

@Suite struct HashTableTests {
  @Test func `knows what a dictionary knows`() {
    var table = HashTable()
    var known: [UInt64: Int32] = [:]
    var random: UInt64 = 7
    for number in 0..<5_000 as Range<Int32> {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Few bits, so that many come again; also those that a table could take for no hash at all.
      let hash = number < 10 ? UInt64(number) &* 2 : random >> 52
      #expect(table[hash] == known[hash])
      if number.isMultiple(of: 3) {
        table[hash] = number
        known[hash] = number
      } else {
        #expect(table.insert(hash, number) == (known[hash] == nil))
        if known[hash] == nil { known[hash] = number }
      }
    }
    for (hash, number) in known { #expect(table[hash] == number) }
    #expect(table[1 << 60] == nil)
  }
}
