/// Strings that try to become more than words.
enum HostileStrings {
  static let all: [String] = unique(markup + references + unicode + ordinary + HostileAddresses.all.map(\.address))

  private static func unique(_ strings: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return strings.filter { !$0.isEmpty && seen.insert(Array($0.utf8)).inserted }
  }

  static let markup = [
    "<script>alert(1)</script>", "</script><script>alert(1)</script>", "<ScRiPt>alert(1)</sCrIpT>",
    "<script src=//evil.example/x.js></script>", "<script>\n//<![CDATA[\nalert(1)\n//]]></script>",
    "\"><script>alert(1)</script>", "'><script>alert(1)</script>", "\"/><svg/onload=alert(1)>",
    "--><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>", "<img src=\"x\" onerror='alert(1)'>", "<img src=`x` onerror=alert(1)>",
    "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>",
    "<svg><desc><![CDATA[</desc><script>alert(1)</script>]]></svg>",
    "<math><mi//xlink:href=\"data:x,<script>alert(1)</script>\">", "<iframe src=javascript:alert(1)>",
    "<iframe srcdoc='<b>'></iframe>",
    "<body onload=alert(1)>", "<object data=evil.swf>", "<embed src=evil.swf>", "<base href=//evil.example/>",
    "<link rel=stylesheet href=//evil>",
    "<meta http-equiv=refresh content=0;url=//evil.example>", "<form action=//evil><input name=a>",
    "<button formaction=javascript:alert(1)>",
    "<input autofocus onfocus=alert(1)>", "<details open ontoggle=alert(1)>",
    "<video><source onerror=alert(1)></video>",
    "<template><script>alert(1)</script></template>", "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<table><tr><td>cell</table>", "<select><option>", "<textarea>", "</textarea><b>", "<plaintext>", "<xmp>",
    "<listing>", "<frameset>",
    "</p>", "</div></div></div>", "</main></body></html>", "</title><script>alert(1)</script>",
    "</style><script>alert(1)</script>",
    "</STYLE >", "</title\n>", "</head><body>", "<!DOCTYPE html>", "<!-- comment -->", "<!--", "-->", "--!>", "<!-->",
    "<!--->", "<!--[if IE]>",
    "<![CDATA[x]]>", "]]>", "<?xml version=\"1.0\"?>", "<?php echo 1 ?>", "<% code %>", "${7*7}", "{{7*7}}", "#{7*7}",
    "`${alert(1)}`",
    "<", ">", "&", "\"", "'", "`", "=", "/", "<<", ">>", "<>", "</", "</>", "<a", "< a>", "<a/", "<a b", "<a b=",
    "<a b=\"", "<1>", "<!", "<?",
    "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)", "\" onfocus=alert(1) autofocus=\"",
    "x\" style=\"position:fixed", "x\nonclick=alert(1)",
    "\"\"", "''", "\\\"", "\\", "\\\\", "\\u003cscript\\u003e", "\\x3cscript\\x3e", "\\3c script", "%3Cscript%3E",
    "+ADw-script+AD4-",
    "a{color:red}", "\"}body{display:none}", ";background:url(//evil)", "/* comment */", "@import '//evil';",
    "expression(alert(1))",
    "url(javascript:alert(1))", "\\a}", "\\", "a\\\nb", "<style>@import'//evil'</style>", "</style/>",
    "<a href=\"javascript:alert(1)\">x</a>",
    "*bold* _it_ `code` ~~s~~ [a](b)", "[x](javascript:alert(1))", "](", "[[", "**", "\\*", "[a](<b>)", "![alt](src)",
  ]

