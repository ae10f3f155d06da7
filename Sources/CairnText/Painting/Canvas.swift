import Cairn

/// The cells of some rows: their glyphs, styles and backgrounds, each kind in its own plane.
///
/// A glyph is a scalar. With the highest bit set it is the number of an interned cluster, and 0 is the second half of a
/// wide glyph. All drawing is clipped, and drawing over half of a wide glyph blanks the other half.
final class Canvas {
  static let blank: UInt32 = 0x20
  static let clusterBit: UInt32 = 1 << 31

  let width: Int32
  /// The rows of the canvas, in the coordinates of the drawing.
  @exclusivity(unchecked) private(set) var rows: Range<Int32> = 0..<0
  @exclusivity(unchecked) private(set) var hasBackgrounds = false
  @exclusivity(unchecked) private(set) var clusters: [String] = []
  private var clusterNumbers: [ByteKey: UInt32] = [:]

  private var capacity = 0
  @exclusivity(unchecked) private var glyphs: UnsafeMutablePointer<UInt32>
  @exclusivity(unchecked) private var styles: UnsafeMutablePointer<UInt16>
  @exclusivity(unchecked) private var backgrounds: UnsafeMutablePointer<UInt16>
  /// The width from the left that has been drawn on, for each row.
  @exclusivity(unchecked) private var extents: UnsafeMutablePointer<Int32>
  private var extentCapacity = 0

  init(width: Int32) {
    self.width = max(width, 1)
    glyphs = .allocate(capacity: 0)
    styles = .allocate(capacity: 0)
    backgrounds = .allocate(capacity: 0)
    extents = .allocate(capacity: 0)
  }

  deinit {
    glyphs.deallocate()
    styles.deallocate()
    backgrounds.deallocate()
    extents.deallocate()
  }

  /// The rectangle of all cells.
  var bounds: CellRect {
    CellRect(x: 0, y: rows.lowerBound, width: width, height: Int32(rows.count))
  }

  /// Makes room for a range of rows and blanks them.
  func clear(_ rows: Range<Int32>) {
    // Old backgrounds may lie outside of the new rows, and would show again in later rows.
    if hasBackgrounds { backgrounds.update(repeating: 0, count: self.rows.count * Int(width)) }
    hasBackgrounds = false
    self.rows = rows
    let needed = rows.count * Int(width)
    if needed > capacity { allocate(needed) }
    glyphs.update(repeating: Self.blank, count: needed)
    styles.update(repeating: 0, count: needed)
    if rows.count > extentCapacity {
      extents.deallocate()
      extentCapacity = rows.count
      extents = .allocate(capacity: extentCapacity)
    }
    extents.initialize(repeating: 0, count: rows.count)
    if clusters.count > 4096 {
      clusters.removeAll()
      clusterNumbers.removeAll()
    }
  }

  private func allocate(_ count: Int) {
    glyphs.deallocate()
    styles.deallocate()
    backgrounds.deallocate()
    capacity = count
    glyphs = .allocate(capacity: count)
    styles = .allocate(capacity: count)
    backgrounds = .allocate(capacity: count)
    glyphs.initialize(repeating: Self.blank, count: count)
    styles.initialize(repeating: 0, count: count)
    backgrounds.initialize(repeating: 0, count: count)
  }

  // MARK: Reading

  func glyphRow(_ row: Int32) -> UnsafePointer<UInt32> { UnsafePointer(glyphs + index(0, row)) }
  func styleRow(_ row: Int32) -> UnsafePointer<UInt16> { UnsafePointer(styles + index(0, row)) }
  func backgroundRow(_ row: Int32) -> UnsafePointer<UInt16> { UnsafePointer(backgrounds + index(0, row)) }

  /// Returns the number of used cells in a row: all up to the last one that is not blank.
  func usedWidth(_ row: Int32) -> Int {
    var end = Int(extents[Int(row - rows.lowerBound)])
    let glyphs = glyphRow(row)
    let backgrounds = backgroundRow(row)
    while end > 0, glyphs[end - 1] == Self.blank, !hasBackgrounds || backgrounds[end - 1] == 0 { end -= 1 }
    return end
  }

  /// Returns whether nothing has been drawn on a number of cells in a row.
  func isBlank(_ row: Int32, from x: Int32, count: Int32) -> Bool {
    guard rows.contains(row), x >= 0, count >= 0, x + count <= width else { return false }
    let glyphs = glyphRow(row)
    for column in Int(x)..<Int(x + count) where glyphs[column] != Self.blank { return false }
    return true
  }

  /// Returns whether a cell holds part of a word: no blank, line or block.
  func holdsWord(_ row: Int32, at x: Int32) -> Bool {
    guard rows.contains(row), x >= 0, x < width else { return false }
    let glyph = glyphRow(row)[Int(x)]
    return glyph != Self.blank && !(0x2500...0x259F).contains(glyph)
      && !(glyph == 0x2D || glyph == 0x2B || glyph == 0x7C)
  }

