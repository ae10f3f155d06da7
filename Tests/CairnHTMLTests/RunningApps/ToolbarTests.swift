import Cairn
import CairnHTML
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

  @Test func `a toolbar of a row stands in a row of its own`() {
    let html = List { Text("Eiger").toolbar { Button("Add") {} } }.html()
    #expect(html.components(separatedBy: "<li").count == 3)
    #expect(html.contains("Add"))
  }
}
