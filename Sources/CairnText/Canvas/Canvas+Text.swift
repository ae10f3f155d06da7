extension Canvas {
  /// Draws clean text on one row.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - x: The column at which it begins.
  ///   - row: The row.
  ///   - style: The number of its look.
  ///   - clip: What may be drawn on.
  ///   - lineStart: The column at which its line begins; a mark without a letter there is left out, because it would
  ///     join what stands in front of the text.
  /// - Returns: The column behind it.
  @discardableResult
  func put(
    _ bytes: UnsafeBufferPointer<UInt8>,
    x: Int32,
    row: Int32,
    style: UInt16,
    clip: CellRect,
    lineStart: Int32
  ) -> Int32 {
    var column = x
    var offset = 0
    let table = WidthTable()
    while offset < bytes.count {
      var run = WidthScanner.printableRun(bytes, from: offset)
      // What follows may extend the last character of the run.
      if run > 0, offset + run < bytes.count { run -= 1 }
      if run > 0 {
        let part = UnsafeBufferPointer(rebasing: bytes[offset..<offset + run])
        put(ascii: part, x: column, row: row, style: style, clip: clip)
        offset += run
        column += Int32(truncatingIfNeeded: run)
        continue
      }
      let scalar = DecodedScalar(bytes, at: offset)
      let widthClass = table(scalar.value)
      if widthClass.isSimple, standsAlone(bytes, behind: offset + scalar.length, table) {
        let columns: Int32 = widthClass == .wide || widthClass == .emojiWide ? 2 : widthClass == .zero ? 0 : 1
        putCluster(scalar.value, columns, bytes[offset..<offset + scalar.length], &column, row, style, clip, lineStart)
        offset += scalar.length
      } else {
        offset = putByCharacter(bytes, from: offset, &column, row, style, clip, lineStart)
      }
    }
    return column
  }

  /// Draws a string that is known to be clean, such as a marker of our own.
  @discardableResult
  func put(_ text: String, x: Int32, row: Int32, style: UInt16, clip: CellRect, lineStart: Int32? = nil) -> Int32 {
    var text = text
    return text.withUTF8 { put($0, x: x, row: row, style: style, clip: clip, lineStart: lineStart ?? x) }
  }

  /// Whether what begins at an offset cannot extend the simple scalar in front of it.
  @inline(__always)
  private func standsAlone(_ bytes: UnsafeBufferPointer<UInt8>, behind offset: Int, _ table: WidthTable) -> Bool {
    offset >= bytes.count || bytes[offset] < 0x80 || table(DecodedScalar(bytes, at: offset).value).isSimple
  }

  @inline(__always)
  private func putCluster(
    _ glyph: UInt32,
    _ columns: Int32,
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>,
    _ column: inout Int32,
    _ row: Int32,
    _ style: UInt16,
    _ clip: CellRect,
    _ lineStart: Int32
  ) {
    guard columns > 0 else {
      guard column > lineStart else { return }
      attach(String(decoding: bytes, as: UTF8.self), before: column, row: row, clip: clip)
      return
    }
    put(glyph, columns: columns, x: column, row: row, style: style, clip: clip)
    column += columns
  }

  /// Draws by `Character` up to the first boundary that is certain: between two simple scalars.
  private func putByCharacter(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ column: inout Int32,
    _ row: Int32,
    _ style: UInt16,
    _ clip: CellRect,
    _ lineStart: Int32
  ) -> Int {
    let table = WidthTable()
    var offset = start
    var previousIsSimple = false
    while offset < bytes.count {
      let scalar = DecodedScalar(bytes, at: offset)
      let isSimple = table(scalar.value).isSimple
      if isSimple, previousIsSimple { break }
      previousIsSimple = isSimple
      offset += scalar.length
    }
    for character in String(decoding: bytes[start..<offset], as: UTF8.self) {
      let columns = Int32(character.columns())
      let cluster = String(character)
      if columns == 0 {
        if column > lineStart { attach(cluster, before: column, row: row, clip: clip) }
      } else {
        put(intern(cluster), columns: columns, x: column, row: row, style: style, clip: clip)
        column += columns
      }
    }
    return offset
  }
}
