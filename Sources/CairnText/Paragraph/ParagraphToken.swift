/// A run of ASCII without spaces that may turn out to be an address or a path.
struct ParagraphToken {
  var isUnderWay = false
  private(set) var start = 0
  /// The number of `/`, `.`, `_` and `=` so far.
  private(set) var marks = 0
  /// The current segment at the beginning of the token.
  private(set) var open = ParagraphAnalysis.Open()
  private(set) var segmentCount = 0

  @inline(__always)
  mutating func read(_ byte: UInt8, at offset: Int, open: ParagraphAnalysis.Open, segmentCount: Int) {
    if !isUnderWay {
      isUnderWay = true
      start = offset
      marks = 0
      self.open = open
      self.segmentCount = segmentCount
    }
    switch byte {
    case 0x2E, 0x2F, 0x3D, 0x5F: marks &+= 1
    default: break
    }
  }
}

extension ParagraphAnalysis {
  /// Divides a token further, at places where a line may break only if the token is wider than a line.
  mutating func divideToken(endingAt end: Int) {
    let ordinary = segments.removeEnds(from: token.segmentCount)
    open = token.open
    var nextOrdinary = 0
    for offset in token.start..<end {
      let isOrdinary = nextOrdinary < ordinary.count && ordinary[nextOrdinary] == offset
      if isOrdinary { nextOrdinary += 1 }
      if offset > token.start, isOrdinary || isTokenBreak(offset, end: end) { close(at: offset, kind: .token) }
      open.width += open.spaces + 1
      open.spaces = 0
      open.textEnd = offset + 1
    }
  }

  private func isTokenBreak(_ offset: Int, end: Int) -> Bool {
    let (left, right) = (bytes[offset - 1], bytes[offset])
    guard offset - token.start > 1, Self.endsPart(left), Self.beginsPart(right) else { return false }
    return left != 0x2D || bytes[offset - 2] != 0x2D
  }

  private static func endsPart(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "/", "?", "&", "=", "#", "_", ".", "-": true
    default: false
    }
  }

  private static func beginsPart(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "~", "%", "+", "$", "@", "(", "[", "{", "<", "*": true
    default: false
    }
  }
}
