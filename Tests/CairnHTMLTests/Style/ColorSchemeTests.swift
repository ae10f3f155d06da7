import Cairn
import CairnHTML
import Foundation
import Testing

@Suite struct ColorSchemeTests {
  private let dark = /@media screen\{:root \.(c[\w-]+),:root:has\(>body>main>\.(c[\w-]+)\)\{color-scheme:dark\}\}/

  private func page(_ content: some View) -> HTMLPage<some View>.Output { HTMLPage(title: "a") { content }.render() }

  @Test func `the preferred colours of a view are those of its page, but on paper`() throws {
    let output = page(
      VStack {
        Text("a"); Text("b")
      }
      .preferredColorScheme(.dark)
    )
    let rules = output.styleSheet.css.matches(of: dark)
    let rule = try #require(rules.first?.output)
    #expect(rules.count == 1 && rule.1 == rule.2)
    #expect(output.html.contains("<div class=\"vstack \(rule.1) "))
    #expect(output.styleSheet.css.components(separatedBy: "color-scheme").count == 2)
  }

  @Test func `each view of a screen asks for the preferred colours`() {
    let html = page(NavigationStack { Text("a").navigationTitle("b") }.preferredColorScheme(.dark)).html
    #expect(
      html.firstMatch(of: /<h1 class="navigation-title (c[\w-]+) c[\w-]+">b<\/h1><p class="\1 c[\w-]+">a/) != nil,
      "\(html)"
    )
  }

  /// Other views than those of a page's content may have their own.
  @Test(arguments: [false, true])
  func `the colours of a view alone are not those of its page, with and without states`(hasState: Bool) {
    struct Page<Content: View>: View {
      @State private var isOn = false
      let content: Content
      var body: some View {
        Toggle("On", isOn: $isOn)
        content
      }
    }
    let views: [(view: AnyView, scheme: String)] = [
      (AnyView(Text("a").colorScheme(.dark)), "dark"), (AnyView(Text("a").colorScheme(.light)), "light"),
      (AnyView(Text("a").environment(\.colorScheme, .dark)), "dark"),
      (AnyView(VStack { Text("a").colorScheme(.dark) }), "dark"),
    ]
    for (view, scheme) in views {
      let css = page(hasState ? AnyView(Page(content: view)) : view).styleSheet.css
      #expect(css.contains("color-scheme:\(scheme)") && !css.contains("body>main"), "\(css)")
    }
  }

  @Test func `a view that a state hides has no wishes for its page`() {
    struct Screens: View {
      @State private var isLate = false
      var body: some View {
        Toggle("Late", isOn: $isLate)
        if isLate { Text("night").preferredColorScheme(.dark) } else { Text("day") }
      }
    }
    let css = page(Screens()).styleSheet.css
    let rule =
      /:root:not\(:root:not\(:has\(\[id="row-1-state"\]:checked\)\)\):has\(>body>main>\.c[\w-]+\)\{color-scheme:dark\}/
    #expect(css.firstMatch(of: rule) != nil, "\(css)")
  }

  @Test func `a view deep in a stack prefers its colours for itself`() {
    let css = page(VStack { Text("a").preferredColorScheme(.dark) }).styleSheet.css
    #expect(css.contains("{color-scheme:dark}") && !css.contains("body>main"), "\(css)")
  }

  @Test func `no preference leaves the one around`() {
    let css = page(Text("a").preferredColorScheme(nil).preferredColorScheme(.dark)).styleSheet.css
    #expect(css.firstMatch(of: dark) != nil, "\(css)")
  }

  @Test func `no preferred colours change nothing`() {
    #expect(page(Text("a").preferredColorScheme(nil)).html == page(Text("a")).html)
  }

  @Test func `the preferred colours of a page follow a state`() {
    struct Settings: View {
      @State private var isDark = false
      let light: ColorScheme?
      var body: some View { Toggle("Dark", isOn: $isDark).preferredColorScheme(isDark ? .dark : light) }
    }
    let follows = /:root:has\(\[id="row-1-state"\]:checked\):has\(>body>main>\.c[\w-]+\)\{color-scheme:dark\}/
    for light in [nil, ColorScheme.light] {
      let output = page(Settings(light: light))
      #expect(output.diagnostics.isEmpty && output.html.firstMatch(of: follows) != nil)
      #expect(output.styleSheet.css.contains("{color-scheme:light}") == (light == .light))
    }
  }

  @Test func `the preferred colours of a sheet are those of the sheet`() {
    struct Opening: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("a").preferredColorScheme(.dark) }
      }
    }
    let css = page(Opening()).styleSheet.css
    #expect(
      css.firstMatch(of: /:root \.dialog:has\(>\.c[\w-]+\)\{color-scheme:dark\}/) != nil && !css.contains("body>main"),
      "\(css)"
    )
  }
}
