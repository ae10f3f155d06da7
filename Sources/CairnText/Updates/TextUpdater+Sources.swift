public import Cairn

extension TextUpdater: CollectionUpdater {
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
}
