import Cairn
import CairnTestSupport
import Testing

@testable import CairnHTML

/// Words that are written at once between their tags.
@Suite struct PlainWordsTests {
  private let arena: MarkupArena
  private let opening: Markup
  private let closing: Markup

  init() {
    arena = MarkupArena()
    opening = arena.store("<p class=\"a-class of some length\">")
    closing = arena.store("</p>")
  }

  @Test(arguments: [0, 1, 15, 16, 17, 4_079, 4_080, 4_081, 5_000])
  func `stores tags of any length, which stay as they are`(length: Int) {
    let arena = MarkupArena()
    let tags = (0..<20).map { String(repeating: "\($0 % 10)", count: $0.isMultiple(of: 3) ? length : $0) }
    let stored = tags.map { arena.store("<", $0, ">") }
    let writer = ByteWriter()
    for markup in stored { writer.write(markup) }
    #expect(writer.makeString() == tags.map { "<\($0)>" }.joined())
  }

  /// The bytes that are written behind others; `nil` if the words are left to the careful way.
  private func written(_ words: String, after prefix: Int = 0) -> [UInt8]? {
    let writer = ByteWriter()
    writer.write(trusted: String(repeating: "x", count: prefix))
    let isWritten = writer.write(words: words, between: opening, and: closing)
    let bytes = Array(writer.makeString().utf8.dropFirst(prefix))
    if !isWritten { #expect(bytes.isEmpty, "\(words.debugDescription) is written in part") }
    return isWritten ? bytes : nil
  }

  /// Whether a browser shows the words as they are, found one scalar at a time.
  private static func showsUnchanged(_ words: String) -> Bool {
    var isBehindBlank = true
    return words.unicodeScalars.allSatisfy { scalar in
      defer { isBehindBlank = scalar == " " }
      return scalar == " " ? !isBehindBlank : scalar.isFitForDocuments && !"&<>\t\n\r".unicodeScalars.contains(scalar)
    }
  }

  private func check(_ words: String, after prefix: Int = 0) {
    let expected = Array("<p class=\"a-class of some length\">\(words)</p>".utf8)
    guard let found = written(words, after: prefix) else {
      // What begins with the first byte of a character that needs care may be left to the careful way.
      let isSuspect = words.utf8.contains { $0 == 0xC2 || $0 >= 0xEF }
      if !isSuspect, Self.showsUnchanged(words) { Issue.record("\(words.debugDescription) is plain") }
      return
    }
    if found != expected || !Self.showsUnchanged(words) { Issue.record("\(words.debugDescription) at \(prefix)") }
  }

  @Test(arguments: EscapingTests.special + ["  ", " "])
  func `leaves to the careful way what would not show unchanged, at every position of every length to 70`(
    special: String
  ) {
    for count in 0...70 {
      for position in 0...count where position + count > 0 {
        check(String(repeating: "a", count: position) + special + String(repeating: "b", count: count - position))
      }
    }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 60, 300])
  func `writes across the end of its memory`(distance: Int) {
    for count in 1...128 { check(String(repeating: "é", count: count), after: ByteWriter.chunkSize - distance) }
  }

  @Test(arguments: UInt64(1)...20)
  func `agrees with the plain way on random words`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = EscapingTests.special + Array(repeating: "mountain", count: 20) + Array(repeating: " ", count: 20)
    for _ in 0..<500 {
      let count = Int.random(in: 1...20, using: &generator)
      let words = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      check(words)
    }
  }

  @Test func `the careful way and the short one write the same page`() {
    for special in EscapingTests.special + ["  ", " ", "", "plain"] {
      for words in [special, "a\(special)b", "\(special)b", String(repeating: "mountain ", count: 40) + special] {
        let view = VStack {
          Text(verbatim: "Eiger")
          Text(verbatim: words).bold()
          Text(verbatim: words).bold()
        }
        let fresh = view.renderHTML().body
        // The second rendering takes over a tree that expects the same elements.
        #expect(view.html() == fresh)
        #expect(view.html() == fresh)
      }
    }
  }

  @Test(arguments: [0, 7, 9, 10, 99, 100, 1_234_567_890, Int.max, -1, Int.min])
  func `writes numbers in digits`(number: Int) {
    let writer = ByteWriter()
    writer.write(number)
    #expect(writer.makeString() == String(number))
  }
}
