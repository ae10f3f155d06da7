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
    #expect(css.contains("--page-edge:1rem max(1rem,100% - 45rem + 1rem)"))
    #expect(!css.contains(":has("))
  }

  @Test func `a frame of any width asks for words from edge to edge`() {
    let css = styles(Text("a").frame(maxWidth: .infinity))
    #expect(css.contains("main>.fills:where(p){padding-inline:0}"))
  }

  private let widePage = "main,.page-header,.page-footer{max-inline-size:67.5rem}"

  @Test func `header, content and footer are equally wide, as wide as words or as wide as a page`() {
    let row = HStack {
      Text("a"); ZStack { Text("b") }
    }
    let narrow = styles(row, hasHeader: true)
    #expect(narrow.contains("main{max-inline-size:45rem") && narrow.contains(".page-header{max-inline-size:45rem}"))
    #expect(!narrow.contains("67.5rem"))
    let wide = styles(LazyVGrid(columns: [GridItem(), GridItem()]) { Text("a") }, hasHeader: true)
    #expect(wide.contains(widePage))
  }

  @Test func `lines of tags are no wider than words, and other layouts are`() {
    let section = Section(["a"], id: \.self) { Text($0) }
    #expect(!styles(section.layout(.flow())).contains("67.5rem"))
    #expect(styles(section.layout(LayoutSection { .columns(2, height: 40) })).contains(widePage))
  }

  /// Pages of a site share their sheet, so that nothing moves sideways from page to page.
  @Test func `one wide page makes all pages that share its sheet wide`() {
    var sheet = HTMLPage(title: "a") { Text("a") }.render().styleSheet
    #expect(!sheet.styles.contains(widePage))
    sheet.formUnion(HTMLPage(title: "b") { ScrollView(.horizontal) { Text("b") } }.render().styleSheet)
    #expect(sheet.styles.contains(widePage))
    #expect(!sheet.styles.contains("body:has("))
  }

  @Test func `the colour of a grouped list goes on to both sides of the window`() {
    let css = styles(
      Group {
        List { Text("a") }.listStyle(.insetGrouped); Text("b")
      }
    )
    #expect(css.contains("box-shadow:0 0 0 100vmax var(--list-background,var(--grouped-background))"))
    #expect(css.contains("clip-path:inset(0 -100vmax)"))
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

  @Test func `a page with something over a grouped list, or a bar below it, has its colour as well`() {
    let list = List { Text("a") }.listStyle(.insetGrouped)
    let covered = ":last-child>.vstack>.list"
    let barred = "body:has(>main>.page-bar:last-child)"
    let overlaid = styles(list.overlay { Text("b") })
    let withBar = styles(list.toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } })
    #expect(overlaid.contains(covered) && !overlaid.contains(barred))
    #expect(withBar.contains(barred) && !withBar.contains(covered))
    #expect(!styles(list).contains(covered) && !styles(list).contains(barred))
  }
}
