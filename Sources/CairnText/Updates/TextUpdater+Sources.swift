public import Cairn

extension TextUpdater {
  /// Creates an updater for sections of one type.
  ///
  /// - Parameters:
  ///   - sections: The sections that are printed first.
  ///   - options: The options of the text; the default is plain text in 80 columns.
  ///   - controllers: The controllers; one of them is for the sections' type.
  public init(
    sections: some Sequence<some CollectionSection>,
    options: TextOptions = TextOptions(width: 80),
    @CollectionBuilder controllers: () -> Registry
  ) {
    self.init(sections: sections.map { AnySection($0) }, options: options, controllers: controllers)
  }

  /// Creates an updater for a data source.
  ///
  /// - Parameters:
  ///   - dataSource: The source of the sections that are printed first. It is asked once; give it to each update again.
  ///   - options: The options of the text; the default is plain text in 80 columns.
  ///   - controllers: The controllers, one for each type of section.
  public init(
    dataSource: some CollectionDataSource,
    options: TextOptions = TextOptions(width: 80),
    @CollectionBuilder controllers: () -> Registry
  ) {
    self.init(sections: dataSource.sections, options: options, controllers: controllers)
  }

  /// Returns which lines are different from those that were printed, for sections of one type.
  ///
  /// - Parameters:
  ///   - sections: The sections now.
  ///   - rendersAll: Whether equal sections are rendered too, because their controllers show data that is not in them.
  /// - Returns: The lines; the updater counts them as printed.
  public mutating func update(
    to sections: some Sequence<some CollectionSection>,
    rendersAll: Bool = false
  ) -> TextUpdate {
    update(to: sections.map { AnySection($0) }, rendersAll: rendersAll)
  }

  /// Returns which lines are different from those that were printed, for a data source.
  ///
  /// - Parameters:
  ///   - dataSource: The source of the sections.
  ///   - rendersAll: Whether equal sections are rendered too, because their controllers show data that is not in them.
  /// - Returns: The lines; the updater counts them as printed.
  public mutating func update(to dataSource: some CollectionDataSource, rendersAll: Bool = false) -> TextUpdate {
    update(to: dataSource.sections, rendersAll: rendersAll)
  }

  /// Returns which lines are different from those that were printed, for a data source of identities.
  ///
  /// Its data is elsewhere and may have changed anywhere, so all sections are rendered.
  ///
  /// - Parameter source: The data source.
  /// - Returns: The lines; the updater counts them as printed.
  public mutating func update<SectionID, ItemID>(to source: DiffableDataSource<SectionID, ItemID>) -> TextUpdate {
    update(to: source.sections, rendersAll: true)
  }
}
