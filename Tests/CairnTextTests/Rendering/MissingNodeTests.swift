import Cairn
import Testing

@testable import CairnText

/// Views that draw nothing, where something stands around them.
@Suite struct MissingNodeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let shown: String
    let view: @Sendable () -> AnyView

    init<Content: View & SendableMetatype>(
      _ name: String,
      _ shown: String,
      @ViewBuilder _ view: @escaping @Sendable () -> Content
    ) {
      testDescription = name
      self.shown = shown
      self.view = { AnyView(view()) }
    }
  }

  /// Markup of HTML's without words for a terminal.
  private struct Markup: PrimitiveView {
    func _render(into renderer: any Renderer) {
      renderer.markup(MarkupDescription(html: "<i>x</i>", alternative: ""))
    }
  }

  private static let picture = Image(decorative: "ridge")

  private static var headedByFirstItem: ListConfiguration {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    return configuration
  }

  static let cases: [Case] = [
    Case("insets of a row", "") { List { picture.listRowInsets(EdgeInsets()) } },
    Case("wide insets of a row", "\n\n\n") {
      List { picture.listRowInsets(EdgeInsets(top: 40, leading: 40, bottom: 40, trailing: 40)) }
    },
    Case("background of a row", "") { List { picture.listRowBackground(Color.red) } },
    Case("insets of markup", "") { List { Markup().listRowInsets(EdgeInsets()) } },
    Case("background of markup", "") { List { Markup().listRowBackground(Color.red) } },
    Case("row among others", "a\nb") {
      List {
        Text("a")
        picture.listRowBackground(Color.red)
        Text("b")
      }
    },
    Case("first item that is the header", "╭────╮\n│ a  │\n╰────╯") {
      Section {
        picture.tag("header")
        Text("a").tag("a")
      }
      .layout(.list(using: headedByFirstItem))
      .frame(width: 48)
    },
    Case("accessory that unfolds", "t    row\n├─ a\n└─ b") {
      List {
        ListCell("row").accessories {
          Accessory.custom(placement: .leading) {
            DisclosureGroup("t", isExpanded: true) {
              Text("a")
              Text("b")
            }
          }
        }
      }
    },
    Case("badge of nothing", String(repeating: " ", count: 97) + "(2)") { List { picture.badge(2) } },
    Case("layer over nothing", "x") { picture.overlay { Text("x") } },
    Case("nothing over something", "x") { Text("x").overlay { picture } },
    Case("tree of nothing", "▾ t") { DisclosureGroup("t", isExpanded: true) { picture } },
    Case("split of nothing", "x") {
      NavigationSplitView {
        picture
      } detail: {
        Text("x")
      }
    },
  ]

  @Test(arguments: cases)
  func `shows what there is`(_ sample: Case) {
    #expect(sample.view().text(TextOptions(width: 100, style: .plain)) == sample.shown)
  }

  // MARK: - All of them

  private static let leaves: [@Sendable () -> AnyView] = [
    { AnyView(picture) }, { AnyView(Markup()) }, { AnyView(EmptyView()) }, { AnyView(picture.resizable()) },
    { AnyView(Text("")) }, { AnyView(ForEach([String](), id: \.self) { Text($0) }) }, { AnyView(List {}) },
    { AnyView(Section {}) },
  ]

  private static let modifiers: [@Sendable (AnyView) -> AnyView] = [
    { $0 }, { AnyView($0.listRowInsets(EdgeInsets())) }, { AnyView($0.listRowBackground(Color.red)) },
    { AnyView($0.padding()) }, { AnyView($0.border(.red)) }, { AnyView($0.frame(width: 80, height: 32)) },
    { AnyView($0.frame(minWidth: 8, maxWidth: .infinity, minHeight: 32)) },
    { AnyView($0.aspectRatio(2, contentMode: .fit)) },
    { AnyView($0.fixedSize()) }, { AnyView($0.offset(x: 8, y: 16)) }, { AnyView($0.clipped()) },
    { AnyView($0.badge("b")) }, { AnyView($0.overlay { picture }) }, { AnyView($0.background { picture }) },
    { AnyView($0.tag("t")) }, { AnyView($0.layoutPriority(1)) },
    { AnyView($0.swipeActions { SwipeAction("Go", destination: "a.html") }) },
  ]

  private static let containers: [@Sendable (AnyView) -> AnyView] = [
    { $0 },
    { view in AnyView(List { view }) },
    { view in AnyView(List { view }.selection(.single)) },
    { view in AnyView(Section { view }.layout(.list(using: headedByFirstItem))) },
    { view in
      AnyView(
        Section {
          view
        } header: {
          view
        } footer: {
          view
        }
      )
    },
    { view in AnyView(Section { view }.layout(LayoutSection { .columns(2, of: LayoutItem()) })) },
    { view in
      AnyView(
        DisclosureGroup(isExpanded: true) {
          view
        } label: {
          view
        }
      )
    },
    { view in AnyView(Grid { GridRow { view } }) },
    { view in AnyView(Grid { view }) },
    { view in AnyView(LazyVGrid(columns: [GridItem()]) { view }) },
    { view in AnyView(LazyHGrid(rows: [GridItem()]) { view }) },
    { view in AnyView(HStack { view }) },
    { view in AnyView(ZStack { view }) },
    { view in AnyView(ScrollView(.horizontal) { HStack { view } }) },
    { view in
      AnyView(
        NavigationSplitView {
          view
        } detail: {
          view
        }
      )
    },
    { view in AnyView(Link(destination: "a.html") { view }) },
    { view in
      AnyView(List { ListCell("c").accessories { Accessory.custom(placement: .leading) { view } } })
    },
    { view in AnyView(Label(title: { view }, icon: { view })) },
  ]

  @Test func `nothing in any container under any modifiers shows without end`() {
    for container in Self.containers {
      for outer in Self.modifiers.prefix(3) {
        for inner in Self.modifiers {
          for leaf in Self.leaves {
            let view = outer(container(inner(leaf())))
            let lines = view.text(TextOptions(width: 24)).split(separator: "\n")
            #expect(lines.allSatisfy { $0.columns() <= 24 })
          }
        }
      }
    }
  }
}
