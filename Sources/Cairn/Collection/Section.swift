/// A group of items with a header and a footer.
///
/// Each view of the content is an item; a header or footer is there when you give one. Items form a plain list unless
/// ``View/layout(_:)-(LayoutSection)`` says otherwise.
///
/// ```swift
/// Section(peaks) { peak in
///   Text(peak.name)
/// } header: {
///   Text("Alps")
/// } footer: {
///   Text("\(peaks.count) peaks")
/// }
/// ```
@frozen
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  @usableFromInline let header: Header
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer
  @usableFromInline let itemCount: Int?
  /// Whether each element is one view, so that there is nothing to count.
  @usableFromInline let elementsAreCells: Bool

  @inlinable
  init(header: Header, content: Content, footer: Footer, itemCount: Int?, elementsAreCells: Bool = false) {
    self.header = header
    self.content = content
    self.footer = footer
    self.itemCount = itemCount
    self.elementsAreCells = elementsAreCells
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    let hasHeader = Header.self != EmptyView.self
    let hasFooter = Footer.self != EmptyView.self
    let outer = renderer.environment
    let layout = outer.sectionLayout
    let items = renderer as? ItemRenderer
    let row = items?.rowOfNextSection
    let tracksItems =
      layout != nil || Content._holdsCells || outer.redactionReasons.rawValue != 0 || outer.hasListSelection
      || row != nil || items?.takesSectionsOfList == true
    if tracksItems, countsItems(renderer) {
      renderer.begin(.section(SectionDescription(hasHeader: hasHeader, hasFooter: hasFooter)))
      return renderer.end()
    }
    var inner = hasHeader ? outer.belowHeading : outer
    if layout != nil { inner.sectionLayout = nil }
    let count = tracksItems && !elementsAreCells ? countItems(in: inner, of: layout) : itemCount
    let description = SectionDescription(hasHeader: hasHeader, hasFooter: hasFooter, itemCount: count, layout: layout)
    renderer.begin(.section(description))
    if hasHeader {
      renderer.begin(.slot(.header))
      header._render(into: renderer)
      renderer.end()
    }
    renderer.begin(.slot(.items))
    let changesEnvironment = hasHeader || layout != nil
    if changesEnvironment { renderer.beginEnvironment(inner) }
    if tracksItems {
      content._render(into: ItemRenderer(renderer, itemCount: count, sectionRow: row, takesRows: layout.isList))
    } else {
      content._render(into: renderer)
    }
    if changesEnvironment { renderer.endEnvironment(restoring: outer) }
    renderer.end()
    if hasFooter {
      renderer.begin(.slot(.footer))
      footer._render(into: renderer)
      renderer.end()
    }
    renderer.end()
  }

  /// Whether the section is counted and not shown: it is one item, and counting its own as well would double the work
  /// with each section inside another.
  @usableFromInline
  func countsItems(_ renderer: any Renderer) -> Bool {
    renderer is ItemCounter
  }

  /// Returns the number of views that the content has, which need not be that of the elements.
  @usableFromInline
  func countItems(in environment: EnvironmentValues, of layout: SectionLayout?) -> Int {
    let counter = ItemCounter(environment: environment, takesRows: layout.isList)
    content.render(into: counter)
    return counter.itemCount
  }
}

// MARK: - From views

extension Section {
  /// Creates a section whose items are the views of the content.
  @inlinable
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.init(header: header(), content: content(), footer: footer(), itemCount: nil)
  }

  /// Creates a section whose items are the views of the content.
  @inlinable
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, itemCount: nil)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section whose items are the views of the content.
  @inlinable
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), itemCount: nil)
  }
}

extension Section where Header == EmptyView {
  /// Creates a section whose items are the views of the content.
  @inlinable
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, itemCount: nil)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section under a title, whose inline Markdown is interpreted.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), itemCount: nil)
  }

  /// Creates a section under a title.
  @inlinable
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(verbatim: String(title)), content: content(), footer: EmptyView(), itemCount: nil)
  }
}

// MARK: - From data

extension Section {
  /// Creates a section with an item for each of some identifiable elements.
  @inlinable
  public init<Data: RandomAccessCollection, Item: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (__owned Data.Element) -> Item,
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Item> {
    self.init(
      header: header(),
      content: ForEach(data, content: content),
      footer: footer(),
      itemCount: data.count,
      elementsAreCells: Item.self == ListCell.self
    )
  }

  /// Creates a section with an item for each element, told apart by a key path.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, Item: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (__owned Data.Element) -> Item,
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) where Content == ForEach<Data, ID, Item> {
    self.init(
      header: header(),
      content: ForEach(data, id: id, content: content),
      footer: footer(),
      itemCount: data.count,
      elementsAreCells: Item.self == ListCell.self
    )
  }
}
