/// Sections of data, each shown by the controller for its type.
///
/// ```swift
/// CollectionView(dataSource: viewModel) {
///   MountainRangesSection()
///   MountainsSection()
/// }
/// ```
///
/// Each type of section needs exactly one controller. Otherwise a placeholder shows, and a diagnostic names the type
/// and the registered controllers. Two sections of one type with the same identity are a diagnostic too; both show.
public struct CollectionView: PrimitiveView {
  private let showsIndicators: Bool
  private let source: any CollectionDataSource
  private let registry: Registry
  private let place: Diagnostic.Place
  private var header: AnyView?
  private var footer: AnyView?

  /// Creates a collection that shows the sections of a data source.
  ///
  /// - Parameters:
  ///   - showsIndicators: Whether scroll bars show where the collection scrolls.
  ///   - dataSource: The source of the sections. It is asked at each rendering, so a data source that changes shows what it
  ///     has then.
  ///   - fileID: The file that diagnostics name; leave it out.
  ///   - line: The line that diagnostics name; leave it out.
  ///   - builder: The controllers, one for each type of section.
  public init(
    showsIndicators: Bool = true,
    dataSource: some CollectionDataSource,
    fileID: String = #fileID,
    line: Int = #line,
    @CollectionBuilder builder: () -> Registry
  ) {
    self.showsIndicators = showsIndicators
    source = dataSource
    registry = builder()
    place = Diagnostic.Place(fileID: fileID, line: line)
  }

  /// Creates a collection that shows some sections.
  ///
  /// - Parameters:
  ///   - showsIndicators: Whether scroll bars show where the collection scrolls.
  ///   - sections: The sections in the order of the page.
  ///   - fileID: The file that diagnostics name; leave it out.
  ///   - line: The line that diagnostics name; leave it out.
  ///   - builder: The controllers, one for each type of section.
  public init(
    showsIndicators: Bool = true,
    sections: [AnySection],
    fileID: String = #fileID,
    line: Int = #line,
    @CollectionBuilder builder: () -> Registry
  ) {
    self.init(
      showsIndicators: showsIndicators,
      dataSource: GivenSections(sections: sections),
      fileID: fileID,
      line: line,
      builder: builder
    )
  }

  /// Creates a collection that shows some sections with the controllers of a registry.
  package init(_ sections: [AnySection], _ registry: Registry, place: Diagnostic.Place) {
    showsIndicators = true
    source = GivenSections(sections: sections)
    self.registry = registry
    self.place = place
  }

  /// Creates a collection that shows sections of one type.
  ///
  /// ```swift
  /// CollectionView(sections: ranges) { MountainRangeController() }
  /// ```
  ///
  /// - Parameters:
  ///   - showsIndicators: Whether scroll bars show where the collection scrolls.
  ///   - sections: The sections in the order of the page.
  ///   - fileID: The file that diagnostics name; leave it out.
  ///   - line: The line that diagnostics name; leave it out.
  ///   - builder: The controllers; one of them is for the sections' type.
  public init(
    showsIndicators: Bool = true,
    sections: some Sequence<some CollectionSection>,
    fileID: String = #fileID,
    line: Int = #line,
    @CollectionBuilder builder: () -> Registry
  ) {
    self.init(
      showsIndicators: showsIndicators,
      sections: sections.map { AnySection($0) },
      fileID: fileID,
      line: line,
      builder: builder
    )
  }

  /// Creates a collection that shows the sections listed in one closure with the controllers listed in another.
  public init(
    fileID: String = #fileID,
    line: Int = #line,
    @SectionsBuilder sections: () -> [AnySection],
    @CollectionBuilder controllers: () -> Registry
  ) {
    self.init(sections: sections(), fileID: fileID, line: line, builder: controllers)
  }

