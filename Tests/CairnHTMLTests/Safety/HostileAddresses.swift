/// An address and what a page may make of it.
struct HostileAddress: Sendable {
  var address: String
  /// What stands in the page, or `nil` where nothing may.
  var result: String?

  init(_ address: String, _ result: String?) {
    self.address = address
    self.result = result
  }
}

/// Addresses that try to run or load what they should not, and such as only look odd.
enum HostileAddresses {
  static let all = blocked.map { HostileAddress($0, nil) } + unchanged.map { HostileAddress($0, $0) } + changed

  static let blocked = [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "java\rscript:alert(1)",
    "java\r\nscript:alert(1)", "\tjavascript:alert(1)", "\njavascript:alert(1)", " javascript:alert(1)",
    "  \u{0}javascript:alert(1)",
    "\u{1}javascript:alert(1)", "\u{1F}javascript:alert(1)", "\u{8}javascript:alert(1)",
    "j\ta\nv\ra\ts\nc\rript:alert(1)", "javascript\t:alert(1)",
    "javascript\n:alert(1)", "javascript&colon;alert(1)", "javascript&#58;alert(1)", "javascript&#x3a;alert(1)",
    "javascript&#0000058alert(1)",
    "&#106;avascript:alert(1)", "&#x6a;avascript:alert(1)", "java&Tab;script:alert(1)", "java&NewLine;script:alert(1)",
    "java&#9;script:alert(1)",
    "java&#x0A;script:alert(1)", "javascript:alert(1)//http://example.org", "javascript://example.org/%0aalert(1)",
    "javascript:/*http://*/alert(1)",
    "javascript:'//'", "javascript:", "javascript :alert(1)", "java script:alert(1)", "javascript\u{A0}:alert(1)",
    "javascript\u{0}:alert(1)", "java\u{0}script:alert(1)",
    "java\u{200B}script:alert(1)", "\u{FEFF}javascript:alert(1)", "\u{A0}javascript:alert(1)",
    "\u{2028}javascript:alert(1)", "ｊavascript:alert(1)", "javaſcript:alert(1)",
    "feed:javascript:alert(1)", "jar:javascript:alert(1)", "view-source:javascript:alert(1)", "livescript:alert(1)",
    "mocha:alert(1)",
    "vbscript:msgbox(1)", "VBSCRIPT:msgbox(1)", "vb\tscript:msgbox(1)", "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PHNjcmlwdD4=",
    "DATA:text/html,x", "da\nta:text/html,x", "data:image/svg+xml,<svg onload=alert(1)>", "data:,",
    "data:image/png;base64,iVBORw0KGgo=", "data&colon;text/html,x",
    "file:///etc/passwd", "FILE:///c:/", "file:relative", "blob:https://example.org/uuid",
    "filesystem:http://example.org/", "about:blank", "about:srcdoc", "chrome://settings",
    "resource://x", "ftp://example.org/", "ftps://example.org", "ws://example.org", "wss://example.org", "sms:+41",
    "intent://x#Intent;end", "x:", "a:b", "A1+.-:x",
    "urn:isbn:1", "magnet:?xt=1", "ms-settings:", "itms-services://?action=x", "c:\\windows", "httpx://example.org",
    "https+x://a", "http:evil:x", "mailt:a@b", "http",
    "http:", "http://", "http:///", "https://:80", "https://@", "https://user@", "http://?q", "http://#f",
    "http://a b/", "http://a<b/", "http://a>b/", "http://a\"b/", "http://a^b/",
    "http://a|b/", "http://a`b/", "http://a{b}/", "http://a%62/", "http://[::1/", "http://::1]/", "http://[x y]/",
    "http://[\"onload]/", "http://[::1]x/", "http://[]/", "http://a[b]/",
    "http://example.org:port/", "http://example.org:99999/", "http://example.org:-1/", "http://example.org:8 0/",
    "http://a:b:c/", "http://exa\u{0}mple.org/", "http://exa\u{85}mple.org/",
    "http://exa\u{FFFE}mple.org/", "http://\u{FFFD}/", "://example.org", ":", ":a", "::", "1:2",
  ].filter { $0 != "http" }

