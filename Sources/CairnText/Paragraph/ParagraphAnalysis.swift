/// The analysis of a text into segments, in one pass over its bytes.
///
/// Simple scalars are measured on the way. A segment with other scalars is measured as a whole at its end, and breaks
/// beside them are checked with the rules of clusters, because lines break only between clusters.
struct ParagraphAnalysis {
  /// The facts about the current segment.
  struct Open {
    var start = 0
    var textEnd = 0
    var width = 0
    var spaces = 0
    var isComplex = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let profile: WidthProfile
  let widths: SimpleWidths
  let table = ScalarTable.shared
  let asciiClasses = AsciiClasses.shared
  var machine = LineBreakMachine(isTailored: true)
  var segments: SegmentBuffer
  var open = Open()
  var token = ParagraphToken()
  /// Whether the text must be cleaned first.
  private(set) var hasSuspects = false
  /// Whether the last scalar may belong to one cluster with the next one, even if that is simple.
  private var isGluing = false
  /// The latest place known to be between two clusters.
  private var clusterStart = 0
  /// The number of bytes that were searched for clusters, for tests.
  private var scannedBytes = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ profile: WidthProfile, _ segments: SegmentBuffer) {
    self.bytes = bytes
    self.profile = profile
    self.segments = segments
    widths = SimpleWidths(profile)
  }

  /// Returns the segments of a text, which is made contiguous; `nil` if the text must be cleaned first.
  static func segments(of text: inout String, profile: WidthProfile, isClean: Bool) -> [ParagraphSegment]? {
    text.withUTF8 { bytes in
      var hasSuspects = false
      var hasOverflown = false
      func analyse(_ capacity: Int) -> [ParagraphSegment] {
        [ParagraphSegment](unsafeUninitializedCapacity: capacity) { memory, count in
          var analysis = ParagraphAnalysis(bytes, profile, SegmentBuffer(memory))
          analysis.run(isClean: isClean)
          hasSuspects = analysis.hasSuspects
          hasOverflown = analysis.segments.hasOverflown
          count = analysis.segments.count
        }
      }
      // Usually a segment takes at least three bytes. The second try has room for any text.
      var segments = analyse(bytes.count / 3 + 4)
      if hasOverflown, !hasSuspects { segments = analyse(bytes.count + 2) }
      return hasSuspects ? nil : segments
    }
  }

