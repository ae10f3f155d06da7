import Cairn
import CairnHTML
import Testing

/// What lies behind sections, and boundary items that nothing shows in.
@Suite struct LayoutDecorationTests {
  private static func css(_ layout: LayoutSection) -> String {
    Section("Alps") { Text("Eiger") }.layout(layout).renderHTML().styleSheet.css
  }

  private static let columns = LayoutSection { .columns(2, height: 44, of: LayoutItem()) }

  @Test func `fills a background with a colour, a gradient or a material, and rounds its corners`() {
    let color = Self.css(Self.columns.background(.yellow, cornerRadius: 12, insets: 5))
    #expect(color.contains("background:var(--yellow);border-radius:.75rem"))
    let gradient = LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
    #expect(Self.css(Self.columns.background(gradient)).contains("linear-gradient(to right,var(--yellow),var(--red))"))
    let material = Self.css(Self.columns.background(Material.thin))
    #expect(material.contains("backdrop-filter:"))
    #expect(Self.css(Self.columns.background()).contains("background:var(--section-background,"))
  }

  @Test func `a header that stays looks like the background that it covers`() {
    let plain = Self.css(Self.columns.header(pinned: true))
    #expect(plain.contains("background:var(--band-background,var(--background))"))
    let usual = Self.css(Self.columns.header(pinned: true).background())
    #expect(
      usual.contains("background:linear-gradient(var(--section-background,var(--secondary-background)) 0 0),var(--band")
    )
    #expect(!usual.contains("clip-path"))
    let own = Self.css(Self.columns.header(pinned: true).background(.yellow, cornerRadius: 8, insets: 4))
    #expect(own.contains("background:linear-gradient(var(--yellow) 0 0),var(--band-background,"))
    #expect(own.contains("clip-path:inset(.25rem .25rem 0 round .5rem .5rem 0 0)"))
    let gradient = LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
    let graded = Self.css(Self.columns.header(pinned: true).background(gradient))
    #expect(graded.contains("background:linear-gradient(to right,var(--yellow),var(--red)),var(--band"))
  }

  @Test func `says that nothing shows in a boundary item of a kind of one's own`() {
    let layout = Self.columns.boundary(LayoutBoundary(size: LayoutSize(height: 44), kind: "note", alignment: .top))
    let bare = Section { Text("Eiger") }.layout(layout).renderHTML()
    #expect(bare.diagnostics.map(\.code) == [.unshownBoundary])
    #expect(bare.diagnostics.first?.message.contains("\"note\"") == true)
    #expect(Section("Alps") { Text("Eiger") }.layout(layout).renderHTML().diagnostics == [])
    #expect(Section { Text("Eiger") }.layout(Self.columns.header()).renderHTML().diagnostics == [])
    let below = Self.columns.boundary(LayoutBoundary(size: LayoutSize(height: 44), kind: "note", alignment: .bottom))
    #expect(Section("Alps") { Text("Eiger") }.layout(below).renderHTML().diagnostics.map(\.code) == [.unshownBoundary])
  }
}
