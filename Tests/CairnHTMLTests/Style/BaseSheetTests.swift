import Cairn
import Testing

@testable import CairnHTML

@Suite struct BaseSheetTests {
  @Test func `is the whole base sheet for content that nobody knows`() {
    let whole = StyleSheet.base.split(separator: "\n").joined()
    #expect(BaseSheet.shared.css(for: .all) == whole + StyleSheet.rulesOfThemes)
    let markup = UnsafeHTML(unescaped: "<i style=\"color:var(--label)\">a</i>")
    #expect(markup.renderHTML().styles.hasPrefix(whole))
  }

  @Test(arguments: [
    "<hr class=\"spinner\">", "<hr class='spinner'>", "<HR CLASS=spinner>",
    "<hr title=\"a > b\" class = \"a spinner\">",
    "<script>let a = 1 < 2</script><hr class=spinner>",
    "<SCRIPT>if(a<b)s.replace(/x='/,\"\")</Script ><hr class=spinner>", "<!-- don't <b c='d --><hr class=spinner>",
  ])
  func `has the rules for elements and classes of markup that nobody checks`(markup: String) {
    let styles = UnsafeHTML(unescaped: markup).renderHTML().styles
    #expect(styles.contains(".spinner{"))
    #expect(styles.contains("hr{"))
    #expect(!styles.contains(".list"))
    #expect(!styles.contains(".swipe"))
  }

  @Test(arguments: [
    ["<i title='", "' class='spinner'>x</i>"], ["<!-- ", "<hr class=spinner> -->"], ["<script>", "</script>"],
  ])
  func `is the whole base sheet for markup in pieces`(pieces: [String]) {
    let html = VStack { ForEach(pieces, id: \.self) { UnsafeHTML(unescaped: $0) } }.renderHTML()
    #expect(html.styles.contains(".spinner{"))
    #expect(html.styles.contains(".swipe"))
  }

  private static let selected: [(css: String, words: [String], selected: String)] = [
    (".a{x:y}.b{x:y}", [".a"], ".a{x:y}"),
    (".a,.b,.c>.a{x:y}", [".a", ".c"], ".a,.c>.a{x:y}"),
    ("p .a::before{content:\".b{\"}", ["p", ".a"], "p .a::before{content:\".b{\"}"),
    ("p .a{x:y}", [".a"], ""),
    (".a:not(.b,.c){x:y}", [".a"], ".a:not(.b){x:y}"),
    (".a:not(.b,:has(.c,.d)){x:y}", [".a", ".d"], ".a:not(:has(.d)){x:y}"),
    (":where(:not(.b,.c .d)){x:y}", [], ":where(:not(.c .d)){x:y}"),
    (":where(:not(.b,.c)){x:y}", [".c"], ":where(:not(.c)){x:y}"),
    (".a:has(>.b,>.c .d){x:y}", [".a", ".c"], ""),
    // Choices go only where the others are as specific.
    (":is(.a,.b)>.c{x:y}", [".a", ".c"], ".a>.c{x:y}"),
    (".c:is(.a,.b):is(p,.d){x:y}", [".a", ".c", "p", ".d"], ".c.a:is(p,.d){x:y}"),
    (".a>li:is(:not([class]),.b){x:y}", [".a", "li"], ".a>li:not([class]){x:y}"),
    (".a>li:is(:not([class]),.b){x:y}", [".a", ".b", "li"], ".a>li:is(:not([class]),.b){x:y}"),
    (":is(.a>.a,.b)>.c{x:y}", [".a", ".c"], ":is(.a>.a)>.c{x:y}"),
    (".c:is(p,li){x:y}", [".c", "p"], ".c:is(p){x:y}"),
    // One that selects nothing stays where the others are less specific.
    (":is(.a,.b .b,.d .b,.b.b.d,.d .b.b)>.c{x:y}", [".a", ".c"], ":is(.a,.b.b.d)>.c{x:y}"),
    (".c:has(.a,.b :is(.b,.d>p)){x:y}", [".a", ".c"], ".c:has(.a,.b :is(.d>p)){x:y}"),
    (".a:not(:where(.b .c,.b .c .c)){x:y}", [".a"], ".a:not(:where(.b .c)){x:y}"),
    (":where(.a,.b .b)>.c{x:y}", [".a", ".c"], ":where(.a)>.c{x:y}"),
    (":where(.c>:is(.a,.b .b)){x:y}", [".a", ".c"], ":where(.c>.a){x:y}"),
    (".a:nth-child(2):dir(rtl)[type=b]{x:y}", [".a"], ".a:nth-child(2):dir(rtl)[type=b]{x:y}"),
    ("[popover].a{x:y}[aria-current]{x:y}", [".a", "[aria-current"], "[aria-current]{x:y}"),
    ("@media print{.a{x:y}.b{x:y}}@media print{.b{x:y}}", [".a"], "@media print{.a{x:y}}"),
    ("@layer base{\n.a{x:y}\n@supports (a:b){p{x:y}}\n}\n", ["p"], "@layer base{@supports (a:b){p{x:y}}}"),
    // A property stays if something reads it.
    (":root{--a:1;\n--b:var(--c);--c:2;d:e}.a{x:var(--b,3)}", [".a"], ":root{--b:var(--c);--c:2;d:e}.a{x:var(--b,3)}"),
    (".a{animation:m 1s}@keyframes m{to{x:y}}@keyframes n{to{x:y}}", [".a"], ".a{animation:m 1s}@keyframes m{to{x:y}}"),
    ("@page{margin:1px}body{x:y}", [], "@page{margin:1px}body{x:y}"),
  ]