  /// Returns the number of bytes of a clean text that are searched for clusters.
  static func scannedBytes(of text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var count = 0
      _ = [ParagraphSegment](unsafeUninitializedCapacity: bytes.count + 2) { memory, segments in
        var analysis = ParagraphAnalysis(bytes, .standard, SegmentBuffer(memory))
        analysis.run(isClean: true)
        (segments, count) = (analysis.segments.count, analysis.scannedBytes)
      }
      return count
    }
  }

  private mutating func run(isClean: Bool) {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        if !isClean, byte < 0x20 && byte != 0x0A || byte == 0x7F { return hasSuspects = true }
        let isProse = machine.context.left == .space && Self.isLetter(byte) && !isGluing
        offset = isProse ? readWords(from: offset) : readASCII(at: offset)
      } else {
        endToken(at: offset)
        let scalar = DecodedScalar(bytes, at: offset)
        let entry = table[scalar.value]
        if !isClean, entry.isSuspect { return hasSuspects = true }
        offset = readScalar(scalar, entry, at: offset)
      }
    }
    endToken(at: offset)
    // A line feed at the very end opens one more line, as in an editor.
    if machine.context.left.isHardBreak { close(at: offset, kind: .mandatory) }
    close(at: offset, kind: .end)
  }

  /// Reads one character, or a run of letters, and returns the offset behind.
  @inline(__always)
  private mutating func readASCII(at start: Int) -> Int {
    let byte = bytes[start]
    let lineClass = asciiClasses[byte]
    let decision = advance(to: lineClass, end: start + 1)
    if decision != .prohibited { breakLine(at: start, decision, isSimple: true) }
    let wasGluing = isGluing
    isGluing = false
    if byte == 0x20 {
      endToken(at: start)
      if wasGluing, holdsSpace(at: start, end: start + 1) { return start + 1 }
      open.spaces += 1
      return start + 1
    }
    if lineClass.isHardBreak {
      endToken(at: start)
      return start + 1
    }
    token.read(byte, at: start, open: open, segmentCount: segments.count)
    var end = start &+ 1
    if Self.isLetter(byte) { end = Self.lettersEnd(in: bytes, from: end) }
    open.width += open.spaces + (end - start)
    open.spaces = 0
    open.textEnd = end
    return end
  }

  private mutating func readScalar(_ scalar: DecodedScalar, _ entry: ScalarTable.Entry, at start: Int) -> Int {
    let end = start + scalar.length
    let decision = advance(to: entry.lineBreak, end: end)
    if decision != .prohibited { breakLine(at: start, decision, isSimple: entry.isSimple) }
    guard entry.isSimple else {
      isGluing = isGluing || entry.width.gluesForward
      open.isComplex = true
      open.spaces = 0
      open.textEnd = end
      return end
    }
    let wasGluing = isGluing
    isGluing = false
    if scalar.value >= 0x1F000, !wasGluing, let end = readPicture(at: start, end: end) { return end }
    if Self.hangs(scalar.value) {
      if wasGluing, holdsSpace(at: start, end: end) { return end }
      open.spaces += widths[entry.width]
      return end
    }
    if scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029 { return end }
    open.width += open.spaces + widths[entry.width]
    open.spaces = 0
    open.textEnd = end
    switch entry.lineBreak {
    case .alphabetic: return readLetters(from: end)
    case .ideographicWide: return readIdeographs(from: end)
    default: return end
    }
  }

  /// Reads an emoji of several scalars; `nil` for a single scalar, and if only the rule for `Character` can tell.
  private mutating func readPicture(at start: Int, end: Int) -> Int? {
    guard end < bytes.count, bytes[end] >= 0x80 else { return nil }
    var offset = end
    var scalar = DecodedScalar(bytes, at: offset)
    if table[scalar.value].isSimple { return nil }
    let clusters = ClusterScanner(bytes: bytes, profile: profile)
    guard let cluster = clusters.cluster(at: start) else { return nil }
    while true {
      machine.take(table[scalar.value].lineBreak)
      offset += scalar.length
      if offset >= cluster.end { break }
      scalar = DecodedScalar(bytes, at: offset)
    }
    open.width += open.spaces + cluster.columns
    open.spaces = 0
    open.textEnd = offset
    return offset
  }

  /// Reads a space that belongs to the cluster before and so must not hang; `false` for a space by itself.
  private mutating func holdsSpace(at offset: Int, end: Int) -> Bool {
    if isBetweenClusters(offset) { return false }
    open.isComplex = true
    open.spaces = 0
    open.textEnd = end
    return true
  }

  /// Returns whether a scalar beyond ASCII is a space at which lines break.
  @inline(__always)
  static func hangs(_ scalar: UInt32) -> Bool {
    if scalar < 0x1680 || scalar > 0x3000 { return false }
    switch scalar {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }

  @inline(__always)
  private mutating func advance(to right: LineBreakClass, end: Int) -> LineBreakContext.Decision {
    let (bytes, table) = (bytes, table)
    return machine.advance(to: right) { LineBreaks.baseClass($0, after: end, in: bytes, table) }
  }

  @inline(__always)
  private mutating func breakLine(at offset: Int, _ decision: LineBreakContext.Decision, isSimple: Bool) {
    if !isSimple || isGluing, !isBetweenClusters(offset) { return }
    close(at: offset, kind: decision == .mandatory ? .mandatory : .allowed)
  }

  private mutating func isBetweenClusters(_ offset: Int) -> Bool {
    if extendsCluster(at: offset) { return false }
    clusterStart = max(clusterStart, open.start)
    let end = offset + DecodedScalar(bytes, at: offset).length
    scannedBytes += end - clusterStart
    let stretch = String(decoding: UnsafeBufferPointer(rebasing: bytes[clusterStart..<end]), as: UTF8.self)
    for character in stretch {
      let next = clusterStart + character.utf8.count
      if next > offset { return clusterStart == offset }
      clusterStart = next
    }
    return true
  }

  /// Returns whether a scalar and the one before it both extend their cluster; a long run of them is one cluster.
  private func extendsCluster(at offset: Int) -> Bool {
    guard offset > 0, table[DecodedScalar(bytes, at: offset).value].width.extends else { return false }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return table[DecodedScalar(bytes, at: start).value].width.extends
  }

  /// Ends the current segment before an offset.
  mutating func close(at offset: Int, kind: ParagraphSegment.Kind) {
    var kind = kind
    if kind == .allowed, offset > 1, bytes[offset - 1] == 0xAD, bytes[offset - 2] == 0xC2 {
      kind = .softHyphen
    }
    let textEnd = max(open.start, open.textEnd)
    if open.isComplex {
      let text = UnsafeBufferPointer(rebasing: bytes[open.start..<textEnd])
      open.width = WidthScanner(profile: profile).columns(of: text)
    }
    segments.append(ParagraphSegment(textEnd: textEnd, end: offset, width: open.width, spaces: open.spaces, kind: kind))
    open = Open(start: offset, textEnd: offset)
  }

  private mutating func endToken(at offset: Int) {
    guard token.isUnderWay else { return }
    if token.marks >= 2 { divideToken(endingAt: offset) }
    token.isUnderWay = false
  }
}
