extension Canvas {
  /// Draws clean text on one row.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - x: The column at which it begins.
  ///   - row: The row.
  ///   - style: The number of its style.
  ///   - clip: The rectangle in which drawing is allowed.
  ///   - lineStart: The column at which its line begins. A mark without a letter there is left out, because it would
  ///     join the text before.
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
    let clusters = ClusterScanner(bytes: bytes, profile: .standard)
    while offset < bytes.count {
      var run = WidthScanner.printableRun(bytes, from: offset)
      if run > 0 {
        if !beginsCluster(clusters, at: offset + run) { run -= 1 }
        let part = UnsafeBufferPointer(rebasing: bytes[offset..<offset + run])
        put(ascii: part, x: column, row: row, style: style, clip: clip)
        offset += run
        column += Int32(truncatingIfNeeded: run)
      }
      while offset < bytes.count {
        let scalar = DecodedScalar(bytes, at: offset)
        let widthClass = clusters.table[scalar.value].width
        let isAlone = widthClass.isSimple && widthClass != .zero
        if isAlone, beginsCluster(clusters, at: offset + scalar.length) {
          let columns: Int32 = widthClass == .wide || widthClass == .emojiWide ? 2 : 1
          put(scalar.value, columns: columns, x: column, row: row, style: style, clip: clip)
          offset += scalar.length
          column += columns
        } else {
          offset = putCluster(clusters, from: offset, &column, row, style, clip, lineStart)
        }
        if offset < bytes.count, bytes[offset] < 0x80 { break }
      }
    }
    return column
  }

  /// Draws a string that is known to be clean, such as one of our own markers.
  @discardableResult
  func put(_ text: String, x: Int32, row: Int32, style: UInt16, clip: CellRect, lineStart: Int32? = nil) -> Int32 {
    var text = text
    return text.withUTF8 { put($0, x: x, row: row, style: style, clip: clip, lineStart: lineStart ?? x) }
  }

  /// Returns whether a new cluster begins at an offset behind a simple scalar.
  @inline(__always)
  private func beginsCluster(_ clusters: ClusterScanner, at offset: Int) -> Bool {
    let bytes = clusters.bytes
    return offset >= bytes.count || bytes[offset] < 0x80
      || clusters.table[DecodedScalar(bytes, at: offset).value].isSimple
  }

  /// Draws a cluster, or everything up to the next certain boundary if only the rule for `Character` finds clusters.
  ///
  /// Parts without a column are attached together. One by one, each would intern a longer cluster.
  ///
  /// - Returns: The offset behind it.
  @inline(never)
  private func putCluster(
    _ clusters: ClusterScanner,
    from start: Int,
    _ column: inout Int32,
    _ row: Int32,
    _ style: UInt16,
    _ clip: CellRect,
    _ lineStart: Int32
  ) -> Int {
    var marks = ""
    func draw(_ cluster: String, _ columns: Int, _ column: inout Int32) {
      guard columns > 0 else { return marks += cluster }
      attachMarks(before: column)
      put(intern(cluster), columns: Int32(columns), x: column, row: row, style: style, clip: clip)
      column += Int32(columns)
    }
    func attachMarks(before column: Int32) {
      guard !marks.isEmpty else { return }
      if column > lineStart { attach(marks, before: column, row: row, clip: clip) }
      marks = ""
    }
    var end = start
    repeat {
      let cluster = clusters.cluster(at: end)
      let next = cluster?.end ?? clusters.stretchEnd(from: end)
      let text = String(decoding: clusters.bytes[end..<next], as: UTF8.self)
      end = next
      if let cluster {
        draw(text, cluster.columns, &column)
      } else {
        for character in text { draw(String(character), character.columns(), &column) }
      }
    } while !marks.isEmpty && end < clusters.bytes.count
    attachMarks(before: column)
    return end
  }
}
