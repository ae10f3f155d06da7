/// Text that needs no cleaning and takes one line if there is room for it.
enum PlainLine {
  /// Returns the columns of a text, or a negative number if it has to be cleaned or analysed.
  ///
  /// Texts with spaces at the end or soft hyphens are analysed, because these take no room.
  static func columns(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let table = ScalarTable.shared
    let widths = SimpleWidths(.standard)
    var offset = 0
    var total = 0
    var last: UInt32 = 0
    var isSimple = true
    while offset < bytes.count {
      let run = WidthScanner.printableRun(bytes, from: offset)
      offset &+= run
      total &+= run
      guard offset < bytes.count else {
        last = UInt32(bytes[offset &- 1])
        break
      }
      repeat {
        let scalar = DecodedScalar(bytes, at: offset)
        last = scalar.value
        let entry = table[last]
        if last < 0x80 || last == 0xAD || entry.isSuspect { return -1 }
        isSimple = isSimple && entry.isSimple
        total &+= widths[entry.width]
        offset &+= scalar.length
      } while offset < bytes.count && bytes[offset] >= 0x80
    }
    if last == 0x20 || ParagraphAnalysis.hangs(last) { return -1 }
    return isSimple ? total : WidthScanner(profile: .standard).columns(of: bytes)
  }
}
