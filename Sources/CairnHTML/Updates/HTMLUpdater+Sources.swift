public import Cairn

extension HTMLUpdater: CollectionUpdater {
  /// Creates an updater for sections of one type, and renders them.
  ///
  /// ```swift
  /// var updater = HTMLUpdater(sections: ranges) { MountainRangeController() }
  /// ```
  ///
  /// - Parameters:
  ///   - sections: The sections in the order of the page.
  ///   - layout: The layout of the collection; `nil` for a plain list.
  ///   - options: How views become HTML; ``HTMLOptions/idPrefix`` tells the ids of several updaters on a page apart.
  ///   - hasOwnStyles: Whether the page has rules of its own that win over others; `false` by default.
  ///   - isInForm: Whether a ``Form`` is around ``content``; `false` by default.
  ///   - fileID: The file that diagnostics name; leave it out.
  ///   - line: The line that diagnostics name; leave it out.
  ///   - controllers: The controllers; one of them is for the sections' type.
  public init(
    sections: some Sequence<some CollectionSection>,
    layout: CompositionalLayout? = nil,
    options: HTMLOptions = .standard,
    hasOwnStyles: Bool = false,
    isInForm: Bool = false,
    fileID: String = #fileID,
    line: Int = #line,
    @CollectionBuilder controllers: () -> Registry
  ) {
    self.init(
      sections: sections.map { AnySection($0) },
      layout: layout,
      options: options,
      hasOwnStyles: hasOwnStyles,
      isInForm: isInForm,
      fileID: fileID,
      line: line,
      controllers: controllers
    )
  }

  /// Creates an updater for a data source, and renders its sections.
  ///
  /// ```swift
  /// var updater = HTMLUpdater(dataSource: source) { DiffableSectionController(for: source) { PeakCell(id: $0) } }
  /// ```
  ///
  /// - Parameters:
  ///   - dataSource: The source of the sections. It is asked once; give it to each update again.
  ///   - layout: The layout of the collection; `nil` for a plain list.
  ///   - options: How views become HTML; ``HTMLOptions/idPrefix`` tells the ids of several updaters on a page apart.
  ///   - hasOwnStyles: Whether the page has rules of its own that win over others; `false` by default.
  ///   - isInForm: Whether a ``Form`` is around ``content``; `false` by default.
  ///   - fileID: The file that diagnostics name; leave it out.
  ///   - line: The line that diagnostics name; leave it out.
  ///   - controllers: The controllers, one for each type of section.
  public init(
    dataSource: some CollectionDataSource,
    layout: CompositionalLayout? = nil,
    options: HTMLOptions = .standard,
    hasOwnStyles: Bool = false,
    isInForm: Bool = false,
    fileID: String = #fileID,
    line: Int = #line,
    @CollectionBuilder controllers: () -> Registry
  ) {
    self.init(
      sections: dataSource.sections,
      layout: layout,
      options: options,
      hasOwnStyles: hasOwnStyles,
      isInForm: isInForm,
      fileID: fileID,
      line: line,
      controllers: controllers
    )
  }
}
