import Cairn
import CairnTestSupport
import Testing

@testable import CairnText

@Suite struct WidthTests {
  @Test(arguments: [WidthProfile.standard, .ambiguousWide])
  func `the scanner agrees with the rule for characters`(profile: WidthProfile) {
    let seed: UInt64 = 20_261
    var generator = SeededGenerator(seed: seed)
    for round in 0..<6000 {
      let text = round % 2 == 0 ? generator.text(upTo: 12) : generator.anyText(upTo: 12)
      let expected = text.reduce(0) { $0 + $1.columns(in: profile) }
      let scalars = text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
      #expect(text.columns(in: profile) == expected, "seed \(seed), round \(round): \(scalars)")
    }
  }

  @Test func `widths add up at cluster boundaries and clusters take two columns at most`() {
    let seed: UInt64 = 20_262
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let text = generator.text(upTo: 10)
      guard let cut = text.indices.randomElement(using: &generator) else { continue }
      let sum = text[..<cut].columns() + text[cut...].columns()
      #expect(sum == text.columns(), "seed \(seed), round \(round)")
      #expect(text.allSatisfy { (0...2).contains($0.columns()) }, "seed \(seed), round \(round)")
    }
  }

  @Test func `agrees with the properties of the standard library`() {
    let table = WidthTable()
    var mismatches: [String] = []
    for value in UInt32(0x20)..<0x20000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = Self.derivedWidth(of: scalar)
      let actual = WidthProfile.standard.width(of: table(value))
      if let expected, expected != actual { mismatches.append(String(value, radix: 16)) }
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  /// The width as far as the standard library knows: it has no East Asian widths.
  private static func derivedWidth(of scalar: Unicode.Scalar) -> Int? {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: return 0
    case .format where !isPrepended(scalar): return 0
    case .spacingMark: return nil
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    if properties.isUnifiedIdeograph { return 2 }
    return properties.isEmoji && !properties.isDefaultIgnorableCodePoint && scalar.value < 0x2000 ? 1 : nil
  }

  /// Marks such as U+0600, which are drawn in front of what follows.
  private static func isPrepended(_ scalar: Unicode.Scalar) -> Bool {
    let joined = String(String.UnicodeScalarView([scalar, "a"]))
    return joined.count == 1
  }

  @Test func `the tables hold nothing but classes`() {
    let widths = UnsafeBufferPointer(start: WidthTable.classes.utf8Start, count: WidthTable.classes.utf8CodeUnitCount)
    let breaks = LineBreakTable.classes
    let lines = UnsafeBufferPointer(start: breaks.utf8Start, count: breaks.utf8CodeUnitCount)
    #expect(widths.count % 64 == 0 && widths.allSatisfy { WidthClass(rawValue: $0 &- 0x30) != nil })
    #expect(lines.count % 64 == 0 && lines.allSatisfy { LineBreakClass(rawValue: $0 &- 0x30) != nil })
    let blocks = [(widths.count, WidthTable.indexHigh, WidthTable.indexLow)]
    let lineBlocks = [(lines.count, LineBreakTable.indexHigh, LineBreakTable.indexLow)]
    for (count, high, low) in blocks + lineBlocks {
      #expect(high.utf8CodeUnitCount == 0x20000 / 64 && low.utf8CodeUnitCount == 0x20000 / 64)
      for index in 0..<high.utf8CodeUnitCount {
        let block = Int(high.utf8Start[index] - 0x30) << 6 | Int(low.utf8Start[index] - 0x30)
        #expect(block * 64 < count)
      }
    }
  }

  @Test func `emoji that a selector widens are those of the standard library`() {
    let table = WidthTable()
    for value in UInt32(0x20)..<0x20000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let widthClass = table(value)
      let isNarrowEmoji = widthClass == .emojiNarrow || widthClass == .emojiAmbiguous
      let properties = scalar.properties
      let isWide = WidthProfile.standard.width(of: widthClass) == 2
      let expected = properties.isEmoji && !properties.isEmojiPresentation && !isWide
      #expect(isNarrowEmoji == expected, "\(String(value, radix: 16))")
    }
  }

  @Test func `joiners put pictures together`() {
    for value in UInt32(0x80)..<0x20000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isPicture = ClusterScanner.isPicture(value, ScalarTable.shared[value].width)
      let joined = String(String.UnicodeScalarView([scalar, "\u{200D}", scalar]))
      #expect(!isPicture || joined.count == 1, "\(String(value, radix: 16))")
    }
  }

  @Test func `what is known of a scalar is what the tables and the sanitiser say`() {
    for value in UInt32(0)..<0x11_0000 {
      let entry = ScalarTable.shared[value]
      #expect(entry.width == WidthTable()(value) && entry.lineBreak == LineBreakTable()(value))
      #expect(entry.isSuspect == TextSanitizer.isSuspect(value))
    }
  }

  @Test(arguments: [
    ("❤", 1), ("❤\u{FE0F}", 2), ("⚡", 2), ("⚡\u{FE0E}", 1), ("🇫🇷", 2), ("👩\u{200D}👩\u{200D}👧", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("日本", 4), ("e\u{301}", 1), ("ﾞ", 1), ("", 0),
  ])
  func `measures what terminals draw`(text: String, expected: Int) {
    #expect(text.columns() == expected)
  }
}
