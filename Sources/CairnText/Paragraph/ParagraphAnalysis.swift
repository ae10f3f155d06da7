/// Divides a text into segments, in one pass over its bytes.
///
/// Text of simple scalars is measured on the way. A segment with anything else is measured as a whole when it is closed, and a break beside
/// such a scalar is checked against the cluster rules, because lines break between clusters only.
struct ParagraphAnalysis {
  /// What is known of the segment under way.
  struct Open {
    var start = 0
    var textEnd = 0
    var width = 0
    var spaces = 0
    var isComplex = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let profile: WidthProfile
  let lineBreaks = LineBreakTable()
  let widths = WidthTable()
  let asciiClasses = AsciiClasses.shared
  var machine = LineBreakMachine(isTailored: true)
  var segments: [ParagraphSegment] = []
  var open = Open()
  var token = ParagraphToken()
  /// Whether what was read last may hold on to the next scalar although that is simple.
  private var isGluing = false
  /// The latest place known to be between two clusters.
  private var clusterStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, profile: WidthProfile) {
    self.bytes = bytes
    self.profile = profile
    segments.reserveCapacity(bytes.count / 6 + 1)
  }

  mutating func run() -> [ParagraphSegment] {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        let isProse = machine.context.left == .space && Self.isLetter(byte) && !isGluing
        offset = isProse ? readWords(from: offset) : readASCII(at: offset)
      } else {
        endToken(at: offset)
        let isRun = machine.context.left == .ideographicWide && Self.isIdeographLead(byte) && !isGluing
        offset = isRun ? readIdeographs(from: offset) : readScalar(at: offset)
      }
    }
    endToken(at: offset)
    // A line feed at the very end opens one more line, as it does in an editor.
    if machine.context.left.isHardBreak { close(at: offset, kind: .mandatory) }
    close(at: offset, kind: .end)
    return segments
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

  private mutating func readScalar(at start: Int) -> Int {
    let scalar = DecodedScalar(bytes, at: start)
    let end = start + scalar.length
    let widthClass = widths(scalar.value)
    let decision = advance(to: lineBreaks(scalar.value), end: end)
    if decision != .prohibited { breakLine(at: start, decision, isSimple: widthClass.isSimple) }
    if widthClass.isSimple {
      let wasGluing = isGluing
      isGluing = false
      if wasGluing, Self.hangs(scalar.value), holdsSpace(at: start, end: end) { return end }
      measure(scalar.value, profile.width(of: widthClass), end: end)
    } else {
      isGluing = isGluing || widthClass.gluesForward
      open.isComplex = true
      open.spaces = 0
      open.textEnd = end
    }
    return end
  }

  /// Takes in a space that belongs to the cluster in front, so that it must not hang; `false` if it is a cluster of its own.
  private mutating func holdsSpace(at offset: Int, end: Int) -> Bool {
    if isBetweenClusters(offset) { return false }
    open.isComplex = true
    open.spaces = 0
    open.textEnd = end
    return true
  }

  private mutating func measure(_ scalar: UInt32, _ columns: Int, end: Int) {
    if Self.hangs(scalar) {
      open.spaces += columns
    } else if scalar != 0x85, scalar != 0x2028, scalar != 0x2029 {
      open.width += open.spaces + columns
      open.spaces = 0
      open.textEnd = end
    }
  }

  /// Whether a scalar beyond ASCII is a space at which lines break.
  private static func hangs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  @inline(__always)
  private mutating func advance(to right: LineBreakClass, end: Int) -> LineBreakContext.Decision {
    let (bytes, table) = (bytes, lineBreaks)
    return machine.advance(to: right) { LineBreaks.baseClass($0, after: end, in: bytes, table) }
  }

  @inline(__always)
  private mutating func breakLine(at offset: Int, _ decision: LineBreakContext.Decision, isSimple: Bool) {
    if !isSimple || isGluing, !isBetweenClusters(offset) { return }
    close(at: offset, kind: decision == .mandatory ? .mandatory : .allowed)
  }

  private mutating func isBetweenClusters(_ offset: Int) -> Bool {
    clusterStart = max(clusterStart, open.start)
    let end = offset + DecodedScalar(bytes, at: offset).length
    let stretch = String(decoding: UnsafeBufferPointer(rebasing: bytes[clusterStart..<end]), as: UTF8.self)
    for character in stretch {
      let next = clusterStart + character.utf8.count
      if next > offset { return clusterStart == offset }
      clusterStart = next
    }
    return true
  }

  /// Ends the segment under way in front of an offset.
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
    segments.append(
      ParagraphSegment(
        textEnd: UInt32(truncatingIfNeeded: textEnd),
        end: UInt32(truncatingIfNeeded: offset),
        width: UInt32(truncatingIfNeeded: open.width),
        spaces: UInt32(truncatingIfNeeded: open.spaces),
        kind: kind
      )
    )
    open = Open(start: offset, textEnd: offset)
  }

  private mutating func endToken(at offset: Int) {
    guard token.isUnderWay else { return }
    if token.marks >= 2 { divideToken(endingAt: offset) }
    token.isUnderWay = false
  }
}
