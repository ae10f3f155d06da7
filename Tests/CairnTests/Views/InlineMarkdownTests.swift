import Cairn
import CairnTestSupport
import Foundation
import Testing

@Suite struct InlineMarkdownTests {
  private func outline(_ markup: String) -> String {
    String(Text(LocalizedStringKey(markup)).outline.dropFirst("text ".count))
  }

  @Test(arguments: [
    ("plain", #""plain""#),
    ("*a*", #""a" {italic}"#),
    ("_a_", #""a" {italic}"#),
    ("**a**", #""a" {bold}"#),
    ("__a__", #""a" {bold}"#),
    ("***a***", #""a" {bold, italic}"#),
    ("~a~ ~~b~~", #""a" {struck} + " " + "b" {struck}"#),
    ("**a *b* c**", #""a " {bold} + "b" {bold, italic} + " c" {bold}"#),
    ("*a **b** c*", #""a " {italic} + "b" {bold, italic} + " c" {italic}"#),
    ("***a** b*", #""a" {bold, italic} + " b" {italic}"#),
    ("***a* b**", #""a" {bold, italic} + " b" {bold}"#),
    ("**a*", #""*" + "a" {italic}"#),
    ("*a**", #""a" {italic} + "*""#),
    ("a*b*c", #""a" + "b" {italic} + "c""#),
    ("a_b_c", #""a_b_c""#),
    ("snake_case_name", #""snake_case_name""#),
    ("_a_b", #""_a_b""#),
    ("(_a_)", #""(" + "a" {italic} + ")""#),
    ("* a *", #""* a *""#),
    ("a * b * c", #""a * b * c""#),
    ("a*\"b\"*", #""a*"b"*""#),
    ("*(a)*", #""(a)" {italic}"#),
    ("**", #""**""#),
    ("****", #""****""#),
    ("*a *b", #""*a *b""#),
    ("*a _b* c_", #""a _b" {italic} + " c_""#),
    ("a***b**c*", #""a" + "b" {bold, italic} + "c" {italic}"#),
    ("*a**b*", #""a**b" {italic}"#),
    ("~~~a~~~", #""~~~a~~~""#),
    ("~a~~", #""~a~~""#),
    (#"\*a\*"#, #""*a*""#),
    (#"\\*a*"#, #""\" + "a" {italic}"#),
    (#"\a"#, #""\a""#),
    (#"a\"#, #""a\""#),
  ])
  func `reads emphasis as CommonMark does`(markup: String, expected: String) {
    #expect(outline(markup) == expected)
  }

  @Test(arguments: [
    ("`a`", #""a" {code}"#),
    ("`*a*`", #""*a*" {code}"#),
    ("``a`b``", #""a`b" {code}"#),
    ("`` ` ``", #""`" {code}"#),
    ("` a`", #"" a" {code}"#),
    ("`a", #""`a""#),
    ("``a`", #""``a`""#),
    (#"`\`"#, #""\" {code}"#),
    (#"\`a`"#, #""`a`""#),
    ("`a\n*b*`", #""a *b*" {code}"#),
    ("*a`b*`", #""*a" + "b*" {code}"#),
    ("**`a`**", #""a" {bold, code}"#),
  ])
  func `reads code spans as CommonMark does`(markup: String, expected: String) {
    #expect(outline(markup) == expected)
  }

  @Test(arguments: [
    ("[a](b)", #""a" → b"#),
    ("[*a* b](c)", #""a" {italic} → c + " b" → c"#),
    ("*[a](b)*", #""a" {italic} → b"#),
    ("[a](<b c>)", #""a" → b c"#),
    (#"[a](b "title")"#, #""a" → b"#),
    ("[a](b 'title')", #""a" → b"#),
    ("[a](b (title))", #""a" → b"#),
    ("[a](b(c)d)", #""a" → b(c)d"#),
    (#"[a](b\)c)"#, #""a" → b)c"#),
    ("[a]()", #""a" → "#),
    ("[a](b c)", #""[a](b c)""#),
    ("[a] (b)", #""[a] (b)""#),
    ("[a](b", #""[a](b""#),
    ("[a]", #""[a]""#),
    ("a]b[", #""a]b[""#),
    ("[a [b](c) d](e)", #""[a " + "b" → c + " d](e)""#),
    ("[a [b] c](d)", #""a [b] c" → d"#),
    (#"[a\]](b)"#, #""a]" → b"#),
    ("[a](b?c=1&copy;)", #""a" → b?c=1&copy;"#),
    ("![a](b) <b> &amp; https://c.d", #""!" + "a" → b + " <b> &amp; https://c.d""#),
    ("*a [b*](c)", #""*a " + "b*" → c"#),
    ("[`a](b)`", #""[" + "a](b)" {code}"#),
  ])
  func `reads links as CommonMark does`(markup: String, expected: String) {
    #expect(outline(markup) == expected)
  }

  @Test(arguments: ["*a*", "`", "[x](y)", "\\", "**", "~~a~~", "_", "]", "](evil)", ""])
  func `what is interpolated shows as it is`(value: String) {
    let text = Text("a \(value) **b \(value)** [c](\(value))")
    #expect(text.plainText == "a \(value) b \(value) c")
    #expect(text.allRuns.last?.destination == value)
    #expect(text.allRuns.filter { $0.style.traits.contains(.bold) }.map(\.string) == ["b \(value)"])
    #expect(text.allRuns.allSatisfy { $0.style.traits.isSubset(of: .bold) })
  }

  @Test(arguments: ["*", "`", ")", "\\", " ", "\0", "\u{FF}"])
  func `values keep their places in code and in addresses`(value: String) {
    let text = Text("`\(value) b\(value)` [c](/\(value)\\)/\(value) \"\(value)\") \(value)*d*")
    #expect(text.plainText == "\(value) b\(value) c \(value)d")
    #expect(text.allRuns.map(\.style.traits) == [.code, [], [], [], .italic])
    #expect(text.allRuns.compactMap(\.destination) == ["/\(value))/\(value)"])
  }

  @Test func `numbers, texts and optionals are interpolated by their description`() {
    #expect(Text("\(3) \(1.5) \(true)").plainText == "3 1.5 true")
    #expect(Text("*\(Text("a").foregroundColor(.red))*").outline == "text \"a\" {italic, red}")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `loses no word of random markup`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["*", "**", "_", "~", "~~", "`", "``", "[", "]", "(", ")", "](", "\\", " ", "é", "\n", "<", ">", "\""]
    for _ in 0..<100 {
      var markup = ""
      var letters = ""
      for number in 0..<Int.random(in: 0...30, using: &generator) {
        markup += pieces.randomElement(using: &generator) ?? ""
        let letter = String(UnicodeScalar(UInt8(97 + number % 26)))
        markup += letter
        letters += letter
      }
      let runs = Text(LocalizedStringKey(markup)).allRuns
      // The letters of a link's destination and title are not shown; without links all are.
      if runs.allSatisfy({ $0.destination == nil }) {
        let shown = runs.map(\.string).joined().filter { $0.isASCII && $0.isLetter }
        #expect(shown == letters, "seed \(seed): \(markup)")
      }
    }
  }

  @Test func `deep nesting neither overflows nor stops`() {
    let depth = 20_000
    let markup = String(repeating: "*a **b ", count: depth) + "x" + String(repeating: " c** d*", count: depth)
    let text = Text(LocalizedStringKey(markup))
    #expect(!text.plainText.isEmpty)
    #expect(text.plainText.contains("x"))
  }
}