  public func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    let sections = source.sections
    renderFrame(in: outer, into: renderer) {
      if let header { renderer.slot(.header, header) }
      // By index, because an iterator would hold the array and each section once more.
      for index in sections.indices { render(sections[index], at: index, in: outer, into: renderer) }
      if renderer.checksIdentity {
        for repetition in Self.repetitions(in: sections, at: renderer.place) { renderer.report(repetition) }
      }
      if let footer { renderer.slot(.footer, footer) }
    }
  }

  /// Renders what is around the sections.
  package func renderFrame(in outer: EnvironmentValues, into renderer: any Renderer, content: () -> Void) {
    let description = CollectionDescription(
      showsIndicators: showsIndicators,
      configuration: outer.collectionLayout?.configuration,
      hasHeader: header != nil,
      hasFooter: footer != nil
    )
    let isReadable = description.configuration?.keepsToReadableWidth ?? false
    if isReadable { renderer.begin(.readableWidth) }
    renderer.begin(.collection(description))
    content()
    renderer.end()
    if isReadable { renderer.end() }
  }

  /// Renders one section; `outer` is the environment around the collection.
  package func render(
    _ section: AnySection,
    at index: Int,
    in outer: EnvironmentValues,
    into renderer: any Renderer
  ) {
    let type = section.sectionType
    renderer.begin(.collectionSection(CollectionSectionDescription(index: index, sectionType: type)))
    if let layout = outer.collectionLayout {
      var inner = outer
      inner.collectionLayout = layout.layout(of: section, at: index)
      renderer.beginEnvironment(inner)
      render(section, of: type, into: renderer)
      renderer.endEnvironment(restoring: outer)
    } else {
      render(section, of: type, into: renderer)
    }
    renderer.end()
  }

  private func render(_ section: AnySection, of type: any CollectionSection.Type, into renderer: any Renderer) {
    guard renderer._enter(Nesting.collectionSection) else { return }
    defer { renderer._leave(Nesting.collectionSection) }
    let isRendered = registry.controller(for: type)?.renderView(section, renderer) ?? false
    if !isRendered { renderPlaceholder(for: type, into: renderer) }
  }

  private func renderPlaceholder(for type: any CollectionSection.Type, into renderer: any Renderer) {
    var place = place
    place.subject = renderer.place.subject
    let diagnostic = registry.diagnostic(for: type, at: place)
    renderer.report(diagnostic)
    renderer.begin(.placeholder)
    renderer.text(Text(verbatim: diagnostic.message))
    renderer.end()
  }

  /// Returns a warning for each section with the type and the identity of one before it; all of them show.
  package static func repetitions(
    in sections: [AnySection],
    at place: Diagnostic.Place = Diagnostic.Place()
  ) -> [Diagnostic] {
    // Numbers take a fraction of the memory of identities, and are almost always enough.
    var numbers = Set<Int>(minimumCapacity: sections.count)
    if sections.allSatisfy({ numbers.insert($0.id.hashValue).inserted }) { return [] }
    var seen: [AnySection.ID: Int] = [:]
    return sections.enumerated().compactMap { index, section in
      guard let first = seen.updateValue(seen[section.id] ?? index, forKey: section.id) else { return nil }
      let message =
        "Sections \(first) and \(index) of type \(String(reflecting: section.sectionType)) have the same id. "
        + "Give each section an id of its own."
      return Diagnostic(.warning, .duplicateSection, message, at: place)
    }
  }
}

/// Sections that are known when a collection is made.
private struct GivenSections: CollectionDataSource {
  let sections: [AnySection]
}

// MARK: - Header and footer

extension CollectionView {
  /// Puts a header before all sections.
  ///
  /// ``CompositionalLayout/boundary(_:)`` sets its size and place, and whether it stays visible. By default it is as
  /// wide as the collection.
  public func header(@ViewBuilder _ content: () -> some View) -> CollectionView {
    updating(self) { $0.header = AnyView(content()) }
  }

  /// Puts a footer after all sections.
  ///
  /// ``CompositionalLayout/boundary(_:)`` sets its size and place, and whether it stays visible. By default it is as
  /// wide as the collection.
  public func footer(@ViewBuilder _ content: () -> some View) -> CollectionView {
    updating(self) { $0.footer = AnyView(content()) }
  }
}
