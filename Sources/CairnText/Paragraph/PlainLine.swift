/// Text that is harmless as it is and stands on one line wherever there is room for it.
enum PlainLine {
  /// Returns the columns of a text, or a negative number if it has to be cleaned or analysed.
  ///
  /// Spaces at the end take no room and soft hyphens are not drawn: those take an analysis.
  static func columns(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let table = ScalarTable.shared
    var offset = 0
    var last: UInt32 = 0
    while offset < bytes.count {
      let scalar = DecodedScalar(bytes, at: offset)
      last = scalar.value
      if last < 0x20 || last == 0xAD || last >= 0x7F && table[last].isSuspect { return -1 }
      offset &+= scalar.length
    }
    if last == 0x20 || ParagraphAnalysis.hangs(last) { return -1 }
    return WidthScanner(profile: .standard).columns(of: bytes)
  }
}
