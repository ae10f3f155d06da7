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
public struct Section<Header, Content, Footer> {
  @usableFromInline let header: Header
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer
  @usableFromInline let itemCount: Int?

  @inlinable
  init(header: Header, content: Content, footer: Footer, itemCount: Int?) {
    self.header = header
    self.content = content
    self.footer = footer
    self.itemCount = itemCount
  }
}

extension Section: View, PrimitiveView where Header: View, Content: View, Footer: View {
  @inlinable
  public func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    let parts = SectionParts(
      hasHeader: Header.self != EmptyView.self,
      hasFooter: Footer.self != EmptyView.self,
      holdsCells: Content._holdsCells,
      elementCount: itemCount
    )
    guard !parts.tracksItems(in: outer, for: renderer), renderer._rowScope == nil else {
      return RowCalls.section(
        parts,
        header: header,
        content: SpecializedView(content),
        footer: footer,
        into: renderer
      )
    }
    guard renderer._enter(Nesting.section) else { return }
    defer { renderer._leave(Nesting.section) }
    // Nothing need be known of the items here, so that all of this is specialised for the views.
    renderer.begin(
      .section(SectionDescription(hasHeader: parts.hasHeader, hasFooter: parts.hasFooter, itemCount: itemCount))
    )
    if parts.hasHeader {
      renderer.begin(.slot(.header))
      header._render(into: renderer)
      renderer.end()
    }
    renderer.begin(.slot(.items))
    if parts.hasHeader { renderer.beginEnvironment(outer.belowHeading) }
    content._render(into: renderer)
    if parts.hasHeader { renderer.endEnvironment(restoring: outer) }
    renderer.end()
    if parts.hasFooter {
      renderer.begin(.slot(.footer))
      footer._render(into: renderer)
      renderer.end()
    }
    renderer.end()
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.section) }
}

// MARK: - From views

extension Section where Header: View, Content: View, Footer: View {
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

extension Section where Header: View, Content: View, Footer == EmptyView {
  /// Creates a section whose items are the views of the content.
  @inlinable
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), itemCount: nil)
  }
}

extension Section where Header == EmptyView, Content: View, Footer: View {
  /// Creates a section whose items are the views of the content.
  @inlinable
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, itemCount: nil)
  }
}

extension Section where Header == Text, Content: View, Footer == EmptyView {
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

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section whose items unfold and fold below its header, as a state says.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the items show.
  ///   - content: The items.
  ///   - header: What always shows.
  public init<Title: View, Items: View>(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Items,
    @ViewBuilder header: () -> Title
  ) where Content == DisclosureGroup<Title, Items> {
    let group = DisclosureGroup(isExpanded: isExpanded, content: content, label: header)
    self.init(header: EmptyView(), content: group, footer: EmptyView(), itemCount: nil)
  }

  /// Creates a section whose items unfold and fold below its title, as a state says; inline Markdown in the title is interpreted.
  public init<Items: View>(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Items
  ) where Content == DisclosureGroup<Text, Items> {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section whose items unfold and fold below its title, as a state says.
  @_disfavoredOverload
  public init<Items: View>(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Items
  ) where Content == DisclosureGroup<Text, Items> {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: String(title)) }
  }
}

// MARK: - From data

extension Section where Header: View, Content: View, Footer: View {
  /// Creates a section with an item for each of some identifiable elements.
  @inlinable
  public init<Data: RandomAccessCollection, Item: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (__owned Data.Element) -> Item,
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Item> {
    self.init(header: header(), content: ForEach(data, content: content), footer: footer(), itemCount: data.count)
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
      itemCount: data.count
    )
  }
}