  static let references = [
    "&amp;", "&lt;script&gt;", "&#60;script&#62;", "&#x3c;script&#x3e;", "&#0060;", "&#X3C;", "&lt", "&ltscript>",
    "&#60script", "&quot;", "&apos;",
    "&nbsp;", "&copy", "&notit;", "&notin;", "&;", "&#;", "&#x;", "&#0;", "&#x80;", "&#xD800;", "&#x110000;",
    "&#99999999999;", "&Tab;", "&NewLine;",
    "&colon;", "&amp;lt;", "&amp;amp;amp;", "a&b=c&d", "&&&&", "AT&T", "&\u{200B}lt;", "&zwnj;", "&#65534;",
    "&NotEqualTilde;",
  ]

  static let unicode: [String] =
    (Array(0x00...0x1F) + Array(0x7F...0x9F)).compactMap { (value: UInt32) in Unicode.Scalar(value).map { "a\($0)b" } }
    + [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x1FFFF, 0x2FFFE, 0x3FFFF, 0x8FFFE, 0xEFFFF, 0xFFFFE, 0x10FFFF]
    .compactMap { (value: UInt32) in Unicode.Scalar(value).map { "x\($0)<\($0)" } }
    + [
      "\u{0}", "\u{0}\u{0}\u{0}", "<\u{0}script>", "\r", "\n", "\t", "\r\n", "a\rb", "a\r\nb", "a\n\rb", "a\r\r\nb",
      "\r\r\r", " ", "   ", " a ", "\u{B}",
      "\u{85}", "\u{2028}", "\u{2029}", "a\u{2028}b", "\u{A0}", "\u{FEFF}", "\u{FEFF}a", "\u{FFFD}", "\u{200B}",
      "\u{200D}", "\u{2060}", "\u{AD}",
      "\u{202E}gnp.exe", "\u{202A}a\u{202B}b\u{202C}", "\u{2066}a\u{2067}b\u{2069}", "\u{200E}\u{200F}\u{61C}",
      "\u{301}", "e\u{301}", "<\u{338}", "\"\u{301}", "&\u{301}",
      ">\u{20D2}", "\u{301}<", "＜script＞", "﹤script﹥", "‹script›", "ſcript", "ＳＣＲＩＰＴ", "\u{E0001}\u{E0041}", "\u{F8FF}",
      "\u{D7FF}", "\u{E000}", "\u{FFFC}", "\u{FFF9}",
      "👩‍👩‍👧‍👦", "🇨🇭🇳🇵", "👍🏽", "1️⃣", "😀<😀>", "𝕏", "𠮷野家", "Ǆ", "ﷺ", "שלום עולם", "مرحبا", "हिन्दी", "ไทย", "한국어", "日本語", "ß",
      "İstanbul", "ﬃ", "Å", "Å", "Z̸̢a̷l̴g̶o̵",
      "\u{1}\u{2}\u{3}<>&\"", "\u{C2}\u{A0}", "Â\u{85}", "\u{EF}\u{BF}", "\u{10FFFD}", "\u{7FF}\u{800}\u{FFF}\u{1000}",
    ]

  static let ordinary = [
    "O'Neill & Sons \"Ltd\" <info@example.org>", "1 < 2 && 3 > 2", "C:\\Windows\\System32", "../../etc/passwd",
    "'; DROP TABLE peaks; --", "null", "undefined", "NaN",
    "true", "-1", "0x41", "%s%n%x", "%00", "{}", "[]", "()", "$(rm -rf /)", "|", "#", "?", "~", "^", ":", ";", ",",
    "zzwordszz", "class", "id", "javascript",
    String(repeating: "<", count: 300), String(repeating: "\"", count: 70), String(repeating: "&", count: 33),
    String(repeating: "a", count: 1000),
    String(repeating: "é", count: 500) + "<", String(repeating: "ab&", count: 100),
    String(repeating: "\u{0}", count: 100), String(repeating: "😀", count: 200),
    String(repeating: "a", count: 15) + "<", String(repeating: "a", count: 16) + "<",
    String(repeating: "a", count: 17) + "\u{85}", String(repeating: "\u{301}", count: 100),
  ]
}
