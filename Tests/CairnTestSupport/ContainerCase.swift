public import Cairn

/// Ways to put a view into something that must know more of it than that it is there.
public enum ContainerCase: String, CaseIterable, Sendable {
  case list, badgeInList, swipeActions, taggedRow, chosenElement, labelInList, insets
  case plainSection, listSection, sectionOfColumns, sectionOfScroller, sectionThatFlows, sectionByEnvironment
  case outlineTitle, disclosureTitle, disclosureContent, disclosureTitleInList
  case grid, gridRow, badge, label, unavailableActions, unavailableDescription
  case stack, lazyGrid, scrollView, overlay, background, splitView, form, collection, accessory
  case heading, numberedList, quote, tableCell, tableFooter
  case description, figure, figureCaption, article, aside, navigationLinks

  /// Puts a view into it.
  public func around(_ view: AnyView) -> AnyView {
    switch self {
    case .list, .badgeInList, .swipeActions, .taggedRow, .chosenElement, .labelInList, .insets: AnyView(row(view))
    case .plainSection, .listSection, .sectionOfColumns, .sectionOfScroller, .sectionThatFlows, .sectionByEnvironment:
      AnyView(section(view))
    case .outlineTitle, .disclosureTitle, .disclosureContent, .disclosureTitleInList: AnyView(disclosure(view))
    case .grid, .gridRow, .badge, .label, .unavailableActions, .unavailableDescription: AnyView(parts(view))
    default: AnyView(other(view))
    }
  }

  @ViewBuilder
  private func row(_ view: AnyView) -> some View {
    switch self {
    case .badgeInList: List { view.badge(2) }
    case .swipeActions: Form { List { view.swipeActions { SwipeAction("Delete", action: "delete") }.tag(1) } }
    case .taggedRow: Form { List { view.tag(2) }.selection(.single) }
    case .chosenElement: Form { List(0..<1) { _ in view }.selection(.multiple) }
    case .labelInList: List { Label(title: { view }, icon: { Image(systemName: "star") }) }
    case .insets: List { view.listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    default: List { view }
    }
  }

  @ViewBuilder
  private func section(_ view: AnyView) -> some View {
    switch self {
    case .listSection: Section { view }.layout(.list(.insetGrouped))
    case .sectionOfColumns: Section { view }.layout(LayoutSection { .columns(2, height: 40) })
    case .sectionOfScroller:
      Section { view }.layout(
        LayoutSection { .horizontal(height: 40) { LayoutItem(width: 100) } }.orthogonalScrolling(.continuous)
      )
    case .sectionThatFlows: Section { view }.layout(.flow())
    case .sectionByEnvironment: Section { view }.layout { _ in LayoutSection { .columns(2, height: 40) } }
    default: Section { view }
    }
  }

  @ViewBuilder
  private func disclosure(_ view: AnyView) -> some View {
    switch self {
    case .outlineTitle: List { OutlineGroup([Leaf(id: 1)], children: \.children) { _ in view } }
    case .disclosureContent:
      DisclosureGroup(isExpanded: true) {
        view
      } label: {
        Text("title")
      }
    case .disclosureTitleInList:
      List {
        DisclosureGroup(isExpanded: true) {
          Text("x")
        } label: {
          view
        }
      }
    default:
      DisclosureGroup(isExpanded: true) {
        Text("x")
      } label: {
        view
      }
    }
  }

  @ViewBuilder
  private func parts(_ view: AnyView) -> some View {
    switch self {
    case .grid: Grid { view }
    case .gridRow: Grid { GridRow { view } }
    case .badge: view.badge(2)
    case .label: Label(title: { view }, icon: { Image(systemName: "star") })
    case .unavailableActions: ContentUnavailableView(label: { Text("nothing") }, actions: { view })
    default: ContentUnavailableView(label: { Text("nothing") }, description: { view })
    }
  }

  @ViewBuilder
  private func other(_ view: AnyView) -> some View {
    switch self {
    case .lazyGrid: LazyVGrid(columns: [GridItem()]) { view }
    case .scrollView: ScrollView { view }
    case .overlay: Text("under").overlay { view }
    case .background: Text("over").background { view }
    case .splitView:
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        view
      }
    case .form: Form { view }
    case .collection:
      CollectionView {
        OneView(view: view)
      } controllers: {
        OneViewController()
      }
    case .heading: Heading(level: 2) { view }
    case .numberedList: NumberedList { view }
    case .quote: Quote(cite: "somebody") { view }
    case .description: DescriptionList { Description("term") { view } }
    case .figure: Figure("caption") { view }
    case .figureCaption:
      Figure {
        Text("figure")
      } caption: {
        view
      }
    case .article: Article { view }
    case .aside: Aside(.tip) { view }
    case .navigationLinks: Navigation(label: "links") { view }
    case .tableCell:
      Table([1]) {
        TableColumn("column") { _ in view }
        TableColumn("row", value: \.description)
      }
    case .tableFooter: Table(0..<0) { TableColumn("column", value: \.description).footer { view } }.caption("caption")
    case .accessory: ListCell("cell").accessories { Accessory.custom { view } }
    default: VStack { view }
    }
  }

  private struct Leaf: Identifiable {
    let id: Int
    var children: [Leaf]? { nil }
  }

  /// A section of one view, which only its identity tells from others.
  private struct OneView: CollectionSection {
    nonisolated(unsafe) let view: AnyView

    static func == (left: OneView, right: OneView) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  private struct OneViewController: SectionController {
    func view(for section: OneView) -> some View { section.view }
  }
}
