import Cairn
import CairnHTML
import Testing

/// No element has an attribute twice, whatever its view and the modifiers around say.
@Suite struct AttributesOnceTests {
  static let views: [@Sendable () -> AnyView] = [
    { AnyView(Text("a")) }, { AnyView(Text("**a** b")) }, { AnyView(Link("a", destination: "a.html")) },
    { AnyView(Button("a")) }, { AnyView(Image(systemName: "star")) }, { AnyView(Image("Eiger")) },
    { AnyView(Label("a", systemImage: "star")) }, { AnyView(ListCell("a")) },
    { AnyView(ListCell("a", image: Image("Eiger")).destination("a.html")) }, { AnyView(VStack { Text("a") }) },
    { AnyView(ScrollView(.horizontal) { Text("a") }) }, { AnyView(ProgressView("a", value: 0.5)) },
    { AnyView(ProgressView(value: 0.5)) }, { AnyView(Circle()) }, { AnyView(Divider()) }, { AnyView(Spacer()) },
    { AnyView(DisclosureGroup("a") { Text("b") }) }, { AnyView(Section("a") { Text("b") }) },
    { AnyView(List { ListCell("a") }) }, { AnyView(Form { EditButton("a", done: "b") }) },
    { AnyView(LazyVGrid(columns: [GridItem()]) { Text("a") }) }, { AnyView(Grid { GridRow { Text("a") } }) },
    { AnyView(ContentUnavailableView("a", systemImage: "star")) }, { AnyView(Text("a").badge(2)) },
    { AnyView(Text("a").overlay { Text("b") }) }, { AnyView(UnsafeHTML(unescaped: "<i>a</i>")) },
  ]

  /// A view with everything that can be said of it, twice.
  private static func described(_ view: AnyView) -> some View {
    var described = view
    for _ in 0..<2 {
      described = AnyView(
        described.accessibilityLabel("l").accessibilityHint("h").accessibilityHidden(true)
          .accessibilityAddTraits([.isSelected, .isHeader, .isImage]).id("i").environment(\.locale, "de")
      )
    }
    return described
  }

  @Test(arguments: views.indices)
  func `writes each attribute once`(index: Int) throws {
    let view = Self.described(Self.views[index]())
    let chosen = Section(["a"], id: \.self) { _ in view }.selection(.multiple, selected: ["a"])
    let pages = [
      view.html(), view.redacted(reason: .placeholder).html(), List { view }.html(), chosen.html(),
      List { view.redacted(reason: .placeholder) }.html(), Form { chosen }.html(), Button { view }.html(),
      chosen.environment(\.editMode, .constant(.active)).html(), LazyVStack { view }.html(), HStack { view }.html(),
    ]
    for page in pages {
      #expect(throws: Never.self, "\(page)") { try StrictHTMLReader.read(page) }
    }
  }

  @Test func `marks a chosen cell once`() {
    let cell = ListCell("a").onConfigurationUpdate { cell, _ in cell.contentConfiguration.text = "b" }
    let row = Section(["a"], id: \.self) { _ in cell.accessibilityAddTraits(.isSelected) }
    let page = row.selection(.single, selected: ["a"]).html()
    #expect(throws: Never.self, "\(page)") { try StrictHTMLReader.read(page) }
  }
}
