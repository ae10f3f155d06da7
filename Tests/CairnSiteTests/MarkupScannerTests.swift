import Testing

@testable import CairnSite

@Suite struct MarkupScannerTests {
  /// Returns what a scanner finds, with `#` in front of ids.
  private static func findings(_ markup: String, chunk: Int = .max) -> [String] {
    var scanner = MarkupScanner()
    var findings: [String] = []
    let bytes = Array(markup.utf8)
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, chunk == .max ? bytes.count : start + chunk)
      Array(bytes[start..<end]).withUnsafeBytes { part in
        scanner.scan(part) { finding in
          switch finding {
          case .address(let address): findings.append(String(decoding: address, as: UTF8.self))
          case .identifier(let name): findings.append("#" + String(decoding: name, as: UTF8.self))
          }
        }
      }
      start = end
    }
    return findings
  }

  @Test(arguments: [
    ("<a href=\"a.html\">A</a>", ["a.html"]), ("<a href=a.html>A</a>", ["a.html"]), ("<A\nHREF = 'b' >", ["b"]),
    ("<p id=one class=x><a name=two>", ["#one", "#two"]), ("<input name=field>", []),
    ("<img src=x srcset='a 1x,b 2x'>", ["x", "a", "b"]),
    ("<a href='a&amp;b&#39;&#x41;&nope;'>", ["a&b'A&nope;"]), ("<!-- <a href=x> --><a href=y>", ["y"]),
    ("a < b <c> <", []), ("<<a href=x></<a href=y>", ["x", "y"]),
    ("<script>'<a href=x></b>'</SCRIPT ><a href=y>", ["y"]), ("<meta property=og:image content=p.png>", ["p.png"]),
    ("<meta property=og:title content=p.png>", []), ("<a href>", [""]), ("<a =href=x>", []), ("</a href=x>", []),
    ("<a href=\"never ends", []), ("<!DOCTYPE html><html lang=en>", []),
    ("<link rel=alternate hreflang=de href=de.html><link rel=next href=b>", ["b"]),
    ("<a hreflang=de href=de.html>", ["de.html"]), ("<form action=/send><button formaction=/no>", []),
  ])
  func `reads start tags however they are written`(markup: String, expected: [String]) {
    #expect(Self.findings(markup) == expected)
    for chunk in [1, 2, 3, 7] { #expect(Self.findings(markup + "    ", chunk: chunk) == expected, "\(chunk)") }
  }

  @Test func `takes time in proportion to markup that never ends`() {
    #expect(Self.findings(String(repeating: "<a ", count: 200_000), chunk: 65_536) == [])
    #expect(Self.findings("<a href='" + String(repeating: "x", count: 3_000_000), chunk: 65_536) == [])
    #expect(Self.findings(String(repeating: "<!--", count: 100_000)) == [])
  }
}
