/// The places where UAX #14 lets a text break, without the additions of paragraphs.
package enum LineBreaks {
  /// Returns the UTF-8 offsets at which a line may or must break, with the end of a text that is not empty.
  package static func opportunities(in text: String) -> [Int] {
    var text = text
    return text.withUTF8 { bytes in
      var offsets: [Int] = []
      let table = ScalarTable.shared
      var machine = LineBreakMachine(isTailored: false)
      var offset = 0
      while offset < bytes.count {
        let scalar = DecodedScalar(bytes, at: offset)
        let end = offset + scalar.length
        let decision = machine.advance(to: table[scalar.value].lineBreak) {
          baseClass($0, after: end, in: bytes, table)
        }
        if decision != .prohibited { offsets.append(offset) }
        offset = end
      }
      if offset > 0 { offsets.append(offset) }
      return offsets
    }
  }

  /// Returns the class of the first, second … scalar that is not a combining mark; `nil` behind the end.
  static func baseClass(
    _ ordinal: Int,
    after offset: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ table: ScalarTable
  ) -> LineBreakClass? {
    var offset = offset
    var remaining = ordinal
    while offset < bytes.count {
      let scalar = DecodedScalar(bytes, at: offset)
      let value = table[scalar.value].lineBreak
      if !value.isCombining { remaining -= 1 }
      if remaining == 0 { return value }
      offset += scalar.length
    }
    return nil
  }
}
