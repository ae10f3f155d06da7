/// A reader of scalars that leaves out control characters, escape sequences and controls of direction.
///
/// It leaves out byte order marks and tags too, because tags are words that nobody sees. Only tags behind an emoji that
/// end as UTS #51 says stay, as in the flag of Wales. An unfinished sequence loses only its first character, so that no
/// text disappears by accident.
struct EscapeScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The end of the tags that belong to an emoji.
  private var endOfTags = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func next() -> Unicode.Scalar? {
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar.value {
      case 0x09, 0x0A: return scalar
      case 0x0D:
        if index < scalars.count, scalars[index] == "\n" { index += 1 }
        return "\n"
      case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: return "\n"
      case 0x1B: skipEscape()
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: skipString()
      case 0x9B: skipControlSequence()
      case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: continue
      case 0xFDD0...0xFDEF: return "\u{FFFD}"
      case 0xFEFF, 0xE0000..<0xE0020: continue
      case 0xE0020...0xE007F where index > endOfTags:
        guard hasEmoji(before: index - 1), let end = endOfTags(from: index - 1) else {
          index = scalars[index...].firstIndex { !Self.isTag($0) } ?? scalars.count
          continue
        }
        endOfTags = end
        return scalar
      case let value where value & 0xFFFE == 0xFFFE: return "\u{FFFD}"
      default: return scalar
      }
    }
    return nil
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  private func hasEmoji(before position: Int) -> Bool {
    guard position > 0 else { return false }
    let scalar = scalars[position - 1]
    return scalar.value == 0xFE0F || scalar.value > 0xFF && scalar.properties.isEmoji
  }

  /// Returns the end of complete tags; `nil` without a cancel tag at the end, or with nothing before it.
  private func endOfTags(from start: Int) -> Int? {
    let tags = scalars[start...].prefix(while: Self.isTag)
    guard let last = tags.firstIndex(of: "\u{E007F}"), last > start else { return nil }
    return last + 1
  }

  private mutating func skipEscape() {
    guard index < scalars.count else { return }
    let introducer = scalars[index]
    switch introducer {
    case "[":
      index += 1
      skipControlSequence()
    case "]", "P", "X", "^", "_":
      index += 1
      skipString()
    default: skipShortEscape()
    }
  }

  /// Skips intermediate characters and the final one, or nothing if there is no final one.
  private mutating func skipShortEscape() {
    var end = index
    while end < scalars.count, (0x20...0x2F).contains(scalars[end].value) { end += 1 }
    if end < scalars.count, (0x30...0x7E).contains(scalars[end].value) { index = end + 1 }
  }

  private mutating func skipControlSequence() {
    var end = index
    while end < scalars.count, (0x20...0x3F).contains(scalars[end].value) { end += 1 }
    if end < scalars.count, (0x40...0x7E).contains(scalars[end].value) { index = end + 1 }
  }

  /// Skips a command string with its terminator: BEL, ST, or ESC and a backslash.
  private mutating func skipString() {
    var end = index
    while end < scalars.count {
      switch scalars[end].value {
      case 0x07, 0x9C:
        index = end + 1
        return
      case 0x1B:
        if end + 1 < scalars.count, scalars[end + 1] == "\\" { index = end + 2 }
        return
      // A command string holds no control, and a search behind one would be slow for many unfinished strings.
      case 0x00..<0x20, 0x7F..<0xA0: return
      default: end += 1
      }
    }
  }
}
