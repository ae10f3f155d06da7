import Cairn
import CairnHTML
import CairnTestSupport
import Foundation
import Testing

@Suite struct ToolbarTests {
  @Test func `a toolbar stands above the title, whichever was written first`() {
    let list = List { Text("Eiger") }
    let inside = list.toolbar { Button("Add") {} }.navigationTitle("Peaks")
    let outside = list.navigationTitle("Peaks").toolbar { Button("Add") {} }
    #expect(inside.html() == outside.html())
    let html = inside.html()
    let bar = html.firstRange(of: "Add")
    let title = html.firstRange(of: "Peaks")
    #expect(bar.map { $0.lowerBound } ?? html.endIndex < title.map { $0.lowerBound } ?? html.startIndex)
  }

  @Test func `what stands between a toolbar and the title keeps its place and its meaning`() {
    let view = List { Text("Eiger") }
      .toolbar { Button("Add") {} }
      .listStyle(.insetGrouped)
      .searchable(text: .constant(""))
      .onAppear {}
      .sheet(isPresented: .constant(true)) { Text("Sheet") }
      .navigationTitle("Peaks")
    let html = view.html()
    let words = ["Add", "Peaks", "Search", "Eiger", "Sheet"]
    let places = words.compactMap { html.firstRange(of: $0)?.lowerBound }
    #expect(places.count == words.count)
    #expect(places == places.sorted())
    #expect(html.contains("inset-grouped"))
  }

  @Test func `in tabs, a navigation stack has the margins of a page`() {
    let view = TabView {
      NavigationStack { List { Text("Eiger") }.navigationTitle("Peaks").toolbar { Button("Add") {} } }
        .tabItem { Text("Peaks") }
      NavigationStack { Text("Hut") }.tabItem { Text("Huts") }
    }
    let output = HTMLPage(title: "Alps") { view }.render()
    #expect(output.html.contains("<main><fieldset"))
    #expect(output.html.contains("</fieldset><div class=\"page-bar "))
    #expect(!output.html.contains("<div><"))
    #expect(output.styleSheet.styles.contains("main>.page-bar{"))
  }

  @Test func `a view in the middle of a toolbar takes the place of the title, which stays for those who do not see it`()
  {
    let list = List { Text("Eiger") }.navigationTitle("Peaks")
    let page = HTMLPage(title: "Alps") { list.toolbar { ToolbarItem(placement: .principal) { Text("Peaks").bold() } } }
    #expect(page.render().html.contains(#"<div class="page-bar principal fills">"#))
    #expect(page.render().html.contains(#"</div><h1 class="navigation-title">Peaks</h1>"#))
    #expect(page.render().styleSheet.styles.contains(".principal+.navigation-title{position:absolute;"))
    let other = HTMLPage(title: "Alps") { list.toolbar { ToolbarItem { Text("Edit") } } }
    #expect(!other.render().html.contains("principal"))
  }

  @Test func `buttons in a toolbar have no background unless they say so`() {
    let html = Text("Eiger").toolbar {
      Button("Add") {}
      Button("Save") {}.buttonStyle(.borderedProminent)
    }.html()
    #expect(html.contains(#"class="button borderless">Add"#))
    #expect(html.contains(#"class="button prominent">Save"#))
  }

  @Test func `a toolbar of a row stands in a row of its own`() {
    let html = List { Text("Eiger").toolbar { Button("Add") {} } }.html()
    #expect(html.components(separatedBy: "<li").count == 3)
    #expect(html.contains("Add"))
  }

  @Test func `titles, toolbars and searches belong to the screen, not to the box that a modifier around them changes`()
  {
    let screen = Text("Eiger")
      .navigationTitle("Peaks")
      .toolbar { Button("Add") {} }
      .searchable(text: .constant(""))
    let changed = screen.font(.title).padding(40).frame(minWidth: 300).overlay { Text("over") }
    let expected = Text("Eiger").font(.title).padding(40).frame(minWidth: 300).overlay { Text("over") }
      .navigationTitle("Peaks")
      .toolbar { Button("Add") {} }
      .searchable(text: .constant(""))
    #expect(changed.html() == expected.html())
  }

  @Test func `what is said of properties and the environment of a screen leaves its bars where they are`() {
    let screen = Text("Eiger").navigationTitle("Peaks").toolbar { Button("Add") {} }
    let changed = screen.onAppear {}.id("top").sheet(isPresented: .constant(false)) { Text("Sheet") }
      .environment(\.locale, "de").padding()
    let html = changed.html()
    #expect(html.contains("<h1 class=\"navigation-title\""))
    #expect(!html.contains("<div class=\"page-bar \"><div"))
    let words = ["Add", "Peaks", "id=\"top\"", "Eiger"]
    let places = words.compactMap { html.firstRange(of: $0)?.lowerBound }
    #expect(places.count == words.count)
    #expect(places == places.sorted())
  }

  @Test func `what fades a screen reaches its bars`() {
    let html = Text("Eiger").navigationTitle("Peaks").padding().opacity(0.5).html()
    #expect(html.hasPrefix("<h1 class=\"navigation-title c"))
  }

  @Test func `a search stands below the title, whichever was written first`() {
    let first = Text("Eiger").searchable(text: .constant("")).navigationTitle("Peaks")
    let last = Text("Eiger").navigationTitle("Peaks").searchable(text: .constant(""))
    #expect(first.html() == last.html())
  }

  @Test func `a link to a view is a button of the toolbar, which shows the view in front of the page`() {
    let view = Text("Eiger").toolbar {
      NavigationLink {
        Text("A hut")
      } label: {
        Image(systemName: "plus")
      }
    }
    let output = view.renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = ["<dialog", "A hut"]
    let places = words.compactMap { output.body.firstRange(of: $0)?.lowerBound }
    #expect(places.count == words.count)
    #expect(places == places.sorted())
    #expect(!output.body.contains("<details"))
  }

  @Test func `a link in what a button of a toolbar shows unfolds there`() {
    struct Peaks: View {
      @State private var isShown = false
      var body: some View {
        Text("Peaks").toolbar {
          Button("More") { isShown = true }.sheet(isPresented: $isShown) { NavigationLink("Eiger") { Text("About") } }
        }
      }
    }
    let body = Peaks().renderHTML().body
    #expect(body.count(of: "<dialog") == 1 && body.count(of: "<details") == 1, "\(body)")
  }
}
