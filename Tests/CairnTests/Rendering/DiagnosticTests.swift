import Cairn
import Testing

@Suite struct DiagnosticTests {
  static let raw = [
    "\u{1B}]52;c;aGk=\u{7}", "\u{9B}31m", "\r", "\u{0}", "\u{7F}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{FEFF}",
    "\u{E0041}", "\u{FFFE}", "\u{AD}",
  ]

  @Test(arguments: raw)
  func `says nothing that a terminal would obey or nobody would see`(words: String) {
    let place = Diagnostic.Place(subject: words)
    let diagnostic = Diagnostic(.error, .missingImage, "There is no symbol named \(words).", at: place)
    for text in [diagnostic.description, diagnostic.message, place.description] {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\u{FFFD}" || (0x20..<0x7F).contains($0.value) })
    }
  }

  @Test func `stays in one line`() {
    let diagnostic = Diagnostic(.warning, .duplicateID, "a\nb\r\nc\u{2028}d\u{85}e\tf")
    #expect(diagnostic.description == "warning: view.duplicate-id: a b  c d e f")
  }

  @Test func `cuts what is long, even if it is one character`() {
    let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(Diagnostic(.error, .missingImage, marks).message.unicodeScalars.count == 1_001)
    #expect(Diagnostic.Place(subject: marks).description.unicodeScalars.count == 201)
  }

  @Test func `keeps words as they are`() {
    let words = "“Mönch” → 例え 👨‍👩‍👧 می‌خواهم"
    #expect(Diagnostic(.error, .missingImage, words).message == words)
  }
}