  @Test(arguments: selected)
  func `keeps what may select something`(css: String, words: [String], selected: String) {
    let sheet = BaseSheet(css)
    #expect(sheet.css(for: sheet.vocabulary.words(words)) == selected)
  }

  @Test func `reads the words of markup`() {
    var words: [String] = []
    MarkupWords.visit(
      "a<p class=\"b c\" title=\"x > y\" popover>class=\"d\"</p><e aria-current=\"true\"><f/>"
    ) { words.append($0) }
    #expect(words == ["p", ".b", ".c", "[popover", "e", "[aria-current", "f"])
    words = []
    MarkupWords.visit(" class=\"a\" id=\"b\"><c>", isInTag: true) { words.append($0) }
    #expect(words == [".a", "c"])
  }

  @Test func `writes a page of one text in one and a half kilobytes`() {
    let page = HTMLPage(title: "a") { Text("hi") }.html()
    #expect(page.utf8.count <= 1536, "\(page.utf8.count)")
    #expect(page.contains("--label:") && !page.contains("--mint") && !page.contains("list-cell"))
  }

  @Test func `writes ten rows of a grouped list in nine kilobytes`() {
    let page = HTMLPage(title: "a") {
      List { ForEach(0..<10, id: \.self) { ListCell("Row \($0)") } }.listStyle(.insetGrouped)
    }
    let html = page.html()
    #expect(html.utf8.count <= 9 * 1024, "\(html.utf8.count)")
  }

  @Test func `has the same rules whichever part came first`() {
    let parts: [AnyView] = [
      AnyView(List { ListCell("a").swipeActions { SwipeAction("b", destination: "c") } }),
      AnyView(HStack { Image(systemName: "star") }), AnyView(ProgressView(value: 0.5)),
    ]
    var forwards = StyleSheet()
    var backwards = StyleSheet()
    for part in parts { forwards.formUnion(part.renderHTML().styleSheet) }
    for part in parts.reversed() { backwards.formUnion(part.renderHTML().styleSheet) }
    #expect(forwards.styles == backwards.styles)
    for part in parts {
      #expect(part.renderHTML().styleSheet.isSubset(of: forwards))
      #expect(!forwards.isSubset(of: part.renderHTML().styleSheet))
    }
  }
}

// MARK: - Against rules read in another way

extension BaseSheetTests {
  /// Selectors of words with combinators between them, with those words.
  private static func plainSelectors(of css: String) -> [String: Set<String>] {
    var selectors: [String: Set<String>] = [:]
    let pieces = css.utf8.split { "{}\n".utf8.contains($0) }
    for (prelude, declarations) in zip(pieces, pieces.dropFirst()) {
      guard prelude.first != UInt8(ascii: "@"), !prelude.contains(UInt8(ascii: ":")) else { continue }
      guard declarations.contains(UInt8(ascii: ":")), !prelude.contains(UInt8(ascii: "[")) else { continue }
      for selector in String(Substring(prelude)).split(separator: ",") {
        var words: Set<String> = []
        for part in selector.split(whereSeparator: { ">+~ ".contains($0) }) where part != "*" {
          let names = part.split(separator: ".", omittingEmptySubsequences: false)
          if !names[0].isEmpty { words.insert(String(names[0])) }
          words.formUnion(names.dropFirst().map { "." + $0 })
        }
        selectors[String(selector)] = words
      }
    }
    return selectors
  }

  @Test func `leaves out no plain rule that a view needs`() throws {
    let whole = Self.plainSelectors(of: StyleSheet.base)
    #expect(whole.count > 100)
    var count = 0
    for specimen in Specimen.all {
      let output = specimen.makeView().renderHTML(specimen.options)
      let elements = try StrictHTMLReader.read(output.body).flatMap(\.elements)
      let used = Set(elements.flatMap(\.classes).map { "." + $0 }).union(elements.map(\.name))
      let kept = Self.plainSelectors(of: output.styles)
      for (selector, words) in whole where words.isSubset(of: used) {
        count += 1
        #expect(kept[selector] != nil, "\(specimen.name): \(selector)")
      }
    }
    #expect(count > 1000)
  }
}