  // MARK: Drawing

  @inline(__always)
  private func index(_ x: Int32, _ row: Int32) -> Int {
    Int(row - rows.lowerBound) * Int(width) + Int(x)
  }

  /// Draws a glyph of one or two columns; if the clip cuts it in half, it becomes a blank.
  @inline(__always)
  func put(_ glyph: UInt32, columns: Int32, x: Int32, row: Int32, style: UInt16, clip: CellRect) {
    guard row >= clip.y, row < clip.maxY, x >= clip.x, x < clip.maxX else {
      if columns == 2, x + 1 == clip.x { put(Self.blank, columns: 1, x: x + 1, row: row, style: style, clip: clip) }
      return
    }
    let cell = index(x, row)
    if columns == 2, x + 1 < clip.maxX {
      separate(cell, x, cell + 1, x + 1)
      glyphs[cell] = glyph
      glyphs[cell + 1] = 0
      styles[cell] = style
      styles[cell + 1] = style
    } else {
      separate(cell, x, cell, x)
      glyphs[cell] = columns == 2 ? Self.blank : glyph
      styles[cell] = style
    }
    extend(row, to: x + columns)
  }

  /// Blanks the halves of wide glyphs that are left at both ends of a range of cells.
  @inline(__always)
  private func separate(_ first: Int, _ firstX: Int32, _ last: Int, _ lastX: Int32) {
    if glyphs[first] == 0, firstX > 0 { glyphs[first - 1] = Self.blank }
    if lastX + 1 < width, glyphs[last + 1] == 0 { glyphs[last + 1] = Self.blank }
  }

  @inline(__always)
  private func extend(_ row: Int32, to end: Int32) {
    let number = Int(row - rows.lowerBound)
    if extents[number] < end { extents[number] = min(end, width) }
  }

  /// Draws a glyph of one column on all cells of a rectangle.
  func put(_ glyph: UInt32, in rect: CellRect, style: UInt16, clip: CellRect) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for row in area.y..<area.maxY {
      let first = index(area.x, row)
      separate(first, area.x, first + Int(area.width) - 1, area.maxX - 1)
      (glyphs + first).update(repeating: glyph, count: Int(area.width))
      (styles + first).update(repeating: style, count: Int(area.width))
      extend(row, to: area.maxX)
    }
  }

  /// Draws printable ASCII; each byte takes one column.
  func put(ascii bytes: UnsafeBufferPointer<UInt8>, x: Int32, row: Int32, style: UInt16, clip: CellRect) {
    guard row >= clip.y, row < clip.maxY else { return }
    let start = max(x, clip.x)
    let end = min(x + Int32(truncatingIfNeeded: bytes.count), clip.maxX)
    guard start < end, let base = bytes.baseAddress else { return }
    let first = index(start, row)
    let count = Int(end - start)
    separate(first, start, first + count - 1, end - 1)
    let source = base + Int(start - x)
    let glyphs = glyphs + first
    for offset in 0..<count { glyphs[offset] = UInt32(source[offset]) }
    (styles + first).update(repeating: style, count: count)
    extend(row, to: end)
  }

  func fill(_ rect: CellRect, background: UInt16, clip: CellRect) {
    let area = rect.intersection(clip)
    guard background != 0, !area.isEmpty else { return }
    hasBackgrounds = true
    for row in area.y..<area.maxY {
      (backgrounds + index(area.x, row)).update(repeating: background, count: Int(area.width))
      extend(row, to: area.maxX)
    }
  }

  /// Adds a mark without a column to the glyph before a cell, if there is one.
  func attach(_ mark: String, before x: Int32, row: Int32, clip: CellRect) {
    guard row >= clip.y, row < clip.maxY, x > clip.x, x <= clip.maxX else { return }
    var cell = index(x - 1, row)
    if glyphs[cell] == 0, x - 1 > clip.x { cell -= 1 }
    glyphs[cell] = intern(text(of: glyphs[cell]) + mark)
  }

  // MARK: Clusters

  func intern(_ cluster: String) -> UInt32 {
    var scalars = cluster.unicodeScalars.makeIterator()
    if let first = scalars.next(), scalars.next() == nil { return first.value }
    if let number = clusterNumbers[ByteKey(cluster)] { return number | Self.clusterBit }
    let number = UInt32(truncatingIfNeeded: clusters.count)
    clusters.append(cluster)
    clusterNumbers[ByteKey(cluster)] = number
    return number | Self.clusterBit
  }

  func text(of glyph: UInt32) -> String {
    guard glyph & Self.clusterBit == 0 else {
      let number = Int(glyph & ~Self.clusterBit)
      return number < clusters.count ? clusters[number] : ""
    }
    return Unicode.Scalar(glyph).map { String(Character($0)) } ?? ""
  }
}