  static let unchanged = [
    "https://example.org/", "http://example.org", "https://example.org:8443/a/b?c=d&e=f#g", "https://example.org:/",
    "https://user:pass@example.org/", "https://[::1]/", "https://[2001:db8::1]:8080/x",
    "https://[::ffff:192.0.2.1]/", "https://192.0.2.1/", "https://xn--mnch-5qa.example/", "https://mönch.example/",
    "https://例え.テスト/", "http://example.org./", "https://example.org?q", "https://example.org#f",
    "mailto:a@example.org", "mailto:a@example.org?subject=Hi&body=x", "mailto:", "tel:+41-33-1234567", "tel:",
    "page.html", "/page.html", "./page.html", "../page.html", "a/b/c.html", "?q=1", "#top", "#",
    "//example.org/x", "///x", "?javascript:alert(1)", "#javascript:alert(1)", "/javascript:alert(1)",
    "./javascript:alert(1)", "a/b:c", "page?u=http://example.org", "page.html?a=%20b", "%6A%61vascript",
    "page;a=b,c", "~user", "a@b", "a'b", "(a)", "!*$", "javascript", "javascript%3Aalert(1)", "http", ".", "..", "*",
    "a&b", "a=b&c",
  ]

  static let changed = [
    HostileAddress("", ""), HostileAddress(" ", ""), HostileAddress("\u{0}", ""),
    HostileAddress("  page.html  ", "page.html"), HostileAddress("\u{1}page.html\u{1F}", "page.html"),
    HostileAddress("pa\tge.\nht\rml", "page.html"), HostileAddress("a b", "a%20b"), HostileAddress("a%zz", "a%25zz"),
    HostileAddress("100%", "100%25"), HostileAddress("a%2", "a%252"),
    HostileAddress("HTTPS://Example.org/A", "https://Example.org/A"),
    HostileAddress("HtTp:\\\\example.org\\a", "http://example.org/a"),
    HostileAddress("https:example.org", "https://example.org"),
    HostileAddress("https:////example.org", "https://example.org"),
    HostileAddress("ht\ntps://example.org/", "https://example.org/"), HostileAddress("MAILTO:a@b", "MAILTO:a@b"),
    HostileAddress("mailto:a@b\"onclick=x", "mailto:a@b%22onclick=x"), HostileAddress("tel:1 2", "tel:1%202"),
    HostileAddress("\\\\evil.example", "%5C%5Cevil.example"),
    HostileAddress("\\evil", "%5Cevil"), HostileAddress("/\\evil.example", "/%5Cevil.example"),
    HostileAddress("a\"b", "a%22b"), HostileAddress("a<b>c", "a%3Cb%3Ec"), HostileAddress("a`b", "a%60b"),
    HostileAddress("a{b}|c^d", "a%7Bb%7D%7Cc%5Ed"), HostileAddress("a[b]", "a%5Bb%5D"),
    HostileAddress("ä.html", "%C3%A4.html"), HostileAddress("😀", "%F0%9F%98%80"),
    HostileAddress("a\u{0}b", "a%00b"), HostileAddress("a\u{7F}b", "a%7Fb"), HostileAddress("a\u{85}b", "a%C2%85b"),
    HostileAddress("a\u{FFFE}b", "a%EF%BF%BEb"), HostileAddress("#a#b", "#a%23b"),
    HostileAddress("a\u{202E}b", "a%E2%80%AEb"),
    HostileAddress("https://a b@example.org/", "https://a%20b@example.org/"),
    HostileAddress("https://a,b 2x@example.org/", "https://a,b%202x@example.org/"),
    HostileAddress("https://a\"@example.org/", "https://a%22@example.org/"),
    HostileAddress("https://a@b@example.org/", "https://a%40b@example.org/"),
    HostileAddress("https://example.org/ü?ü#ü", "https://example.org/%C3%BC?%C3%BC#%C3%BC"),
    HostileAddress("https://example.org/a b", "https://example.org/a%20b"),
    HostileAddress("https://example.org/[", "https://example.org/%5B"), HostileAddress("\u{301}a", "%CC%81a"),
    HostileAddress("/\u{301}javascript:x", "/%CC%81javascript:x"),
  ]
}
