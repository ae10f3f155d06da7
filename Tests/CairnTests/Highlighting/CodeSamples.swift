import CairnTestSupport
import Testing

@testable import Cairn

/// Code of each language, with its colours.
enum CodeSamples {
  struct Sample: CustomTestStringConvertible, Sendable {
    let language: CodeLanguage
    /// Pieces with colours stand between marks, behind the name of what they are.
    let marked: String

    init(_ language: CodeLanguage, _ marked: String) {
      self.language = language
      self.marked = marked
    }

    var testDescription: String { "\(language): \(marked)" }

    /// The code without the marks.
    var code: String {
      let parts = marked.split(separator: "‹", omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(into: String(parts[0])) { code, part in
        code += part.drop { $0 != " " }.dropFirst().filter { $0 != "›" }
      }
    }
  }

  static let all = swift + json + shell + html + css + python + yaml + diff

  private static let swift = [
    Sample(.swift, "‹keyword let› height = ‹number 4_810›  ‹comment // m›"),
    Sample(.swift, "‹annotation @main› ‹keyword struct› ‹type Book›: ‹type Site› {}"),
    Sample(.swift, "‹string \"a \\\" b \\(›(name) + ‹string \"c\") d\"› e"),
    Sample(.swift, "‹string #\"a \" \\(b)\"#› c"),
    Sample(.swift, "‹string \"\"\"\n  a \"b\"\n  \"\"\"›\n‹keyword return›"),
    Sample(.swift, "‹comment /* a /* b */ c */› ‹keyword nil›"),
    Sample(.swift, "a.default(.‹type Some›.‹keyword self›) `class` ‹number 0x1F›...‹number 1e-3›"),
    Sample(.swift, "‹annotation #if› os(‹type Linux›)\n‹annotation #expect›(a == ‹number 1.5›)"),
    Sample(.swift, "‹keyword let› été = ‹string \"été›\n‹keyword let› b"),
  ]

  private static let json = [
    Sample(.json, "{‹name \"a\"› : [‹number 1›, ‹number -2.5e+3›, ‹string \"b\\\"c\"›], ‹name \"d\"›: ‹keyword null›}"),
    Sample(.json, "‹comment // c›\n{‹string \"open›\n‹keyword true›}"),
  ]

  private static let shell = [
    Sample(.shell, "$ swift build  ‹comment # all of it›"),
    Sample(.shell, "‹keyword if› [ ‹string \"$A\"› = a ]; ‹keyword then› echo ‹name $HOME› ‹name ${B}›#; ‹keyword fi›"),
    Sample(.shell, "‹name A›=‹string 'b c'› run --in=a don't if"),
    Sample(.shell, "cat <<EOF\n‹string a $b\n›EOF\n‹keyword export› c"),
    Sample(.shell, "echo \\\"a ‹string \"b\\\"c\"›"),
  ]

  private static let html = [
    Sample(.html, "<‹keyword a› ‹name href›=‹string \"b>c\"› ‹name hidden›>x</‹keyword a›>"),
    Sample(.html, "‹annotation <!doctype html>›‹comment <!-- <b> -->›‹annotation &amp;› a & b < c"),
    Sample(.html, "<‹keyword script›>let a = \"<b>\"</‹keyword script›><‹keyword br›/>"),
    Sample(.html, "<‹keyword x-y› ‹name a›=‹string b› ‹name c› = ‹string 'd'›>"),
  ]

  private static let css = [
    Sample(
      .css,
      "‹keyword a›‹type .b›‹annotation :hover› > ‹type #c› { ‹name color›: ‹number #fff›; ‹name margin›: ‹number -1.5em› auto }"
    ),
    Sample(
      .css,
      "‹keyword @media› (‹name min-width›: ‹number 40em›) { ‹keyword p› { ‹name --x›: ‹string \"a\"› ‹keyword !important› } }"
    ),
    Sample(.css, "‹comment /* a: b */› ‹type .a› { &‹annotation :hover› {} }"),
    Sample(.css, "‹type .a› { ‹keyword b›‹annotation :hover› { ‹name top›: var(‹name --x›) } }"),
  ]

  private static let python = [
    Sample(.python, "‹annotation @a.b›\n‹keyword def› f(x):  ‹comment # c›\n  ‹keyword return› ‹keyword None›"),
    Sample(.python, "a @ b; ‹type Path›(‹string rb'c\\'d'›) + ‹string f\"e\"›; MAX = ‹number 1_000.5›"),
    Sample(.python, "‹string \"\"\"a\n\"b\" \"\"\"› ‹keyword in› ‹string 'open›\nc"),
  ]

  private static let yaml = [
    Sample(.yaml, "‹annotation ---›\n‹name a›: ‹number 1›\n‹name b c›: ‹keyword true›  ‹comment # d›\n- ‹name e›: f g"),
    Sample(.yaml, "‹name \"a: b\"›: ‹string 'c'›\n‹name d›: [‹number 1›, x, {‹name e›: ‹keyword null›}]"),
    Sample(.yaml, "‹name run›: ‹annotation |›\n‹string   echo a\n\n    b: c\n›‹name d›: ‹annotation &x› http://e#f"),
    Sample(.yaml, "- ‹annotation *x›\n- ‹name words›: that"),
  ]

  private static let diff = [
    Sample(
      .diff,
      "‹comment diff --git a/b b/b›\n‹keyword --- a/b›\n‹keyword +++ b/b›\n‹annotation @@ -1,2 +1,2 @@›\n a\n‹deleted --- b›\n‹inserted +c›"
    )
  ]

  /// What careless tokenizers search for in vain, again and again.
  static let hostileUnits = [
    "\"", "'", "`", "/*", "*/", "//", "<!--", "<a ", "<a b='", "</", "<script>", "#\"", "\"#", "##\"", "\\(", "\"\\(",
    "(\"",
    "\"\"\"", "'''", "<<A\n", "$", "${", "{", "}", "a{b:", ":", "a:", "a: |\n ", "- ", "&", "&a", "@", "@a", "#", "\\",
    "\n",
    "\r", " ", "\t", "a ", "é", "\u{301}", "0x", "1e+", "-", "--", "+", "@@", "\"a\" ", "[", "a.", "!", "a{b", "diff ",
  ]

  static func noise(using generator: inout SeededGenerator) -> String {
    let pieces =
      hostileUnits + ["let", "a", "true", "\0", "日", "😀", "\r\n", "EOF", "-->", "</script>", ";", "=", ">", "1"]
    return (0..<Int.random(in: 0...60, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }
}
