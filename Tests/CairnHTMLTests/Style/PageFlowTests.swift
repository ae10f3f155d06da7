import Cairn
import CairnHTML
import Foundation
import Testing

/// What stands where in a page is checked in browsers; these tests say which pages get which rules.
@Suite struct PageFlowTests {
  private func styles(_ content: some View, hasHeader: Bool = false) -> String {
    var page = HTMLPage(title: "a") { content }
    if hasHeader { page.header = AnyView(Text("header")) }
    return page.render().styleSheet.styles
  }

  @Test func `words in a page have margins and distances`() {
    let css = styles(Text("a"))
    #expect(css.contains("main>p{padding-inline:var(--page-edge);margin-block-start:.75rem}"))
    #expect(css.contains("--page-edge:max(1rem,(100% - 45rem)/2 + 1rem)"))
    #expect(!css.contains("main:has("))
  }

  @Test func `in a page with wide content, words begin where that begins and keep a readable width`() {
    let css = styles(
      Group {
        HStack { Text("a") }; List { Text("b") }; Text("c")
      }
    )
    let edges = "--page-edge:1rem max(1rem,100% - 45rem + 1rem);--page-side:1rem"
    #expect(css.contains("main:has(>:is(.hstack)){\(edges)}"))
    // A browser would look at the whole page again at each change in it.
    #expect(!css.contains("main:has(>:is(.hstack))>"))
  }

  @Test func `a frame of any width asks for words from edge to edge`() {
    let css = styles(Text("a").frame(maxWidth: .infinity))
    #expect(css.contains("main>.fills:where(p){padding-inline:0}"))
  }

  @Test func `header and footer are as wide as what they stand beside`() {
    let narrow = styles(Text("a"), hasHeader: true)
    #expect(narrow.contains(".page-header{max-inline-size:45rem}"))
    #expect(!narrow.contains("max-inline-size:67.5rem}body") && !narrow.contains("body:has("))
    let wide = styles(LazyVGrid(columns: [GridItem(), GridItem()]) { Text("a") }, hasHeader: true)
    #expect(wide.contains("body:has(>main>:is(.lazy-grid))>:is(.page-header){max-inline-size:67.5rem}"))
  }

  @Test func `figures, terms, tables and times stand on the edges of words`() {
    let css = styles(
      Group {
        Figure("a") { Text("b") }; DescriptionList { Description("a", "b") }
        Table([1]) { TableColumn("a", value: \.description) }; Time("2024")
      }
    )
    let margins = "{margin-block:.75rem 0;margin-inline:var(--page-edge)}"
    #expect(css.contains("main>:is(.figure,.descriptions,.table),main>:where(time,figure,dl)\(margins)"))
  }

  @Test func `a stack at the top has room above it`() {
    #expect(styles(VStack { Text("a") }).contains("{padding-block-start:.75rem}"))
    #expect(!styles(Text("a")).contains("{padding-block-start:.75rem}"))
  }

  @Test func `only a page with a grouped list takes its colour`() {
    let list = List { Text("a") }
    #expect(styles(list.listStyle(.insetGrouped)).contains("){background:var(--grouped-background)}"))
    #expect(!styles(list.listStyle(.plain)).contains("body:has("))
  }
}
